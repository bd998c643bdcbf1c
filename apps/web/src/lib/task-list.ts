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
  /** It failed at an outside service, and the local engine can do it. */
  localEngine: boolean;
  /** What a retry costs; null while that is not known, or when it costs nothing. */
  credits: number | null;
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
      // a quick job ends before the reply that names its patient and its price is here
      const noteTitle = known.noteTitle || (change.noteTitle ?? '');
      const credits = known.credits ?? change.credits ?? null;
      if (noteTitle === known.noteTitle && credits === known.credits) return tasks;
      return tasks.map((task) => (task === known ? { ...known, noteTitle, credits } : task));
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

const elsewhere = outsideStore<ReadonlySet<string>>(new Set());

/** Keeps a job off the cards while something else on the page shows it. Returns what gives it a card again. */
export function showElsewhere(taskId: string): () => void {
  elsewhere.set((ids) => new Set([...ids, taskId]));
  return () => elsewhere.set((ids) => new Set([...ids].filter((id) => id !== taskId)));
}

/** The jobs that have a card. */
export function useCardTasks(): readonly TrackedTask[] {
  const hidden = useSyncExternalStore(elsewhere.subscribe, elsewhere.get);
  return useTrackedTasks().filter(({ taskId }) => !hidden.has(taskId));
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
    localEngine: change.localEngine ?? false,
    credits: change.credits ?? known?.credits ?? null,
    endedAt: isRunning(status) ? null : (known?.endedAt ?? now),
  };
}
