import { ApiError } from '@clinical/api-client/api-error';
import { useEffect, useEffectEvent } from 'react';
import { useAppEvent } from '../../lib/events/events.ts';
import { dropTask, isRunning, trackedTasks, trackTask } from '../../lib/task-list.ts';
import { refreshTask, restoreTasks } from './background-tasks.api.ts';

const pollEvery = 10_000;

/** Keeps the cards true: what ran before a reload, events as they come, and a question every 10 s while a job runs. */
export function useTaskUpdates(): void {
  useEffect(() => {
    // Without an answer there are no cards to restore; the events bring the next ones.
    restoreTasks().catch(() => undefined);
  }, []);

  useAppEvent('task', ({ taskId, status, noteId, progress, message, localEngine }) => {
    const known = trackedTasks().some((task) => task.taskId === taskId && task.noteTitle);
    trackTask({ taskId, status, noteId, progress, message, localEngine });
    // An event names no patient and no price, so a job that was started elsewhere, or can be tried again, is asked for once.
    if (!known || status === 'failure') void ask(taskId);
  });

  const poll = useEffectEvent(() => {
    for (const task of trackedTasks()) if (isRunning(task.status)) void ask(task.taskId);
  });
  useEffect(() => {
    const timer = setInterval(() => poll(), pollEvery);
    return () => clearInterval(timer);
  }, []);
}

async function ask(taskId: string): Promise<void> {
  await refreshTask(taskId).catch((error: unknown) => {
    // Gone, or never ours: the card goes with it.
    if (error instanceof ApiError && error.status === 404) dropTask(taskId);
  });
}
