import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

/** Tells the owner by mail that something about signing in has changed. In the background: the change stands, mail or no mail. */
export const accountNoticeJob = defineJob({
  name: 'account-notice',
  payload: z.object({ userId: z.uuid(), notice: z.enum(['password-changed', 'two-factor-on', 'two-factor-off']) }),
  retries: 3,
  timeoutSeconds: 60,
});
export type AccountNotice = z.infer<typeof accountNoticeJob.payload>;
