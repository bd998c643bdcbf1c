import { call } from '../call.ts';
import type { BackgroundTask, RetryQuery } from './background-tasks.schemas.ts';

export const getBackgroundTask = call<{ params: { id: string } }, BackgroundTask>('GET', '/tasks/{id}');
/** My unfinished tasks, for the cards after a reload. */
export const listBackgroundTasks = call<Record<never, never>, BackgroundTask[]>('GET', '/tasks/');
export const cancelBackgroundTask = call<{ params: { id: string } }, BackgroundTask>('POST', '/tasks/{id}/cancel');
export const retryBackgroundTask = call<{ params: { id: string }; query?: RetryQuery }, BackgroundTask>(
  'POST',
  '/tasks/{id}/retry',
);
