import { z } from 'zod';
import { taskPayload } from '../../../platform/jobs/background-tasks.ts';
import { defineJob } from '../../../platform/jobs/job.ts';

/** Hears what is to change in a note, and proposes it. */
export const voiceEditJob = defineJob({
  name: 'voice-edit',
  payload: taskPayload.extend({ voiceEditId: z.uuid() }),
  retries: 0,
  timeoutSeconds: 900,
});
export type VoiceEditPayload = z.infer<typeof voiceEditJob.payload>;
