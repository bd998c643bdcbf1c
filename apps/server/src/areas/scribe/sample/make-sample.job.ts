import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';

/** Makes the sample patient of whoever queued it. */
export const makeSampleJob = defineJob({
  name: 'make-sample',
  payload: z.object({}),
  retries: 2,
  timeoutSeconds: 120,
});
