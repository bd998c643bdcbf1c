import type { Appointment } from '@clinical/contract/schedules/schedules.schemas';
import { ApiError } from '@clinical/api-client/api-error';
import { Button, Modal, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useFocusBack } from '../../lib/focus-back.ts';
import { messageOf } from '../../lib/form-errors.ts';
import { currentSession } from '../../lib/session/session.ts';
import parts from '../../ui/dialog-parts.module.css';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { LongTextarea } from '../../ui/LongTextarea.tsx';
import { toast } from '../../ui/toast.ts';
import { ChartSelect } from '../notes/public.ts';
import { workspaceUsersQuery } from '../teams/public.ts';
import { nextQuarter, ownZone } from './days.ts';
import { FreeTimes } from './FreeTimes.tsx';
import { useSchedules, visitTypesQuery } from './schedules.api.ts';
import { t } from './schedules.texts.ts';
import classes from './Schedules.module.css';

type Props = {
  /** The day that is shown, which a new one is for. */
  date: string;
  /** HH:MM that a new one begins at, and with whom, where that was chosen. */
  time?: string | undefined;
  clinicianId?: string | undefined;
  /** The one that is changed; null for a new one. */
  appointment: Appointment | null;
  onClose: () => void;
  /** The day that it is on now. */
  onBooked: (date: string) => void;
};

const lengths = [10, 15, 20, 30, 40, 45, 60, 90];
const usualLength = 20;

/** Books a visit, or moves and changes one. A time that is taken is told, and all that was typed stays. */
export function AppointmentDialog({ date, time, clinicianId, appointment, onClose, onBooked }: Props) {
  useFocusBack();
  const { book, change } = useSchedules();
  const people = useQuery(workspaceUsersQuery).data ?? [];
  const types = useQuery(visitTypesQuery).data?.types ?? [];
  // another wish is another request, also after one that was refused
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [form, setForm] = useState(() => ({
    noteId: appointment?.note.id ?? '',
    date: appointment?.localStart.slice(0, 10) ?? date,
    time: appointment?.localStart.slice(11) ?? time ?? nextQuarter(new Date()),
    /** A free time that was chosen; null when the time was typed. */
    chosen: null as string | null,
    minutes: appointment?.minutes ?? usualLength,
    typeId: '',
    clinicianId: appointment?.clinician.id ?? clinicianId ?? currentSession()?.user.id ?? '',
    title: appointment?.title ?? '',
    prompt: appointment?.prompt ?? '',
  }));
  const set = (changes: Partial<typeof form>) => {
    setForm((before) => ({ ...before, ...changes }));
    setKey(crypto.randomUUID());
    // what was refused is not what stands here now
    book.reset();
    change.reset();
  };
  const timeZone = appointment?.timeZone ?? ownZone();
  const busy = book.isPending || change.isPending;
  const failure = book.error ?? change.error;
  const saved = () => {
    toast.success(t('saved'));
    onBooked(form.date);
    onClose();
  };
  const chooseType = (typeId: string) => {
    const type = types.find(({ id }) => id === typeId);
    set({ typeId, ...(type ? { minutes: type.minutes } : {}) });
  };
  const save = (evenClosed: boolean) => {
    const { noteId, minutes, title, prompt, typeId } = form;
    const chosenClinician = form.clinicianId;
    const startsAt = form.chosen ?? `${form.date}T${form.time}`;
    const known = evenClosed ? { evenClosed } : {};
    if (!appointment) {
      const kind = typeId === '' ? {} : { typeId };
      const named = title === '' ? {} : { title };
      const body = {
        noteId,
        startsAt,
        timeZone,
        minutes,
        clinicianId: chosenClinician,
        prompt,
        ...kind,
        ...named,
        ...known,
      };
      return book.mutate({ ...body, key }, { onSuccess: saved });
    }
    const { id, version } = appointment;
    const same = [appointment.localStart, appointment.startsAt].includes(startsAt);
    const moved = same ? {} : { startsAt, timeZone };
    const other = chosenClinician === appointment.clinician.id ? {} : { clinicianId: chosenClinician };
    change.mutate({ id, version, minutes, title, prompt, ...moved, ...other, ...known }, { onSuccess: saved });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(false);
  };
  const isClosed = failure instanceof ApiError && failure.code === 'DAY_CLOSED';
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(appointment ? 'changeTitle' : 'newTitle')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form className={classes.dialog} onSubmit={submit}>
        {appointment ? (
          <p className={classes.whom}>{appointment.note.title}</p>
        ) : (
          <ChartSelect label={t('patient')} onChoose={(noteId) => set({ noteId })} />
        )}
        {!appointment && types.length > 0 && (
          <NativeSelect
            label={t('visitType')}
            value={form.typeId}
            data={[{ value: '', label: t('noType') }, ...types.map(({ id, name }) => ({ value: id, label: name }))]}
            onChange={(event) => chooseType(event.currentTarget.value)}
          />
        )}
        <div className={classes.fields}>
          <TextInput
            type="date"
            required
            label={t('date')}
            value={form.date}
            onChange={(event) => set({ date: event.currentTarget.value, chosen: null })}
          />
          <TextInput
            type="time"
            required
            label={t('time')}
            value={form.time}
            onChange={(event) => set({ time: event.currentTarget.value, chosen: null })}
          />
          <NativeSelect
            label={t('length')}
            value={String(form.minutes)}
            data={[...new Set([...lengths, form.minutes])]
              .toSorted((a, b) => a - b)
              .map((n) => ({ value: String(n), label: t('minutes', { n }) }))}
            onChange={(event) => set({ minutes: Number(event.currentTarget.value) })}
          />
        </div>
        {timeZone !== ownZone() && <p className={classes.hint}>{t('zone', { zone: timeZone })}</p>}
        <NativeSelect
          label={t('clinician')}
          value={form.clinicianId}
          data={people.map(({ id, name, email }) => ({ value: id, label: name === '' ? email : name }))}
          onChange={(event) => set({ clinicianId: event.currentTarget.value })}
        />
        <FreeTimes
          clinicianId={form.clinicianId}
          date={form.date}
          timeZone={timeZone}
          typeId={form.typeId}
          scheduleId={appointment?.id ?? null}
          minutes={form.minutes}
          clock={form.time}
          chosen={form.chosen}
          onChoose={({ at, clock }) => set({ time: clock, chosen: at })}
        />
        <TextInput
          label={t('reason')}
          maxLength={200}
          value={form.title}
          onChange={(event) => set({ title: event.currentTarget.value })}
        />
        <LongTextarea
          label={t('prompt')}
          description={t('promptHint')}
          autosize
          minRows={2}
          maxLength={2000}
          value={form.prompt}
          onChange={(event) => set({ prompt: event.currentTarget.value })}
        />
        <FormFailure message={failure && messageOf(failure)} />
        <div className={parts.actions}>
          <Button variant="default" onClick={onClose}>
            {t('keep')}
          </Button>
          {isClosed && (
            <Button variant="default" loading={busy} onClick={() => save(true)}>
              {t('bookAnyway')}
            </Button>
          )}
          <Button type="submit" loading={busy} disabled={form.noteId === ''}>
            {t(appointment ? 'save' : 'book')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
