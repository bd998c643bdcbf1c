import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';

/** Tries a checker that nobody has tried yet. */
export const selfTestJob = defineJob({
  name: 'self-test',
  payload: z.object({}),
  retries: 0,
  timeoutSeconds: 600,
});
