import { ApiError } from '@clinical/api-client/api-error';
import { isWholeInvitationToken } from '@clinical/contract/accounts/invitations.rules';
import type { InvitationDetails } from '@clinical/contract/accounts/invitations.schemas';
import { Anchor, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { formatDate } from '../../lib/format.ts';
import { messageOf } from '../../lib/form-errors.ts';
import { currentSession, loadSession } from '../../lib/session/session.ts';
import { t } from './access.texts.ts';
import { t as say } from './accounts.texts.ts';
import { AuthCard } from './AuthCard.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import classes from './forms.module.css';
import { acceptInvitation, declineInvitation, getInvitation } from './invitations.api.ts';
import { RegisterInvitedForm } from './RegisterInvitedForm.tsx';

type Seen = { details: InvitationDetails; signedInAs: string | null };

/** Who invites and to what, with the ways to answer. @param token of the mail's link */
export function InvitationPage({ token }: { token: string }) {
  const [seen, setSeen] = useState<Seen | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [declined, setDeclined] = useState(false);
  const load = async () => {
    setFailure(null);
    try {
      const [details] = await Promise.all([getInvitation(token), loadSession().catch(() => null)]);
      setSeen({ details, signedInAs: currentSession()?.user.email ?? null });
    } catch (error) {
      setFailure(error);
    }
  };
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once for each link
  useEffect(() => void (isWholeInvitationToken(token) && load()), [token]);

  if (!isWholeInvitationToken(token)) {
    return (
      <AuthCard title={t('invitationCut')} lead={t('invitationCutLead')}>
        <ToSignIn />
      </AuthCard>
    );
  }
  if (failure instanceof ApiError && failure.code === 'NOT_FOUND') {
    return (
      <AuthCard title={t('invitationUnknown')} lead={t('invitationUnknownLead')}>
        <ToSignIn />
      </AuthCard>
    );
  }
  if (failure !== null) {
    return (
      <AuthCard title={t('invitation')} lead={t('invitationNotLoaded')}>
        <FormFailure message={messageOf(failure)} />
        <Button onClick={() => void load()}>{t('retry')}</Button>
        <ToSignIn />
      </AuthCard>
    );
  }
  if (!seen) return <AuthCard title={t('invitation')} lead={t('loading')} />;
  const { details, signedInAs } = seen;
  if (declined || details.status === 'Declined') {
    return (
      <AuthCard title={t('declinedTitle')} lead={t('declinedLead')}>
        <ToSignIn />
      </AuthCard>
    );
  }
  const mine = signedInAs?.toLowerCase() === details.email.toLowerCase();
  if (details.status === 'Accepted' && (mine || !signedInAs)) {
    return <Welcome token={token} workspace={details.workspace} logo={details.logo} signedIn={mine} />;
  }
  if (details.status === 'Accepted' || details.expired) {
    return (
      <AuthCard title={t('invitationOver')} lead={t('invitationOverLead', { invitedBy: details.invitedBy })}>
        <ToSignIn />
      </AuthCard>
    );
  }
  const { email, expiresAt, permission } = details;
  return (
    <AuthCard title={t('invitation')} lead={leadOf(details)} logo={details.logo}>
      <p>
        {t(`permission${permission}`)} {t('invitationFor', { email, date: formatDate(expiresAt) })}
      </p>
      <Answer token={token} details={details} signedInAs={signedInAs} onDeclined={() => setDeclined(true)} />
    </AuthCard>
  );
}

/** A workspace that is called after whoever invites is not named twice. */
function leadOf({ invitedBy, workspace }: InvitationDetails): string {
  return invitedBy === workspace
    ? t('invitationLeadOwn', { invitedBy })
    : t('invitationLead', { invitedBy, workspace });
}

/** For who has joined already: the way into the workspace. */
type WelcomeProps = { token: string; workspace: string; logo: string | null; signedIn: boolean };

function Welcome({ token, workspace, logo, signedIn }: WelcomeProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const open = async () => {
    setBusy(true);
    await acceptInvitation(token).then(
      () => window.location.assign('/'),
      (error: unknown) => setFailure(messageOf(error)),
    );
    setBusy(false);
  };
  return (
    <AuthCard title={t('welcome', { workspace })} lead={t('welcomeLead')} logo={logo}>
      <FormFailure message={failure} />
      {signedIn ? (
        <Button loading={busy} onClick={() => void open()}>
          {t('openWorkspace', { workspace })}
        </Button>
      ) : (
        <Button renderRoot={(props) => <Link to="/sign-in" search={{ from: addressOf(token) }} {...props} />}>
          {say('signIn')}
        </Button>
      )}
    </AuthCard>
  );
}

const addressOf = (token: string): string => `/invitation?token=${encodeURIComponent(token)}`;

type AnswerProps = { token: string; details: InvitationDetails; signedInAs: string | null; onDeclined: () => void };

function Answer({ token, details, signedInAs, onDeclined }: AnswerProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const act = async (work: () => Promise<unknown>, done: () => void) => {
    setBusy(true);
    setFailure(null);
    await work().then(done, (error: unknown) => setFailure(messageOf(error)));
    setBusy(false);
  };
  // a fresh load: everything on screen belongs to the workspace that was acted in before
  const accept = () =>
    act(
      () => acceptInvitation(token),
      () => window.location.assign('/'),
    );
  const decline = (
    <Button variant="default" disabled={busy} onClick={() => void act(() => declineInvitation(token), onDeclined)}>
      {t('decline')}
    </Button>
  );
  const mine = signedInAs?.toLowerCase() === details.email.toLowerCase();
  if (!details.hasAccount) {
    return (
      <>
        <RegisterInvitedForm token={token} email={details.email} />
        <FormFailure message={failure} />
        {decline}
      </>
    );
  }
  return (
    <>
      {!mine && <p>{signedInAs ? t('signedInAsOther') : t('signInToAccept', { email: details.email })}</p>}
      <FormFailure message={failure} />
      <div className={classes.buttons}>
        {mine && (
          <Button loading={busy} onClick={() => void accept()}>
            {t('accept')}
          </Button>
        )}
        {!mine && !signedInAs && (
          <Button renderRoot={(props) => <Link to="/sign-in" search={{ from: addressOf(token) }} {...props} />}>
            {say('signIn')}
          </Button>
        )}
        {decline}
      </div>
    </>
  );
}

function ToSignIn() {
  return (
    <div className={classes.foot}>
      <Anchor renderRoot={(props) => <Link to="/sign-in" {...props} />}>{say('backToSignIn')}</Anchor>
    </div>
  );
}
