import type { BookingHours, WeeklySpan } from '@clinical/contract/schedules/availability.schemas';
import { ActionIcon, Button, Select, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { dayName, timeZones, week } from '../../lib/week.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { toast } from '../../ui/toast.ts';
import { useSetBookingHours } from './availability.api.ts';
import { t } from './availability.texts.ts';
import { ownZone } from './days.ts';
import classes from './VisitSettings.module.css';
import { nextSpan, wrongDay } from './weekly-hours.ts';

type Entered = WeeklySpan & { key: string };

const keyed = (span: WeeklySpan): Entered => ({ ...span, key: crypto.randomUUID() });

/** The week of one clinician, in the zone where they work. */
export function BookingHoursForm({ hours }: { hours: BookingHours }) {
  const save = useSetBookingHours(hours.clinician.id);
  const [spans, setSpans] = useState(() => hours.spans.map(keyed));
  const [timeZone, setTimeZone] = useState(hours.source === 'none' ? ownZone() : hours.timeZone);
  const [isChanged, setChanged] = useState(false);
  const mayEdit = hours.abilities.edit;
  const change = (next: Entered[]) => {
    setSpans(next);
    setChanged(true);
  };
  const ofDay = (day: number) => spans.filter((span) => span.day === day);
  const isWrong = week.some((day) => wrongDay(ofDay(day)) !== null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { version: hours.version, timeZone, spans: spans.map(({ day, from, to }) => ({ day, from, to })) };
    save.mutate(body, { onSuccess: () => toast.success(t('hoursSaved')) });
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      {hours.source === 'profile' && <p className={classes.hint}>{t('fromProfile')}</p>}
      {hours.source === 'none' && <p className={classes.hint}>{t('noneSet')}</p>}
      <ul className={classes.days}>
        {week.map((day) => (
          <Day
            key={day}
            day={day}
            spans={ofDay(day)}
            mayEdit={mayEdit}
            onChange={(own) => change([...spans.filter((span) => span.day !== day), ...own])}
          />
        ))}
      </ul>
      <Select
        className={classes.limit}
        label={t('timeZone')}
        searchable
        allowDeselect={false}
        disabled={!mayEdit}
        data={timeZones(timeZone)}
        value={timeZone}
        onChange={(value) => {
          setTimeZone(value ?? timeZone);
          setChanged(true);
        }}
      />
      <FormFailure message={save.error && messageOf(save.error)} />
      {mayEdit && (
        <div className={classes.actions}>
          <Button type="submit" loading={save.isPending} disabled={!isChanged || isWrong}>
            {t('saveHours')}
          </Button>
        </div>
      )}
    </form>
  );
}

type DayProps = { day: number; spans: readonly Entered[]; mayEdit: boolean; onChange: (spans: Entered[]) => void };

function Day({ day, spans, mayEdit, onChange }: DayProps) {
  const name = dayName(day, 'long');
  const wrong = wrongDay(spans);
  const put = (key: string, part: Partial<WeeklySpan>) =>
    onChange(spans.map((span) => (span.key === key ? { ...span, ...part } : span)));
  return (
    <li className={classes.day}>
      <span className={classes.dayName}>{name}</span>
      {spans.length === 0 ? (
        <p className={classes.off}>{t('dayOff')}</p>
      ) : (
        <div className={classes.spans}>
          {spans.map(({ key, from, to }, place) => (
            <div key={key} className={classes.span}>
              <TextInput
                type="time"
                required
                disabled={!mayEdit}
                aria-label={t('fromOf', { day: name, n: place + 1 })}
                value={from}
                onChange={(event) => put(key, { from: event.currentTarget.value })}
              />
              <span aria-hidden>–</span>
              <TextInput
                type="time"
                required
                disabled={!mayEdit}
                aria-label={t('toOf', { day: name, n: place + 1 })}
                value={to}
                onChange={(event) => put(key, { to: event.currentTarget.value })}
              />
              {mayEdit && (
                <ActionIcon
                  aria-label={t('removeSpan', { day: name, n: place + 1 })}
                  onClick={() => onChange(spans.filter((span) => span.key !== key))}
                >
                  <Icon name="trash" />
                </ActionIcon>
              )}
            </div>
          ))}
          {wrong && <p className={classes.wrong}>{t(wrong)}</p>}
        </div>
      )}
      {mayEdit && spans.length < 4 && (
        <ActionIcon
          aria-label={t('addSpan', { day: name })}
          onClick={() => onChange([...spans, keyed(nextSpan(day, spans))])}
        >
          <Icon name="plus" />
        </ActionIcon>
      )}
    </li>
  );
}
