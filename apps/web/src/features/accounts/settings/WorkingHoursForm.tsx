import type { WorkingHours } from '@clinical/contract/accounts/accounts.schemas';
import { Button, Checkbox, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { dayName, timeZones, week } from '../../../lib/week.ts';
import { t } from './settings.texts.ts';
import classes from './SettingsPage.module.css';
import { useSaveProfile } from './use-save-profile.ts';

/** Days and times that somebody works, in their own zone. Saved with each change that makes sense. */
export function WorkingHoursForm({ hours }: { hours: WorkingHours | null }) {
  const save = useSaveProfile();
  const [draft, setDraft] = useState<WorkingHours | null>(null);
  const shown = draft ?? hours;
  const change = async (part: Partial<WorkingHours>) => {
    if (!shown) return;
    const next = { ...shown, ...part };
    setDraft(next);
    if (next.from < next.to && (await save({ workingHours: next })) === null) setDraft(null);
  };
  if (!shown) {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const usual = { days: [1, 2, 3, 4, 5], from: '08:00', to: '17:00', timeZone };
    return (
      <Button variant="default" onClick={() => void save({ workingHours: usual })}>
        {t('setHours')}
      </Button>
    );
  }
  const toggle = (day: number, on: boolean) =>
    change({ days: on ? [...shown.days, day].toSorted((a, b) => a - b) : shown.days.filter((each) => each !== day) });
  return (
    <div className={classes.stack}>
      <fieldset className={classes.days}>
        <legend>{t('workingDays')}</legend>
        {week.map((day) => (
          <Checkbox
            key={day}
            label={dayName(day)}
            checked={shown.days.includes(day)}
            onChange={(event) => void toggle(day, event.currentTarget.checked)}
          />
        ))}
      </fieldset>
      <div className={classes.grid}>
        <div className={classes.grid}>
          <TextInput
            type="time"
            label={t('from')}
            value={shown.from}
            onChange={(event) => void change({ from: event.currentTarget.value })}
          />
          <TextInput
            type="time"
            label={t('to')}
            value={shown.to}
            error={shown.from < shown.to ? undefined : t('hoursOrder')}
            onChange={(event) => void change({ to: event.currentTarget.value })}
          />
        </div>
        <Select
          label={t('timeZone')}
          searchable
          data={timeZones(shown.timeZone)}
          value={shown.timeZone}
          onChange={(timeZone) => timeZone !== null && void change({ timeZone })}
        />
      </div>
      <Button
        className={classes.start}
        variant="subtle"
        color="gray"
        onClick={() => {
          setDraft(null);
          void save({ workingHours: null });
        }}
      >
        {t('removeHours')}
      </Button>
    </div>
  );
}
