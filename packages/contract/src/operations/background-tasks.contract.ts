import { z } from 'zod';
import { IdParams } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './background-tasks.calls.ts';
import { BackgroundTask, RetryQuery } from './background-tasks.schemas.ts';

export const getBackgroundTask = route(calls.getBackgroundTask, {
  access: 'session',
  summary: 'Status and progress of a job.',
  params: IdParams,
  response: BackgroundTask,
  permission: 'task.own',
  phi: true,
  background: true,
});
export const listBackgroundTasks = route(calls.listBackgroundTasks, {
  access: 'session',
  summary: 'My jobs that are not finished.',
  response: z.array(BackgroundTask),
  permission: 'task.own',
  phi: true,
  background: true,
});
export const cancelBackgroundTask = route(calls.cancelBackgroundTask, {
  access: 'session',
  summary: 'Stop a job. What is finished stays.',
  params: IdParams,
  response: BackgroundTask,
  permission: 'task.own',
  phi: true,
});
export const retryBackgroundTask = route(calls.retryBackgroundTask, {
  access: 'session',
  summary: 'Run a failed or cancelled job again, with the built-in engine if requested.',
  params: IdParams,
  query: RetryQuery,
  response: BackgroundTask,
  permission: 'task.own',
  errors: ['CONFLICT'],
  phi: true,
});
