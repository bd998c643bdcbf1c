import type { Area } from '../../platform/area.ts';
import { onJob } from '../../platform/jobs/job.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { deleteOldRegistrations } from './delete-old-registrations.ts';
import { mailAnotherCode } from './resend-code.ts';
import { resendCodeJob } from './resend-code.job.ts';

export const area: Area = {
  name: 'accounts',
  routes: accountsRoutes,
  jobs: [onJob(resendCodeJob, mailAnotherCode as never)],
  tidy: deleteOldRegistrations,
};
