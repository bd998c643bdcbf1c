import type { ClinicalTask } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useState } from 'react';
import { laterPart } from '../../lib/parts.ts';
import { readDateRange } from '../../lib/shared-filter.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/Skeletons.tsx';
import { userInfoQuery } from '../accounts/public.ts';
import { BatchBar } from './BatchBar.tsx';
import { tasksQuery } from './clinical-tasks.api.ts';
import classes from './ClinicalTasks.module.css';
import { t } from './clinical-tasks.texts.ts';
import type { EditTask } from './edit-task.ts';
import { ListMenu } from './ListMenu.tsx';
import { isLoop } from './loop-stations.ts';
import { MyDay } from './MyDay.tsx';
import type { TaskAddress } from './task-address.ts';
import { TaskFilters } from './TaskFilters.tsx';
import { TaskTable } from './TaskTable.tsx';
import { useToday } from '../../lib/use-today.ts';
import { useAllPages } from './use-all-pages.ts';
import { ViewTabs } from './ViewTabs.tsx';

const TaskDialog = lazy(laterPart(() => import('./TaskDialog.tsx').then((module) => ({ default: module.TaskDialog }))));

const TaskBoard = lazy(laterPart(() => import('./TaskBoard.tsx').then((module) => ({ default: module.TaskBoard }))));

type Editing = { task: ClinicalTask | null; set?: Parameters<EditTask>[1] };
type Props = { address: TaskAddress; onAddress: (address: TaskAddress) => void };

/** Tasks of all charts that the reader sees, by how soon they are due. */
export function TasksPage({ address, onAddress }: Props) {
  const today = useToday();
  const me = useQuery(userInfoQuery()).data;
  const needsServer = useNeedsServer();
  const [editing, setEditing] = useState<Editing | null>(null);
  const onEdit = useCallback<EditTask>((task, set) => setEditing({ task, set }), []);
  // a day is one's own, and whole: the filters wait in the other views
  const { view, task } = address;
  const { overdue, who: asked, date_range: range, category, noteId, tag } = view === 'day' ? {} : address;
  const { from, to } = readDateRange(range);
  const who = view === 'day' ? 'me' : (asked ?? (me?.permission === 'admin' ? 'all' : 'me'));
  const filter = {
    ...(category === undefined ? {} : { category }),
    ...(noteId === undefined ? {} : { noteId }),
    ...(tag === undefined ? {} : { tag }),
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
    ...(who === 'all' ? {} : { assignee: who }),
    ...(overdue ? { overdue: 'true' as const } : {}),
  };
  const tasks = useInfiniteQuery({ ...tasksQuery({ ...filter, today }), enabled: me !== undefined });
  useAllPages(tasks);
  const all = tasks.data?.pages.flatMap(({ items }) => items) ?? [];
  // a loop opens in its place, any other task in its form
  const linked = all.find(({ id }) => id === task);
  const form: Editing | null = editing ?? (linked && !isLoop(linked) ? { task: linked } : null);
  const closeForm = () => {
    setEditing(null);
    if (task !== undefined) onAddress({ ...address, task: undefined });
  };
  const counts = tasks.data?.pages[0]?.counts;
  const isFiltered = Object.values({ ...address, view: undefined }).some((value) => value !== undefined);

  return (
    <>
      <PageHeader
        title={t('tasks')}
        description={
          counts && `${t('overdueCount', { n: counts.overdue })} · ${t('openCount', { n: counts.todo + counts.doing })}`
        }
        actions={
          <>
            <ListMenu filter={filter} today={today} tasks={all} isWhole={!tasks.hasNextPage} />
            <Button
              leftSection={<Icon name="plus" size={16} />}
              onClick={() => setEditing({ task: null })}
              {...needsServer}
            >
              {t('newTask')}
            </Button>
          </>
        }
      />
      <ViewTabs address={address} />
      {view !== 'day' && <TaskFilters address={address} who={who} onAddress={onAddress} />}
      {task !== undefined && tasks.data && !tasks.hasNextPage && !linked && (
        <p className={classes.gone} role="status">
          {t('taskGone')}
        </p>
      )}
      {tasks.isPending && (
        <Delayed>
          <SkeletonRows table />
        </Delayed>
      )}
      {tasks.isError && !tasks.data && (
        <ErrorState title={t('notLoaded')} error={tasks.error} onRetry={() => void tasks.refetch()} />
      )}
      {tasks.data && all.length === 0 && view !== 'day' && (
        <EmptyState drawing="note" title={isFiltered ? t('nothingFound') : t('noTasks')}>
          {isFiltered ? undefined : t('noTasksText')}
        </EmptyState>
      )}
      {all.length > 0 && view === undefined && (
        <TaskTable tasks={all} today={today} task={task} starredFirst={category === 'Referral'} onEdit={onEdit} />
      )}
      {tasks.data && view === 'day' && <MyDay tasks={all} today={today} onEdit={onEdit} />}
      {all.length > 0 && view === 'board' ? (
        <Suspense fallback={<SkeletonRows />}>
          <TaskBoard tasks={all} today={today} onEdit={onEdit} foot={<BatchBar today={today} within={filter} />} />
        </Suspense>
      ) : (
        <BatchBar today={today} within={filter} />
      )}
      <Suspense fallback={null}>{form && <TaskDialog {...form} onClose={closeForm} />}</Suspense>
    </>
  );
}
