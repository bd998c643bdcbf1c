import type { Note } from '@clinical/contract/notes/notes.schemas';
import { ActionIcon, Checkbox } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { laterPart } from '../../lib/parts.ts';
import { formatDateTime, formatDay, formatNumber, formatSince } from '../../lib/format.ts';
import { Cell, Row, RowActions } from '../../ui/DataTable.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { t } from './notes.texts.ts';
import { PatientProgress } from './PatientProgress.tsx';
import classes from './PatientsTable.module.css';

const PatientRowMenu = lazy(
  laterPart(() => import('./PatientRowMenu.tsx').then((module) => ({ default: module.PatientRowMenu }))),
);

type Props = {
  note: Note;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  onEdit: () => void;
  onDelete: () => void;
};

export function PatientRow({ note, selected, onSelect, onEdit, onDelete }: Props) {
  const navigate = useNavigate();
  // the name is the link; the rest of the row is a larger target for the pointer
  const openByPointer = (event: MouseEvent) => {
    if ((event.target as Element).closest('a, button, input, label, [role="menu"]')) return;
    void navigate({ to: '/chat', search: { id: note.id } });
  };
  const born = note.dateOfBirth === null ? null : formatDay(note.dateOfBirth);
  return (
    <Row selected={selected} data-note={note.id} style={{ cursor: 'pointer' }} onClick={openByPointer}>
      <Cell>
        <Checkbox
          size="xs"
          radius="xs"
          aria-label={t('choose', { name: note.title })}
          checked={selected}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
      </Cell>
      <Cell>
        <Link to="/chat" search={{ id: note.id }} className={classes.name} data-row-link title={note.title}>
          {note.title}
        </Link>
        <span className={classes.phoneOnly}>
          {born !== null && `${t('bornOn', { date: born })} · `}
          {formatSince(note.lastActivityAt)}
        </span>
      </Cell>
      <Cell minor>{born ?? <span className={classes.muted}>{t('notKnown')}</span>}</Cell>
      <Cell minor>
        <time dateTime={note.lastActivityAt} title={formatDateTime(note.lastActivityAt)}>
          {formatSince(note.lastActivityAt)}
        </time>
      </Cell>
      <Cell minor align="right">
        {formatNumber(note.entries)}
      </Cell>
      <Cell minor>
        <PatientProgress note={note} />
      </Cell>
      <Cell align="right">
        <RowActions>
          <RowMenu note={note} onEdit={onEdit} onDelete={onDelete} />
        </RowActions>
      </Cell>
    </Row>
  );
}

/** A plain button until it is used: fifty menus that nobody opens would slow the list down, and their code the page. */
function RowMenu({ note, onEdit, onDelete }: Pick<Props, 'note' | 'onEdit' | 'onDelete'>) {
  const [used, setUsed] = useState(false);
  const button = (
    <ActionIcon
      aria-label={t('actionsFor', { name: note.title })}
      aria-haspopup="menu"
      onClick={used ? undefined : () => setUsed(true)}
    >
      <Icon name="dots" />
    </ActionIcon>
  );
  if (!used) return button;
  return (
    <Suspense fallback={button}>
      <PatientRowMenu target={button} note={note} onEdit={onEdit} onDelete={onDelete} />
    </Suspense>
  );
}
