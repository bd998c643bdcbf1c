import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

/** Mails a new code for a registration. In the background, for how long a mail takes would tell that there is one. */
export const resendCodeJob = defineJob({
  name: 'resend-code',
  /** The newest code of the address that was named; null when it has none. */
  payload: z.object({ emailCodeId: z.uuid().nullable() }),
  /** Whoever waits for a mail asks again. */
  retries: 0,
  timeoutSeconds: 60,
});
export type ResendCodePayload = z.infer<typeof resendCodeJob.payload>;
