import type { ClosedDays, NewClosedDays } from '@clinical/contract/schedules/availability.schemas';
import { TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '../../lib/format.ts';
import { useToday } from '../../lib/use-today.ts';
import { EditableForm } from '../../ui/editable-list/EditableForm.tsx';
import { EditableList } from '../../ui/editable-list/EditableList.tsx';
import { EditableRow } from '../../ui/editable-list/EditableRow.tsx';
import { removeWithUndo } from '../../ui/editable-list/remove-with-undo.ts';
import { closedDaysQuery, deleteClosedDays, useCreateClosedDays } from './availability.api.ts';
import { t } from './availability.texts.ts';
import { schedulesKey } from './schedules-key.api.ts';
import classes from './VisitSettings.module.css';

const words = {
  title: t('closedDays'),
  lead: t('closedLead'),
  add: t('addClosed'),
  none: t('noneClosed'),
  noneText: t('noneClosedText'),
  couldNotLoad: t('closedNotLoaded'),
};

/** Days to come on which the clinic is closed. */
export function ClosedDaysSettings() {
  const today = useToday();
  const mayEdit = useQuery(closedDaysQuery).data?.abilities.edit ?? false;
  const list = useQuery({ ...closedDaysQuery, select: ({ days }) => days.filter(({ last }) => last >= today) });
  return (
    <EditableList
      list={list}
      words={words}
      mayAdd={mayEdit}
      renderRow={(days) => <Row days={days} mayEdit={mayEdit} />}
      renderForm={(_, onDone) => <Form today={today} onDone={onDone} />}
    />
  );
}

function Row({ days, mayEdit }: { days: ClosedDays; mayEdit: boolean }) {
  const queries = useQueryClient();
  const { id, first, last, name } = days;
  const when = first === last ? formatDay(first) : t('fromTo', { first: formatDay(first), last: formatDay(last) });
  const open = async (leaving: boolean) => {
    await deleteClosedDays(id, leaving);
    await queries.invalidateQueries({ queryKey: schedulesKey });
  };
  const removed = { removed: t('reopened', { when }), undo: t('undo'), notRemoved: t('notReopened') };
  return (
    <EditableRow
      title={<h3>{when}</h3>}
      text={name === '' ? undefined : name}
      remove={mayEdit ? { label: t('reopen', { when }), onClick: () => removeWithUndo(id, open, removed) } : undefined}
    />
  );
}

const formWords = { save: t('close'), cancel: t('cancel'), saved: t('closedSaved'), notSaved: t('closedNotSaved') };

function Form({ today, onDone }: { today: string; onDone: () => void }) {
  const save = useCreateClosedDays();
  const [values, setValues] = useState<NewClosedDays>({ first: today, last: today, name: '' });
  const { first, last, name } = values;
  const set = (changes: Partial<NewClosedDays>) => setValues((before) => ({ ...before, ...changes }));
  const isBackwards = first !== '' && last !== '' && last < first;
  return (
    <EditableForm
      save={save}
      values={values}
      complete={first !== '' && last !== '' && !isBackwards}
      words={formWords}
      onDone={onDone}
    >
      <div className={classes.fields}>
        <TextInput
          type="date"
          required
          autoFocus
          label={t('firstDay')}
          value={first}
          onChange={({ currentTarget: { value } }) =>
            set(last === first ? { first: value, last: value } : { first: value })
          }
        />
        <TextInput
          type="date"
          required
          label={t('lastDay')}
          value={last}
          error={isBackwards && t('backwards')}
          onChange={(event) => set({ last: event.currentTarget.value })}
        />
        <TextInput
          label={t('why')}
          maxLength={80}
          value={name}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
      </div>
    </EditableForm>
  );
}
