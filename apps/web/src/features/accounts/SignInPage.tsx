import { Anchor, Button, TextInput } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import { signInWithPassword } from '../../lib/session/session.ts';
import { useForm } from '../../lib/use-form.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { t } from './accounts.texts.ts';
import { AuthCard } from './AuthCard.tsx';
import { FormFailure } from './FormFailure.tsx';
import classes from './forms.module.css';
import { pendingEmail } from './pending-email.ts';
import { checkEmail, checkName } from './sign-up-rules.ts';
import { useWhenSignedIn } from './use-when-signed-in.ts';

type Props = {
  expired: boolean;
  confirmed?: boolean;
  error?: string;
  /** Where the person wanted to go. */
  from?: string;
};

export function SignInPage({ expired, confirmed, error, from }: Props) {
  const router = useRouter();
  useWhenSignedIn(from, !expired && !error);
  const form = useForm(
    { email: confirmed ? pendingEmail.get() : '', password: '' },
    ({ email, password }) => ({ email: checkEmail(email), password: checkName(password) }),
    async ({ email, password }) => {
      const outcome = await signInWithPassword(email.trim(), password);
      if (outcome.ok) return router.navigate({ to: from ?? '/', replace: true });
      if (outcome.reason !== 'unconfirmed') throw new Error(reasons[outcome.reason]);
      pendingEmail.set(email);
      await router.navigate({ to: '/confirm-code', search: { unconfirmed: true } });
    },
  );
  const notice = noticeFor({ expired, confirmed, error });
  return (
    <AuthCard title={t('signIn')} lead={t('signInLead')}>
      {notice && (
        <p className={classes.notice} data-tone={confirmed ? 'ok' : undefined} role="status">
          {notice}
        </p>
      )}
      <form className={classes.form} onSubmit={form.submit} noValidate>
        <TextInput
          {...form.field('email')}
          label={t('email')}
          type="email"
          autoComplete="username"
          autoFocus={!confirmed}
        />
        <PasswordField
          {...form.field('password')}
          label={t('password')}
          autoComplete="current-password"
          autoFocus={confirmed}
        />
        <FormFailure message={form.failure} />
        <Button type="submit" loading={form.busy}>
          {t('signIn')}
        </Button>
      </form>
      <div className={classes.foot}>
        <span>
          {t('noAccount')}{' '}
          <Anchor renderRoot={(props) => <Link to="/register" {...props} />}>{t('makeAccount')}</Anchor>
        </span>
        <Anchor renderRoot={(props) => <Link to="/confirm-code" {...props} />}>{t('haveCode')}</Anchor>
      </div>
    </AuthCard>
  );
}

const reasons = {
  credentials: t('wrongCredentials'),
  blocked: t('blocked'),
  offline: t('unreachable'),
  server: t('unreachable'),
};

function noticeFor({ expired, confirmed, error }: Pick<Props, 'expired' | 'confirmed' | 'error'>): string | null {
  if (expired) return t('expired');
  if (confirmed) return t('confirmed');
  return error ? t('signInFirst') : null;
}
