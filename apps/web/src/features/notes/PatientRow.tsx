import type { ChartTaskCounts } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import type { Note } from '@clinical/contract/notes/notes.schemas';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, memo, type MouseEvent, Suspense, useState } from 'react';
import { laterPart } from '../../lib/parts.ts';
import { formatDateTime, formatDay, formatSince } from '../../lib/format.ts';
import { Cell, Row, RowActions as HoverActions } from '../../ui/DataTable.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { refusedWhileViewing } from '../../ui/needs-server.ts';
import { RowButton, RowCheckbox } from '../../ui/RowControls.tsx';
import { ageOn } from './patient-age.ts';
import type { ListLine, Work } from './list-rows.ts';
import { t } from './notes.texts.ts';
import { PatientStatus } from './PatientStatus.tsx';
import classes from './PatientsTable.module.css';
import { TaskCounts } from './TaskCounts.tsx';
import { sayShortAge } from './say-age.ts';

const PatientRowMenu = lazy(
  laterPart(() => import('./PatientRowMenu.tsx').then((module) => ({ default: module.PatientRowMenu }))),
);

/** What the page does for a row. The object stays the same from one drawing to the next, so that rows that did not change rest. */
export type RowActions = {
  onSelect: (note: Note, selected: boolean) => void;
  onStar: (note: Note) => void;
  onTag: (tag: string) => void;
  onEdit: (note: Note) => void;
  onMove: (notes: Note[]) => void;
  onMerge: (note: Note) => void;
  onDelete: (notes: Note[]) => void;
};

type Props = {
  note: Note;
  work: ListLine['work'];
  /** Its place in the whole table, the head being 1. */
  index: number;
  selected: boolean;
  /** On a phone, where the cells of less weight stand below the name. */
  compact: boolean;
  /** Name of the one it is filed in, empty for none; undefined in a workspace without departments. */
  department: string | undefined;
  /** Undefined for a chart without tasks, and while they are not counted. */
  taskCounts: ChartTaskCounts | undefined;
  actions: RowActions;
};

/** "68 F"; the day of birth is in its tooltip. Null when neither is known. */
function ageAndSex({ dateOfBirth, sex }: Note): string | null {
  const age = dateOfBirth === null ? null : ageOn(dateOfBirth, new Date());
  const said = [age && sayShortAge(age), sex === 'female' || sex === 'male' ? t(`${sex}Short`) : null];
  return said.filter(Boolean).join(' ') || null;
}

/** The visit that the row is about: the one that waits, or the chart's last. */
const visitOf = (note: Note, work: Work | null): { at: string; reason: string | null } | null =>
  work?.about === 'visit' || work?.about === 'push' ? { at: work.visitAt, reason: work.reason } : note.lastVisit;

export const PatientRow = memo(function PatientRow({
  note,
  work,
  index,
  selected,
  compact,
  department,
  taskCounts,
  actions,
}: Props) {
  const navigate = useNavigate();
  // the name is the link; the rest of the row is a larger target for the pointer
  const openByPointer = (event: MouseEvent) => {
    if ((event.target as Element).closest('a, button, input, label, [role="menu"]')) return;
    if (elsewhere) void navigate(placeOf(elsewhere));
    else void navigate({ to: '/chat', search: { id: note.id } });
  };
  const who = ageAndSex(note);
  const elsewhere = work?.about === 'task' || work?.about === 'form' ? work : null;
  const visit = visitOf(note, work);
  const booked = work?.about === 'appointment' ? work : null;
  const reason = booked ? booked.title : visit?.reason;
  const mrn = note.mrn === null ? null : t('mrnOf', { mrn: note.mrn });
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
      {!compact && (
        <Cell tight>
          <StarButton note={note} onStar={() => actions.onStar(note)} />
        </Cell>
      )}
      <Cell>
        <Link to="/chat" search={{ id: note.id }} className={classes.name} data-row-link title={note.title}>
          {note.title}
        </Link>
        {compact && (
          <>
            <span className={classes.below}>
              {elsewhere ? <WorkLink work={elsewhere} /> : [who, mrn, reason].filter(Boolean).join(' · ')}
            </span>
            <span className={classes.belowStatus}>
              <PatientStatus note={note} work={work} />
              {taskCounts && !work && <TaskCounts counts={taskCounts} />}
              {visit && !elsewhere && !booked && <time dateTime={visit.at}>{formatSince(visit.at)}</time>}
            </span>
          </>
        )}
        {!compact && (department || taskCounts) && (
          <span className={classes.below}>
            {department}
            {department && taskCounts && ' · '}
            {taskCounts && <TaskCounts counts={taskCounts} />}
          </span>
        )}
      </Cell>
      {!compact && (
        <>
          <Cell minor>
            <span title={note.dateOfBirth === null ? undefined : t('bornOn', { date: formatDay(note.dateOfBirth) })}>
              {who ?? <span className={classes.muted}>{t('notKnown')}</span>}
            </span>
          </Cell>
          <Cell minor>{note.mrn}</Cell>
          <Cell minor>
            {visit ? (
              <time dateTime={visit.at} title={formatDateTime(visit.at)}>
                {formatSince(visit.at)}
              </time>
            ) : (
              <span className={classes.muted}>{t('noVisits')}</span>
            )}
          </Cell>
          <Cell minor="wide">
            <span className={classes.reason}>
              {elsewhere ? <WorkLink work={elsewhere} /> : <span title={reason ?? undefined}>{reason}</span>}
              <Tags tags={note.tags} onTag={actions.onTag} />
            </span>
          </Cell>
          <Cell minor>
            <PatientStatus note={note} work={work} />
          </Cell>
        </>
      )}
      <Cell align="right" tight={compact}>
        <HoverActions>
          <RowMenu note={note} actions={actions} />
        </HoverActions>
      </Cell>
    </Row>
  );
});

/** What is done on a page of its own. */
type Elsewhere = Extract<Work, { about: 'task' | 'form' }>;

/** The tasks of one chart with this one open, or the form. */
const placeOf = (work: Elsewhere) =>
  work.about === 'form'
    ? ({ to: '/ai-forms', search: { draft: work.draftId } } as const)
    : ({ to: '/ai-tasks', search: { noteId: work.note.id, who: 'all', task: work.taskId } } as const);

function WorkLink({ work }: { work: Elsewhere }) {
  return (
    <Link {...placeOf(work)} className={classes.task} title={t(work.about === 'form' ? 'openForm' : 'openTask')}>
      {work.title}
    </Link>
  );
}

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
  if (tags.length === 0) return null;
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
