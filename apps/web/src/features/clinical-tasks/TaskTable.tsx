import type { ClinicalTask } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useShortcut } from '../../lib/shortcuts/shortcuts.ts';
import { DataTable, HeadCell } from '../../ui/DataTable.tsx';
import { useVisibleRows } from '../../ui/use-visible-rows.ts';
import classes from './ClinicalTasks.module.css';
import { t } from './clinical-tasks.texts.ts';
import type { EditTask } from './edit-task.ts';
import loop from './Loop.module.css';
import { LoopPanel } from './LoopPanel.tsx';
import { withRoom } from './loop-room.ts';
import { groupedRows } from './task-groups.ts';
import { TaskLine } from './TaskLine.tsx';

type Props = {
  tasks: readonly ClinicalTask[];
  today: string;
  /** The loop that is open from the start. */
  task: string | undefined;
  starredFirst: boolean;
  onEdit: EditTask;
};

/** Rows that an opened loop takes, beside each other and below each other. */
const roomWide = 4;
const roomNarrow = 9;

/** Tasks by how soon they are due, as a table of any length: only the rows near the window are drawn. */
export function TaskTable({ tasks, today, task, starredFirst, onEdit }: Props) {
  const [opened, setOpened] = useState(task ?? null);
  const onOpen = useCallback(({ id }: ClinicalTask) => setOpened((before) => (before === id ? null : id)), []);
  const narrow = useMediaQuery('(max-width: 56.25em)', undefined, { getInitialValueInEffect: false });
  const size = narrow ? roomNarrow : roomWide;
  const rows = useMemo(
    () => withRoom(groupedRows(tasks, today, starredFirst), opened, size),
    [tasks, today, starredFirst, opened, size],
  );
  const body = useRef<HTMLTableSectionElement>(null);
  const visible = useVisibleRows(body);
  const compact = useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false });
  const [from, to] = [Math.min(visible.first, rows.length), Math.min(visible.last, rows.length)];
  const step = (by: 1 | -1) => {
    const links = [...(body.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
    const row = document.activeElement?.closest('tr');
    const at = links.findIndex((link) => link.closest('tr') === row);
    links[at < 0 ? 0 : Math.min(links.length - 1, Math.max(0, at + by))]?.focus();
  };
  useShortcut('j', t('task'), () => step(1));
  useShortcut('k', t('task'), () => step(-1));
  const columns = compact ? 3 : 7;
  return (
    <div className={classes.list}>
      <DataTable label={t('list')} aria-rowcount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <HeadCell width={compact ? 44 : 132}>
              {compact ? <VisuallyHidden>{t('status')}</VisuallyHidden> : t('status')}
            </HeadCell>
            <HeadCell>{t('task')}</HeadCell>
            {!compact && (
              <>
                <HeadCell minor width="18%">
                  {t('patient')}
                </HeadCell>
                <HeadCell minor width={184}>
                  {t('category')}
                </HeadCell>
                <HeadCell minor width={132}>
                  {t('due')}
                </HeadCell>
                <HeadCell minor="wide" width={148}>
                  {t('assignee')}
                </HeadCell>
              </>
            )}
            <HeadCell width={compact ? 44 : 56}>
              <VisuallyHidden>{t('actions')}</VisuallyHidden>
            </HeadCell>
          </tr>
        </thead>
        <tbody ref={body}>
          <Space rows={from} height={visible.height} />
          {rows.slice(from, to).map((row, place) =>
            'head' in row ? (
              <tr key={row.head} className={classes.group} aria-rowindex={from + place + 2}>
                <th scope="rowgroup" colSpan={columns}>
                  {t(row.head)} <span className={classes.muted}>{row.count}</span>
                </th>
              </tr>
            ) : 'room' in row ? (
              <tr key={`room ${row.part}`} aria-rowindex={from + place + 2}>
                <td className={loop.place} colSpan={columns}>
                  {row.part === 0 && (
                    <div ref={show} className={loop.panel} style={{ height: size * visible.height }}>
                      <LoopPanel task={row.room} today={today} />
                    </div>
                  )}
                </td>
              </tr>
            ) : (
              <TaskLine
                key={row.task.id}
                task={row.task}
                today={today}
                index={from + place + 2}
                compact={compact}
                onEdit={onEdit}
                opened={row.task.id === opened}
                onOpen={onOpen}
              />
            ),
          )}
          <Space rows={rows.length - to} height={visible.height} />
        </tbody>
      </DataTable>
    </div>
  );
}

/** An opened loop is in sight as a whole. */
const show = (panel: HTMLElement | null): void => panel?.scrollIntoView({ block: 'nearest' });

/** Stands for rows that are not drawn. */
function Space({ rows, height }: { rows: number; height: number }) {
  return rows > 0 ? <tr aria-hidden style={{ height: rows * height }} /> : null;
}
