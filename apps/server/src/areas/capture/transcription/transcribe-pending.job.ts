import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';

/** Has the entries of the acting workspace heard that waited for a speech engine. */
export const transcribePendingJob = defineJob({
  name: 'hear-waiting',
  payload: z.object({}),
  retries: 2,
  timeoutSeconds: 600,
});
