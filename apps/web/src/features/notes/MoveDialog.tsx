import type { Note } from '@clinical/contract/notes/notes.schemas';
import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useFocusBack } from '../../lib/focus-back.ts';
import { departmentChoicesQuery, DepartmentSelect } from '../teams/public.ts';
import { t } from './notes.texts.ts';
import classes from './PatientDialog.module.css';
import { useChartActions } from './use-chart-actions.ts';

type Props = { notes: readonly Note[]; onClose: () => void };

/** Files charts in another department, whose members see them then, or in none. */
export function MoveDialog({ notes, onClose }: Props) {
  useFocusBack();
  const { moveTo } = useChartActions();
  const departments = useQuery(departmentChoicesQuery).data ?? [];
  const [first] = notes;
  const common = notes.every(({ departmentId }) => departmentId === first?.departmentId) ? first?.departmentId : null;
  const [chosen, setChosen] = useState(common ?? null);
  const named = (id: string | null) => departments.find((department) => department.id === id) ?? null;
  const moving = notes.filter(({ departmentId }) => departmentId !== chosen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onClose();
    for (const note of moving) void moveTo(note, named(chosen), named(note.departmentId));
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={
        first && notes.length === 1 ? t('moveTitle', { name: first.title }) : t('moveManyTitle', { n: notes.length })
      }
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form onSubmit={submit} className={classes.form}>
        <div className={classes.wide}>
          <DepartmentSelect
            value={chosen}
            onChange={setChosen}
            among={(department) => department.abilities.fileNotes}
            autoFocus
          />
        </div>
        <p className={classes.wide}>{t('moveText')}</p>
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={moving.length === 0}>
            {t(chosen === null ? 'takeOut' : 'move')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
