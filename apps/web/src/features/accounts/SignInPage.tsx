import { signInErrors } from '@clinical/contract/accounts/sign-in-errors';
import { Anchor, Button, TextInput } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { returnPlace } from '../../lib/session/return-place.ts';
import { signInWithPassword } from '../../lib/session/sign-in.ts';
import { useForm } from '../../lib/use-form.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { t } from './accounts.texts.ts';
import { AuthCard } from './AuthCard.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import classes from './forms.module.css';
import { pendingEmail } from './pending-email.ts';
import { OutsideSignIn } from './OutsideSignIn.tsx';
import { checkEmail, checkName } from './sign-up-rules.ts';
import { useWhenSignedIn } from './use-when-signed-in.ts';

type Props = {
  expired: boolean;
  confirmed?: boolean;
  /** A new password was set a moment ago. */
  reset?: boolean;
  error?: string;
  /** Where the person wanted to go. */
  from?: string;
};

export function SignInPage({ expired, confirmed, reset, error, from }: Props) {
  const router = useRouter();
  useWhenSignedIn(from, !expired && (!error || error === 'SessionRequired'));
  const [ended] = useState(() => returnPlace.get());
  const form = useForm(
    { email: confirmed || reset ? pendingEmail.get() : (ended?.email ?? ''), password: '' },
    ({ email, password }) => ({ email: checkEmail(email), password: checkName(password) }),
    async ({ email, password }) => {
      const outcome = await signInWithPassword(email.trim(), password);
      const same = ended?.email.toLowerCase() === email.trim().toLowerCase();
      const target = from ?? (same ? ended?.path : undefined);
      if (outcome.ok) {
        returnPlace.forget();
        return router.navigate({ to: target ?? '/', replace: true });
      }
      if (outcome.reason === 'code-needed') return router.navigate({ to: '/confirm-code', search: { from: target } });
      if (outcome.reason !== 'unconfirmed') throw new Error(reasons[outcome.reason] ?? t('unreachable'));
      pendingEmail.set(email);
      await router.navigate({ to: '/confirm-code', search: { unconfirmed: true } });
    },
  );
  const emailKnown = confirmed || reset || ended !== null;
  const notice = noticeFor({ expired, confirmed, reset, error });
  return (
    <AuthCard title={t('signIn')} lead={t('signInLead')}>
      {notice && (
        <p className={classes.notice} data-tone={confirmed || reset ? 'ok' : undefined} role="status">
          {notice}
        </p>
      )}
      <form className={classes.form} onSubmit={form.submit} noValidate>
        <TextInput
          {...form.field('email')}
          label={t('email')}
          type="email"
          autoComplete="username"
          autoFocus={!emailKnown}
        />
        <PasswordField
          {...form.field('password')}
          label={t('password')}
          autoComplete="current-password"
          autoFocus={emailKnown}
        />
        <FormFailure message={form.failure} />
        <Button type="submit" loading={form.busy}>
          {t('signIn')}
        </Button>
      </form>
      <OutsideSignIn to={from ?? '/'} />
      <div className={classes.foot}>
        <Anchor renderRoot={(props) => <Link to="/forgot-password" {...props} />}>{t('forgotPassword')}</Anchor>
        <Anchor renderRoot={(props) => <Link to="/confirm-code" {...props} />}>{t('haveCode')}</Anchor>
        <span>
          {t('noAccount')}{' '}
          <Anchor renderRoot={(props) => <Link to="/register" {...props} />}>{t('makeAccount')}</Anchor>
        </span>
      </div>
    </AuthCard>
  );
}

const reasons: Record<string, string | undefined> = {
  credentials: t('wrongCredentials'),
  blocked: t('blocked'),
};

/** What the address says went wrong; any other code is of the library and of a provider. */
const errors: Record<string, string | undefined> = {
  SessionRequired: t('signInFirst'),
  [signInErrors.codeTooLate]: t('codeTooLate'),
  [signInErrors.addressNotVerified]: t('addressNotVerified'),
  [signInErrors.blocked]: t('blocked'),
  EXTERNAL_USER_REFUSED: t('externalFailed'),
};

function noticeFor({ expired, confirmed, reset, error }: Omit<Props, 'from'>): string | null {
  if (expired) return t('expired');
  if (confirmed) return t('confirmed');
  if (reset) return t('passwordWasSet');
  return error ? (errors[error] ?? t('providerFailed')) : null;
}
