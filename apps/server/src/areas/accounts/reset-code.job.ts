import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

/** Mails a code for a new password, if the address has an account. In the background, for how long a mail takes would tell. */
export const resetCodeJob = defineJob({
  name: 'reset-code',
  payload: z.object({ resetId: z.uuid().nullable() }),
  /** Whoever waits for a mail asks again. */
  retries: 0,
  timeoutSeconds: 60,
});
export type ResetCodePayload = z.infer<typeof resetCodeJob.payload>;
