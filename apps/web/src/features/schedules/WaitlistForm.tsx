import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useToday } from '../../lib/use-today.ts';
import { EditableForm } from '../../ui/editable-list/EditableForm.tsx';
import { ChartSelect } from '../notes/public.ts';
import { workspaceUsersQuery } from '../teams/public.ts';
import { shiftDay } from './days.ts';
import { visitTypesQuery } from './schedules.api.ts';
import { useWaitlist } from './waitlist.api.ts';
import { t } from './waitlist.texts.ts';
import classes from './Waitlist.module.css';

const words = { save: t('save'), cancel: t('cancel'), saved: t('saved'), notSaved: t('notSaved') };
const usualDays = 28;

/** Puts a patient on the waitlist. */
export function WaitlistForm({ onDone }: { onDone: () => void }) {
  const today = useToday();
  const { add } = useWaitlist();
  const people = useQuery(workspaceUsersQuery).data ?? [];
  const types = useQuery(visitTypesQuery).data?.types ?? [];
  const blank = { noteId: '', clinicianId: '', typeId: '', until: shiftDay(today, usualDays), reason: '' };
  const [form, setForm] = useState(() => ({ ...blank, key: crypto.randomUUID() }));
  // another wish is another request, also after one that was refused
  const set = (changes: Partial<typeof blank>) =>
    setForm((before) => ({ ...before, ...changes, key: crypto.randomUUID() }));
  const { noteId, clinicianId, typeId, until, reason, key } = form;
  const values = {
    key,
    noteId,
    until,
    reason,
    ...(clinicianId === '' ? {} : { clinicianId }),
    ...(typeId === '' ? {} : { typeId }),
  };
  return (
    <EditableForm save={add} values={values} complete={noteId !== '' && until >= today} words={words} onDone={onDone}>
      <ChartSelect label={t('patient')} onChoose={(id) => set({ noteId: id })} />
      <div className={classes.fields}>
        <NativeSelect
          label={t('clinician')}
          value={clinicianId}
          data={[
            { value: '', label: t('anyClinician') },
            ...people.map(({ id, name, email }) => ({ value: id, label: name === '' ? email : name })),
          ]}
          onChange={(event) => set({ clinicianId: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('visitType')}
          value={typeId}
          data={[{ value: '', label: t('noType') }, ...types.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={(event) => set({ typeId: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          required
          label={t('until')}
          min={today}
          value={until}
          onChange={(event) => set({ until: event.currentTarget.value })}
        />
      </div>
      <TextInput
        label={t('reason')}
        maxLength={200}
        value={reason}
        onChange={(event) => set({ reason: event.currentTarget.value })}
      />
    </EditableForm>
  );
}
