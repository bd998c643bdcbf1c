import type { Area } from '../../platform/area.ts';
import { onJob } from '../../platform/jobs/job.ts';
import { provide } from '../../platform/ports.ts';
import { sessionResolver } from '../../platform/session.ts';
import { accountHoldings } from './account-holdings.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { accountNoticeJob } from './account-notice.job.ts';
import { mailResetCode } from './forgot-password.ts';
import { mailAnotherCode } from './resend-code.ts';
import { authServices } from './auth-services.ts';
import { openSignIn } from './open-sign-in.ts';
import { ownAccount } from './own-account.ts';
import { ownData } from './own-data.ts';
import { resendCodeJob } from './resend-code.job.ts';
import { resetCodeJob } from './reset-code.job.ts';
import { sendAccountNotice } from './send-account-notice.ts';
import { tellExpired } from './tell-expired.ts';
import { tidyAccounts } from './tidy-accounts.ts';
import { closeEndedViewings } from './viewings.queries.ts';

export const area: Area = {
  name: 'accounts',
  routes: accountsRoutes,
  provides: (installation) => {
    const { areas } = installation;
    const signIn = openSignIn(installation);
    return [
      provide(authServices, signIn),
      provide(sessionResolver, signIn.sessions),
      provide(
        accountHoldings,
        areas.flatMap((each) => each.holdings ?? []),
      ),
      provide(
        ownData,
        areas.flatMap((each) => each.ownData ?? []),
      ),
    ];
  },
  jobs: [
    onJob(resendCodeJob, mailAnotherCode as never),
    onJob(resetCodeJob, mailResetCode as never),
    onJob(accountNoticeJob, sendAccountNotice as never),
  ],
  tidy: tidyAccounts,
  // a viewing that is over lets nobody in; here the log is told
  endDue: ({ db }, now) => closeEndedViewings(db, now),
  retryDue: tellExpired,
  ownData: ownAccount,
};
