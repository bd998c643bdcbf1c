import { z } from 'zod';
import { taskPayload } from '../../../platform/jobs/background-tasks.ts';
import { defineJob } from '../../../platform/jobs/job.ts';

/** Has the audio of an entry heard and its note written. What failed is tried again twice by itself, and only that. */
export const transcribeEntryJob = defineJob({
  name: 'hear-entry',
  payload: taskPayload.extend({ transcriptId: z.uuid() }),
  retries: 2,
  timeoutSeconds: 4 * 60 * 60,
});
export type TranscribeEntryPayload = z.infer<typeof transcribeEntryJob.payload>;
