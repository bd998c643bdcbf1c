import { z } from 'zod';
import { taskPayload } from '../../../platform/jobs/background-tasks.ts';
import { defineJob } from '../../../platform/jobs/job.ts';

/** Writes the answer to a command. `entryIds`: what to draw from; none for the whole chart. */
export const writeCommandJob = defineJob({
  name: 'write-command',
  payload: taskPayload.extend({ transcriptId: z.uuid(), entryIds: z.array(z.uuid()) }),
  retries: 0,
  timeoutSeconds: 1_200,
});
export type WriteCommandPayload = z.infer<typeof writeCommandJob.payload>;
