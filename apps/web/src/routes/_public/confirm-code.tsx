import { createFileRoute } from '@tanstack/react-router';
import { ConfirmCodePage } from '../../features/accounts/ConfirmCodePage.tsx';
import { MfaPage } from '../../features/accounts/MfaPage.tsx';
import { whereMailsAre } from '../../features/accounts/where-mails-are.ts';
import { insidePath } from '../../lib/inside.ts';
import { mfaSession } from '../../lib/session/mfa-session.ts';

type Search = { unconfirmed?: boolean; from?: string };

export const Route = createFileRoute('/_public/confirm-code')({
  validateSearch: (search: Record<string, unknown>): Search => ({
    unconfirmed: search.unconfirmed === true || undefined,
    from: insidePath(search.from),
  }),
  // known before the page is shown: what comes later would move it
  loader: whereMailsAre,
  component: ConfirmCode,
});

/** A sign-in that waits for the app's code comes first; else it is the code of a new account. */
function ConfirmCode() {
  const { unconfirmed, from } = Route.useSearch();
  const mailHint = Route.useLoaderData();
  return mfaSession.get() === null ? (
    <ConfirmCodePage unconfirmed={unconfirmed} mailHint={mailHint} />
  ) : (
    <MfaPage from={from} />
  );
}
