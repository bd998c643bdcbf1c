import { z } from 'zod';
import { taskPayload } from '../../../platform/jobs/background-tasks.ts';
import { defineJob } from '../../../platform/jobs/job.ts';

/** Writes the note of an entry. The model's own retries are the gateway's, so a try that failed is told at once. */
export const writeNoteJob = defineJob({
  name: 'write-note',
  payload: taskPayload.extend({ transcriptId: z.uuid() }),
  retries: 0,
  timeoutSeconds: 1_200,
});
export type WriteNotePayload = z.infer<typeof writeNoteJob.payload>;
