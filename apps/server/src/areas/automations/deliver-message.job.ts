import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

export const deliverJob = defineJob({
  name: 'automations.deliver',
  payload: z.object({ deliveryId: z.uuid() }),
  retries: 2,
  timeoutSeconds: 120,
});
