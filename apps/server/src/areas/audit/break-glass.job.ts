import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

/** Tells the chart's owner and the workspace's admins by mail that somebody opened it in an emergency. */
export const breakGlassNoticeJob = defineJob({
  name: 'break-glass-notice',
  payload: z.object({ accessId: z.uuid() }),
  retries: 3,
  timeoutSeconds: 120,
});
export type BreakGlassNotice = z.infer<typeof breakGlassNoticeJob.payload>;
