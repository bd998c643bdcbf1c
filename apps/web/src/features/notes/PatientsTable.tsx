import type { Note, NoteSort } from '@clinical/contract/notes/notes.schemas';
import { VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { useShortcut } from '../../lib/shortcuts/shortcuts.ts';
import { DataTable, HeadCell } from '../../ui/DataTable.tsx';
import { RowCheckbox } from '../../ui/RowControls.tsx';
import { t } from './notes.texts.ts';
import { PatientRow, type RowActions } from './PatientRow.tsx';
import { SortHead } from './SortHead.tsx';
import { useVisibleRows, type VisibleRows } from '../../ui/use-visible-rows.ts';

type Props = {
  notes: readonly Note[];
  /** Rows of the list that stand before these and are not at hand. */
  before: number;
  /** False while more may follow. */
  complete: boolean;
  sort: NoteSort;
  onSort: (sort: NoteSort) => void;
  chosen: ReadonlyMap<string, Note>;
  onChoose: (chosen: ReadonlyMap<string, Note>) => void;
  /** Names by id, when the workspace has departments. */
  departments: ReadonlyMap<string, string> | null;
  onShown: (rows: Pick<VisibleRows, 'first' | 'last'>) => void;
  actions: RowActions;
};

/** The list as a table of any length: only the rows near the window are drawn. */
export function PatientsTable(props: Props) {
  const { notes, before, complete, sort, onSort, chosen, onChoose, onShown, departments, actions } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const { first, last, height } = useVisibleRows(body);
  const compact = useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false });
  useEffect(() => onShown({ first, last }), [first, last, onShown]);
  const total = before + notes.length;
  const [from, to] = [Math.min(Math.max(first, before), total), Math.min(Math.max(last, before), total)];

  const step = (by: 1 | -1) => {
    const links = [...(body.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
    const row = document.activeElement?.closest('tr');
    const at = links.findIndex((link) => link.closest('tr') === row);
    links[at < 0 ? 0 : Math.min(links.length - 1, Math.max(0, at + by))]?.focus();
  };
  const inFocus = () => {
    const id = document.activeElement?.closest('tr')?.dataset['note'];
    return notes.find((each) => each.id === id);
  };
  useShortcut('j', t('keyNext'), () => step(1));
  useShortcut('k', t('keyPrevious'), () => step(-1));
  useShortcut('e', t('keyEdit'), () => {
    const note = inFocus();
    if (note?.abilities.edit) actions.onEdit(note);
  });
  useShortcut('s', t('keyStar'), () => {
    const note = inFocus();
    if (note) actions.onStar(note);
  });
  const chosenHere = notes.filter((note) => chosen.has(note.id)).length;

  return (
    <DataTable label={t('patientsList')} aria-rowcount={complete ? total + 1 : -1}>
      <thead>
        <tr aria-rowindex={1}>
          <HeadCell width={44}>
            <RowCheckbox
              aria-label={t('chooseAll')}
              checked={chosenHere > 0 && chosenHere === notes.length}
              indeterminate={chosenHere > 0 && chosenHere < notes.length}
              onChange={(event) =>
                onChoose(event.currentTarget.checked ? new Map(notes.map((note) => [note.id, note])) : new Map())
              }
            />
          </HeadCell>
          <HeadCell width={36}>
            <VisuallyHidden>{t('starred')}</VisuallyHidden>
          </HeadCell>
          <SortHead sort="name" current={sort} onSort={onSort}>
            {t('name')}
          </SortHead>
          <HeadCell minor width={128}>
            {t('dateOfBirth')}
          </HeadCell>
          <SortHead sort="activity" current={sort} onSort={onSort} minor width={136}>
            {t('lastActivity')}
          </SortHead>
          <HeadCell minor width={80} align="right">
            {t('entries')}
          </HeadCell>
          {departments && (
            <HeadCell minor="wide" width={152}>
              {t('department')}
            </HeadCell>
          )}
          <HeadCell minor="wide" width={160}>
            {t('tags')}
          </HeadCell>
          <HeadCell minor width={120}>
            {t('progress')}
          </HeadCell>
          <HeadCell width={56}>
            <VisuallyHidden>{t('actions')}</VisuallyHidden>
          </HeadCell>
        </tr>
      </thead>
      <tbody ref={body}>
        <Space rows={from} height={height} />
        {notes.slice(from - before, to - before).map((note, place) => (
          <PatientRow
            key={note.id}
            note={note}
            index={from + place + 2}
            selected={chosen.has(note.id)}
            compact={compact}
            department={departments ? (departments.get(note.departmentId ?? '') ?? '') : undefined}
            actions={actions}
          />
        ))}
        <Space rows={total - to} height={height} />
      </tbody>
    </DataTable>
  );
}

/** Stands for rows that are not drawn. */
function Space({ rows, height }: { rows: number; height: number }) {
  return rows > 0 ? <tr aria-hidden style={{ height: rows * height }} /> : null;
}
