import type { Note } from '@clinical/contract/notes/notes.schemas';
import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useFocusBack } from '../../lib/focus-back.ts';
import { departmentChoicesQuery, DepartmentSelect } from '../teams/public.ts';
import { t } from './notes.texts.ts';
import classes from './PatientDialog.module.css';
import { useChartActions } from './use-chart-actions.ts';

type Props = { note: Note; onClose: () => void };

/** Files a chart in another department, whose members see it then, or in none. */
export function MoveDialog({ note, onClose }: Props) {
  useFocusBack();
  const { moveTo } = useChartActions();
  const departments = useQuery(departmentChoicesQuery).data ?? [];
  const [chosen, setChosen] = useState(note.departmentId);
  const named = (id: string | null) => departments.find((department) => department.id === id) ?? null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onClose();
    void moveTo(note, named(chosen), named(note.departmentId));
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('moveTitle', { name: note.title })}
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
          <Button type="submit" disabled={chosen === note.departmentId}>
            {t(chosen === null ? 'takeOut' : 'move')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
