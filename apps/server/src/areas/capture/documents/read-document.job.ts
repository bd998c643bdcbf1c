import { z } from 'zod';
import { taskPayload } from '../../../platform/jobs/background-tasks.ts';
import { defineJob } from '../../../platform/jobs/job.ts';

/** Reads the PDF or picture of an entry, and writes the note of it. */
export const readDocumentJob = defineJob({
  name: 'read-document',
  payload: taskPayload.extend({ transcriptId: z.uuid() }),
  retries: 0,
  timeoutSeconds: 2_400,
});
export type ReadDocumentPayload = z.infer<typeof readDocumentJob.payload>;
