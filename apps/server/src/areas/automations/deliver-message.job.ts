import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

export const deliverJob = defineJob({
  name: 'automations.deliver',
  payload: z.object({ deliveryId: z.uuid() }),
  // the delivery itself says when it is tried again
  retries: 0,
  timeoutSeconds: 120,
});
