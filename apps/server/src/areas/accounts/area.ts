import type { Area } from '../../platform/area.ts';
import { onJob } from '../../platform/jobs/job.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { accountNoticeJob } from './account-notice.job.ts';
import { mailResetCode } from './forgot-password.ts';
import { mailAnotherCode } from './resend-code.ts';
import { ownAccount } from './own-account.ts';
import { resendCodeJob } from './resend-code.job.ts';
import { resetCodeJob } from './reset-code.job.ts';
import { sendAccountNotice } from './send-account-notice.ts';
import { tidyAccounts } from './tidy-accounts.ts';
import { closeViewings } from './close-viewings.ts';

export const area: Area = {
  name: 'accounts',
  routes: accountsRoutes,
  jobs: [
    onJob(resendCodeJob, mailAnotherCode as never),
    onJob(resetCodeJob, mailResetCode as never),
    onJob(accountNoticeJob, sendAccountNotice as never),
  ],
  tidy: tidyAccounts,
  endDue: closeViewings,
  ownData: ownAccount,
};
