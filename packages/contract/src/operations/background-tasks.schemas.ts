import { z } from 'zod';
import { Id } from '../common.schemas.ts';

/** Status as stored and in the job's own words. */
export const BackgroundStatus = z.enum(['PENDING', 'PROGRESS', 'SUCCESS', 'REVOKED', 'FAILURE']);
export type BackgroundStatus = z.infer<typeof BackgroundStatus>;

/** Status as the task call spells it; any other value is a failure for the client. */
export const TaskStatus = z.enum(['pending', 'progress', 'success', 'failure']);
export type TaskStatus = z.infer<typeof TaskStatus>;

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
    }),
  })
  .meta({ id: 'BackgroundTask' });
export type BackgroundTask = z.infer<typeof BackgroundTask>;
