import type { Note, NoteSort } from '@clinical/contract/notes/notes.schemas';
import { VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Fragment, useEffect, useMemo, useRef } from 'react';
import { useShortcut } from '../../lib/shortcuts/shortcuts.ts';
import { DataTable, HeadCell } from '../../ui/DataTable.tsx';
import { RowCheckbox } from '../../ui/RowControls.tsx';
import { MoreTasks } from './MoreTasks.tsx';
import { GroupHead } from './GroupHead.tsx';
import { type ListLine, type ListRow, listRows, patientsAbove, type TableRow, withTasks } from './list-rows.ts';
import { t } from './notes.texts.ts';
import { PatientRow, type RowActions } from './PatientRow.tsx';
import classes from './PatientsTable.module.css';
import { SortHead } from './SortHead.tsx';
import type { ChartsTasks, TaskParts } from './use-chart-tasks.ts';
import { useVisibleRows, type VisibleRows } from '../../ui/use-visible-rows.ts';

type Props = {
  /** What needs the reader, above the list. */
  top: readonly ListRow[];
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
  /** All visits of a group that shows only its newest ones. */
  onMore: () => void;
  tasks: ChartsTasks;
  drawTask: TaskParts['draw'];
  actions: RowActions;
};

/** Pixels of a group's head on a phone, where a row has three lines; elsewhere it is as high as a row. The style sheet sets the same. */
const compactHead = 40;
const headsIn = (rows: readonly TableRow[]): number => rows.filter((row) => 'head' in row).length;

/** The list as a table of any length: only the rows near the window are drawn. */
export function PatientsTable(props: Props) {
  const { top, complete, sort, onSort, chosen, onChoose, onShown, departments, onMore, actions } = props;
  const { counts } = props.tasks;
  const { rows, before } = useMemo(() => {
    const list = listRows(top, props.notes, props.before);
    return { ...list, rows: withTasks(list.rows, props.tasks) };
  }, [top, props.notes, props.before, props.tasks]);
  const notes = useMemo(
    () => [...new Map(rows.flatMap((row) => ('note' in row ? [[row.note.id, row.note]] : []))).values()],
    [rows],
  );
  const body = useRef<HTMLTableSectionElement>(null);
  const { first, last, height } = useVisibleRows(body);
  const compact = useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false });
  const above = top.length;
  useEffect(() => {
    const at = (row: number) =>
      Math.max(0, before + patientsAbove(rows, row - before) + Math.max(0, row - before - rows.length) - above);
    onShown({ first: first < before ? Math.max(0, first - above) : at(first), last: at(last) });
  }, [first, last, above, before, rows, onShown]);
  const columns = compact ? 3 : 9;
  const total = before + rows.length;
  const [from, to] = [Math.min(Math.max(first, before), total), Math.min(Math.max(last, before), total)];

  // heads that are not at hand stand above all rows that are
  const headsAbove = headsIn(before > 0 ? top : rows.slice(0, from - before));
  const headsBelow = headsIn(rows.slice(to - before));
  const lower = compact ? height - compactHead : 0;

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
    <div className={classes.list}>
      <DataTable label={t('patientsList')} aria-rowcount={complete ? total + 1 : -1}>
        <thead>
          <tr aria-rowindex={1}>
            <HeadCell width={compact ? 40 : 44}>
              <RowCheckbox
                aria-label={t('chooseAll')}
                checked={chosenHere > 0 && chosenHere === notes.length}
                indeterminate={chosenHere > 0 && chosenHere < notes.length}
                onChange={(event) =>
                  onChoose(event.currentTarget.checked ? new Map(notes.map((note) => [note.id, note])) : new Map())
                }
              />
            </HeadCell>
            {!compact && (
              <HeadCell width={36}>
                <VisuallyHidden>{t('starred')}</VisuallyHidden>
              </HeadCell>
            )}
            <SortHead sort="name" current={sort} onSort={onSort}>
              {t('name')}
            </SortHead>
            {!compact && (
              <>
                <HeadCell minor width={96}>
                  {t('ageAndSex')}
                </HeadCell>
                <HeadCell minor width={116}>
                  {t('mrn')}
                </HeadCell>
                <SortHead sort="activity" current={sort} onSort={onSort} minor width={128}>
                  {t('lastVisit')}
                </SortHead>
                <HeadCell minor="wide" width="22%">
                  {t('reason')}
                </HeadCell>
                <HeadCell minor width={188}>
                  {t('status')}
                </HeadCell>
              </>
            )}
            <HeadCell width={compact ? 44 : 56}>
              <VisuallyHidden>{t('actions')}</VisuallyHidden>
            </HeadCell>
          </tr>
        </thead>
        <tbody ref={body}>
          <Space height={from * height - headsAbove * lower} />
          {rows
            .slice(from - before, to - before)
            .map((row, place) =>
              'head' in row ? (
                <GroupHead key={row.head} {...row} index={from + place + 2} columns={columns} onMore={onMore} />
              ) : 'others' in row ? (
                <MoreTasks key={`more ${row.of.id}`} {...row} index={from + place + 2} columns={columns} />
              ) : 'task' in row ? (
                <Fragment key={`task ${row.task.id}`}>
                  {props.drawTask(row.task, { index: from + place + 2, columns })}
                </Fragment>
              ) : (
                <PatientRow
                  key={keyOf(row)}
                  note={row.note}
                  work={row.work}
                  index={from + place + 2}
                  selected={chosen.has(row.note.id)}
                  compact={compact}
                  department={departments ? (departments.get(row.note.departmentId ?? '') ?? '') : undefined}
                  taskCounts={counts.get(row.note.id)}
                  actions={actions}
                />
              ),
            )}
          <Space height={(total - to) * height - headsBelow * lower} />
        </tbody>
      </DataTable>
    </div>
  );
}

function keyOf({ note, work }: ListLine): string {
  if (work === null) return note.id;
  if (work.about === 'appointment') return work.scheduleId;
  if (work.about === 'form') return work.draftId;
  if (work.about === 'push') return `push ${work.transcriptId}`;
  return work.about === 'task' ? work.taskId : work.transcriptId;
}

/** Stands for rows that are not drawn. */
function Space({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden style={{ height }} /> : null;
}
