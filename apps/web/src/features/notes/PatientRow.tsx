import type { Note } from '@clinical/contract/notes/notes.schemas';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, memo, type MouseEvent, Suspense, useState } from 'react';
import { laterPart } from '../../lib/parts.ts';
import { formatDateTime, formatDay, formatNumber, formatSince } from '../../lib/format.ts';
import { Cell, Row, RowActions as HoverActions } from '../../ui/DataTable.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { refusedWhileViewing } from '../../ui/needs-server.ts';
import { RowButton, RowCheckbox } from '../../ui/RowControls.tsx';
import { t } from './notes.texts.ts';
import { PatientProgress } from './PatientProgress.tsx';
import classes from './PatientsTable.module.css';

const PatientRowMenu = lazy(
  laterPart(() => import('./PatientRowMenu.tsx').then((module) => ({ default: module.PatientRowMenu }))),
);

/** What the page does for a row. The object stays the same from one drawing to the next, so that rows that did not change rest. */
export type RowActions = {
  onSelect: (note: Note, selected: boolean) => void;
  onStar: (note: Note) => void;
  onTag: (tag: string) => void;
  onEdit: (note: Note) => void;
  onMove: (note: Note) => void;
  onMerge: (note: Note) => void;
  onDelete: (notes: Note[]) => void;
};

type Props = {
  note: Note;
  /** Its place in the whole table, the head being 1. */
  index: number;
  selected: boolean;
  /** On a phone, where the cells of less weight stand below the name. */
  compact: boolean;
  /** Name of the one it is filed in, empty for none; undefined in a workspace without departments. */
  department: string | undefined;
  actions: RowActions;
};

export const PatientRow = memo(function PatientRow({ note, index, selected, compact, department, actions }: Props) {
  const navigate = useNavigate();
  // the name is the link; the rest of the row is a larger target for the pointer
  const openByPointer = (event: MouseEvent) => {
    if ((event.target as Element).closest('a, button, input, label, [role="menu"]')) return;
    void navigate({ to: '/chat', search: { id: note.id } });
  };
  const born = note.dateOfBirth === null ? null : formatDay(note.dateOfBirth);
  return (
    <Row
      selected={selected}
      aria-rowindex={index}
      data-row
      data-note={note.id}
      style={{ cursor: 'pointer' }}
      onClick={openByPointer}
    >
      <Cell>
        <RowCheckbox
          aria-label={t('choose', { name: note.title })}
          checked={selected}
          onChange={(event) => actions.onSelect(note, event.currentTarget.checked)}
        />
      </Cell>
      <Cell tight>
        <StarButton note={note} onStar={() => actions.onStar(note)} />
      </Cell>
      <Cell>
        <Link to="/chat" search={{ id: note.id }} className={classes.name} data-row-link title={note.title}>
          {note.title}
        </Link>
        {compact && (
          <span className={classes.below}>
            {born !== null && `${t('bornOn', { date: born })} · `}
            {formatSince(note.lastActivityAt)}
            {department && ` · ${department}`}
          </span>
        )}
        {!compact && department && <span className={classes.laptopOnly}>{department}</span>}
      </Cell>
      {!compact && (
        <>
          <Cell minor>{born ?? <span className={classes.muted}>{t('notKnown')}</span>}</Cell>
          <Cell minor>
            <time dateTime={note.lastActivityAt} title={formatDateTime(note.lastActivityAt)}>
              {formatSince(note.lastActivityAt)}
            </time>
          </Cell>
          <Cell minor align="right">
            {formatNumber(note.entries)}
          </Cell>
          {department !== undefined && (
            <Cell minor="wide">
              <span title={department}>{department}</span>
            </Cell>
          )}
          <Cell minor="wide">
            <Tags tags={note.tags} onTag={actions.onTag} />
          </Cell>
          <Cell minor>
            <PatientProgress note={note} />
          </Cell>
        </>
      )}
      <Cell align="right">
        <HoverActions>
          <RowMenu note={note} actions={actions} />
        </HoverActions>
      </Cell>
    </Row>
  );
});

/** Marks a patient whose referral I follow. Only the star itself is seen when nobody points at the row. */
function StarButton({ note, onStar }: { note: Note; onStar: () => void }) {
  const starred = note.isReferralFavorite;
  return (
    <RowButton
      className={classes.star}
      data-starred={starred || undefined}
      aria-pressed={starred}
      aria-label={t('starOf', { name: note.title })}
      title={starred ? t('unstar') : t('star')}
      onClick={onStar}
      {...refusedWhileViewing()}
    >
      <Icon name={starred ? 'star-filled' : 'star'} size={16} />
    </RowButton>
  );
}

const tagsShown = 2;

/** The first tags of the chart; each narrows the list to it. */
function Tags({ tags, onTag }: { tags: readonly string[]; onTag: (tag: string) => void }) {
  const more = tags.slice(tagsShown);
  return (
    <span className={classes.tags}>
      {tags.slice(0, tagsShown).map((tag) => (
        <button
          key={tag}
          type="button"
          className={classes.tag}
          title={t('onlyTag', { tag })}
          onClick={() => onTag(tag)}
        >
          {tag}
        </button>
      ))}
      {more.length > 0 && <span title={more.join(', ')}>+{more.length}</span>}
    </span>
  );
}

/** A plain button until it is used: fifty menus that nobody opens would slow the list down, and their code the page. */
function RowMenu({ note, actions }: { note: Note; actions: RowActions }) {
  const [used, setUsed] = useState(false);
  const button = (
    <RowButton
      aria-label={t('actionsFor', { name: note.title })}
      aria-haspopup="menu"
      onClick={used ? undefined : () => setUsed(true)}
    >
      <Icon name="dots" />
    </RowButton>
  );
  if (!used) return button;
  return (
    <Suspense fallback={button}>
      <PatientRowMenu target={button} note={note} actions={actions} />
    </Suspense>
  );
}
