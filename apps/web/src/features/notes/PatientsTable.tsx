import type { Note } from '@clinical/contract/notes/notes.schemas';
import { Checkbox, VisuallyHidden } from '@mantine/core';
import { useRef } from 'react';
import { useShortcut } from '../../lib/shortcuts/shortcuts.ts';
import { DataTable, HeadCell } from '../../ui/DataTable.tsx';
import { t } from './notes.texts.ts';
import { PatientRow } from './PatientRow.tsx';

type Props = {
  notes: readonly Note[];
  chosen: ReadonlySet<string>;
  onChoose: (ids: ReadonlySet<string>) => void;
  onEdit: (note: Note) => void;
  onDelete: (notes: Note[]) => void;
};

export function PatientsTable({ notes, chosen, onChoose, onEdit, onDelete }: Props) {
  const body = useRef<HTMLTableSectionElement>(null);
  const step = (by: 1 | -1) => {
    const links = [...(body.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
    const row = document.activeElement?.closest('tr');
    const at = links.findIndex((link) => link.closest('tr') === row);
    links[at < 0 ? 0 : Math.min(links.length - 1, Math.max(0, at + by))]?.focus();
  };
  useShortcut('j', t('keyNext'), () => step(1));
  useShortcut('k', t('keyPrevious'), () => step(-1));
  useShortcut('e', t('keyEdit'), () => {
    const id = document.activeElement?.closest('tr')?.dataset['note'];
    const note = notes.find((each) => each.id === id);
    if (note?.abilities.edit) onEdit(note);
  });
  const chosenHere = notes.filter((note) => chosen.has(note.id)).length;
  const choose = (note: Note, selected: boolean) => {
    const next = new Set(chosen);
    if (selected) next.add(note.id);
    else next.delete(note.id);
    onChoose(next);
  };

  return (
    <DataTable label={t('patientsList')}>
      <thead>
        <tr>
          <HeadCell width={44}>
            <Checkbox
              size="xs"
              radius="xs"
              aria-label={t('chooseAll')}
              checked={chosenHere > 0 && chosenHere === notes.length}
              indeterminate={chosenHere > 0 && chosenHere < notes.length}
              onChange={(event) =>
                onChoose(event.currentTarget.checked ? new Set(notes.map((note) => note.id)) : new Set())
              }
            />
          </HeadCell>
          <HeadCell>{t('name')}</HeadCell>
          <HeadCell minor width={128}>
            {t('dateOfBirth')}
          </HeadCell>
          <HeadCell minor width={136}>
            {t('lastActivity')}
          </HeadCell>
          <HeadCell minor width={80} align="right">
            {t('entries')}
          </HeadCell>
          <HeadCell minor width={168}>
            {t('progress')}
          </HeadCell>
          <HeadCell width={56}>
            <VisuallyHidden>{t('actions')}</VisuallyHidden>
          </HeadCell>
        </tr>
      </thead>
      <tbody ref={body}>
        {notes.map((note) => (
          <PatientRow
            key={note.id}
            note={note}
            selected={chosen.has(note.id)}
            onSelect={(selected) => choose(note, selected)}
            onEdit={() => onEdit(note)}
            onDelete={() => onDelete([note])}
          />
        ))}
      </tbody>
    </DataTable>
  );
}
