import { ApiError } from '@clinical/api-client/api-error';
import type { ClinicalTask } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useState } from 'react';
import { formatDateTime } from '../../lib/format.ts';
import { laterPart } from '../../lib/parts.ts';
import { useToday } from '../../lib/use-today.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/Skeletons.tsx';
import { t } from './clinical-tasks.texts.ts';
import { sharedTasksQuery } from './task-shares.api.ts';
import { TaskTable } from './TaskTable.tsx';
import { useAllPages } from './use-all-pages.ts';

const TaskDialog = lazy(laterPart(() => import('./TaskDialog.tsx').then((module) => ({ default: module.TaskDialog }))));

/** A list that a colleague shared, with the tasks of it that the reader may see. */
export function SharedTasks({ token }: { token: string }) {
  const today = useToday();
  const tasks = useInfiniteQuery({ ...sharedTasksQuery(token, today), retry: false });
  useAllPages(tasks);
  const [editing, setEditing] = useState<ClinicalTask | null>(null);
  const onEdit = useCallback((task: ClinicalTask) => setEditing(task), []);
  const all = tasks.data?.pages.flatMap(({ items }) => items) ?? [];
  const share = tasks.data?.pages[0]?.share;
  const mine = (
    <Button variant="default" renderRoot={(props) => <Link {...props} to="/ai-tasks" />}>
      {t('allMyTasks')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={share ? t('sharedBy', { name: share.name }) : t('sharedList')}
        description={share && t('until', { time: formatDateTime(share.expiresAt) })}
        actions={mine}
      />
      {tasks.isPending && (
        <Delayed>
          <SkeletonRows table />
        </Delayed>
      )}
      {tasks.isError && !tasks.data && isGone(tasks.error) && (
        <EmptyState drawing="search" title={t('linkGone')}>
          {t('linkGoneText')}
        </EmptyState>
      )}
      {tasks.isError && !tasks.data && !isGone(tasks.error) && (
        <ErrorState title={t('notLoaded')} error={tasks.error} onRetry={() => void tasks.refetch()} />
      )}
      {tasks.data && all.length === 0 && <EmptyState drawing="note" title={t('nothingShared')} />}
      {all.length > 0 && <TaskTable tasks={all} today={today} task={undefined} starredFirst={false} onEdit={onEdit} />}
      <Suspense fallback={null}>{editing && <TaskDialog task={editing} onClose={() => setEditing(null)} />}</Suspense>
    </>
  );
}

const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'NOT_FOUND';
