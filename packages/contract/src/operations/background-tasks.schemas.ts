import { z } from 'zod';
import { Id } from '../common.schemas.ts';

/** Status as stored and in the job's own words. */
export const BackgroundStatus = z.enum(['PENDING', 'PROGRESS', 'SUCCESS', 'REVOKED', 'FAILURE']);
export type BackgroundStatus = z.infer<typeof BackgroundStatus>;

/** Status as the task call spells it; any other value is a failure for the client. */
export const TaskStatus = z.enum(['pending', 'progress', 'success', 'failure']);
export type TaskStatus = z.infer<typeof TaskStatus>;

/** `engine=local`: with the local engine, whatever is configured. */
export const RetryQuery = z.object({ engine: z.literal('local').optional() });
export type RetryQuery = z.input<typeof RetryQuery>;

/** A job's progress. `progress` is a percentage, null before it starts; `message` is set on failure. */
export const BackgroundTask = z
  .object({
    taskId: Id,
    status: TaskStatus,
    result: z.object({
      noteId: Id.nullable(),
      noteTitle: z.string(),
      progress: z.number().int().min(0).max(100).nullable(),
      message: z.string(),
      /** An outside service failed, and the local engine can do it instead: retry with `engine=local`. */
      localEngine: z.boolean(),
      /** What it set aside of credits, and so what a retry costs; null when it takes none. */
      credits: z.number().int().positive().nullable(),
    }),
  })
  .meta({ id: 'BackgroundTask' });
export type BackgroundTask = z.infer<typeof BackgroundTask>;
