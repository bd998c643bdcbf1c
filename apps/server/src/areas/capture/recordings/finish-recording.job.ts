import { z } from 'zod';
import { taskPayload } from '../../../platform/jobs/background-tasks.ts';
import { defineJob } from '../../../platform/jobs/job.ts';

/** Puts the file of a finished recording together, has it heard and its note written. */
export const finishRecordingJob = defineJob({
  name: 'finish-recording',
  payload: taskPayload.extend({ recordingId: z.uuid(), transcriptId: z.uuid() }),
  retries: 2,
  timeoutSeconds: 4 * 60 * 60,
});
export type FinishRecordingPayload = z.infer<typeof finishRecordingJob.payload>;
