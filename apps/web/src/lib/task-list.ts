import type { BackgroundTask, TaskStatus } from '@clinical/contract/operations/background-tasks.schemas';
import { useSyncExternalStore } from 'react';
import { outsideStore } from './outside-store.ts';

/** One job as the cards show it. `endedAt` in epoch milliseconds, null while it runs. */
export type TrackedTask = {
  taskId: string;
  status: TaskStatus;
  noteId: string | null;
  noteTitle: string;
  progress: number | null;
  message: string;
  endedAt: number | null;
};

export type TaskChange = Partial<Omit<TrackedTask, 'taskId' | 'endedAt'>> & { taskId: string };

const tracked = outsideStore<readonly TrackedTask[]>([]);

/** Any status that is not one of ours counts as a failure (specification, section 4). */
export function isRunning(status: string): boolean {
  return status === 'pending' || status === 'progress';
}

/**
 * Shows a job's card, or moves it on: called with the `taskId` that a save or an upload returned, by events and by polling.
 * What has ended stays ended, unless it is started again (`retried`).
 */
export function trackTask(change: TaskChange, options: { now?: number; retried?: boolean } = {}): void {
  tracked.set((tasks) => {
    const known = tasks.find((task) => task.taskId === change.taskId);
    if (known?.endedAt && !options.retried) {
      // a quick job ends before the reply that names its patient is here
      const named = { ...known, noteTitle: known.noteTitle || (change.noteTitle ?? '') };
      return named.noteTitle === known.noteTitle ? tasks : tasks.map((task) => (task === known ? named : task));
    }
    const merged = merge(known, change, options.now ?? Date.now());
    return known ? tasks.map((task) => (task === known ? merged : task)) : [...tasks, merged];
  });
}

export function taskChange(task: BackgroundTask): TaskChange {
  return { taskId: task.taskId, status: task.status, ...task.result };
}

export function dropTask(taskId: string): void {
  tracked.set((tasks) => tasks.filter((task) => task.taskId !== taskId));
}

export function dropAllTasks(): void {
  tracked.set([]);
}

export function trackedTasks(): readonly TrackedTask[] {
  return tracked.get();
}

export function useTrackedTasks(): readonly TrackedTask[] {
  return useSyncExternalStore(tracked.subscribe, tracked.get);
}

/** The job as far as this browser knows it, or null. */
export function useTask(taskId: string | null | undefined): TrackedTask | null {
  return useTrackedTasks().find((task) => task.taskId === taskId) ?? null;
}

function merge(known: TrackedTask | undefined, change: TaskChange, now: number): TrackedTask {
  const status = change.status ?? known?.status ?? 'pending';
  return {
    taskId: change.taskId,
    status,
    noteId: change.noteId ?? known?.noteId ?? null,
    // Events carry no name; the first answer of the server does.
    noteTitle: change.noteTitle || known?.noteTitle || '',
    progress: change.progress ?? (isRunning(status) ? (known?.progress ?? null) : null),
    message: change.message ?? '',
    endedAt: isRunning(status) ? null : (known?.endedAt ?? now),
  };
}
