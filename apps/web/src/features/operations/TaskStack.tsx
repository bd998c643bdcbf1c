import { lazy, Suspense } from 'react';
import { laterPart } from '../../lib/parts.ts';
import { useCardTasks } from '../../lib/task-list.ts';
import { t } from './operations.texts.ts';
import { useTaskUpdates } from './use-task-updates.ts';

/** A page without a job does not wait for the cards. */
const TaskCards = lazy(laterPart(() => import('./TaskCards.tsx').then((module) => ({ default: module.TaskCards }))));

/** Cards of the jobs that make notes, at the bottom right of every page. */
export function TaskStack() {
  useTaskUpdates();
  const tasks = useCardTasks();
  return (
    <div role="region" aria-label={t('tasks')}>
      {tasks.length > 0 && (
        <Suspense fallback={null}>
          <TaskCards tasks={tasks} />
        </Suspense>
      )}
    </div>
  );
}
