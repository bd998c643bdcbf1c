import { Anchor, Button, TextInput } from '@mantine/core';
import { limits } from '@clinical/contract/limits';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from '../../lib/use-form.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { t } from './access.texts.ts';
import { t as say } from './accounts.texts.ts';
import { AuthCard } from './AuthCard.tsx';
import { CodeField } from './CodeField.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import classes from './forms.module.css';
import { forgotPassword, resetPassword } from './password.api.ts';
import { pendingEmail } from './pending-email.ts';
import { ResendCode } from './ResendCode.tsx';
import { bareCode, checkCode, checkEmail, checkPassword } from './sign-up-rules.ts';

/** Two steps on one page: ask for a code, then give it with the new password. */
export function ForgotPasswordPage({ mailHint }: { mailHint: string | null }) {
  const [mailedTo, setMailedTo] = useState('');
  return mailedTo === '' ? (
    <AskStep onSent={setMailedTo} />
  ) : (
    <ResetStep email={mailedTo} mailHint={mailHint} onOtherAddress={() => setMailedTo('')} />
  );
}

function AskStep({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm(
    { email: pendingEmail.get() },
    ({ email }) => ({ email: checkEmail(email) }),
    async ({ email }) => {
      await forgotPassword(email.trim());
      pendingEmail.set(email);
      onSent(email.trim());
    },
  );
  return (
    <AuthCard title={t('forgotTitle')} lead={t('forgotLead')}>
      <form className={classes.form} onSubmit={form.submit} noValidate>
        <TextInput {...form.field('email')} label={say('email')} type="email" autoComplete="username" autoFocus />
        <FormFailure message={form.failure} />
        <Button type="submit" loading={form.busy}>
          {t('sendCode')}
        </Button>
      </form>
      <div className={classes.foot}>
        <Anchor renderRoot={(props) => <Link to="/sign-in" {...props} />}>{say('backToSignIn')}</Anchor>
      </div>
    </AuthCard>
  );
}

type ResetProps = { email: string; mailHint: string | null; onOtherAddress: () => void };

function ResetStep({ email, mailHint, onOtherAddress }: ResetProps) {
  const router = useRouter();
  const form = useForm(
    { code: '', password: '' },
    ({ code, password }) => ({ code: checkCode(code), password: checkPassword(password) }),
    async ({ code, password }) => {
      await resetPassword({ email, code: bareCode(code), password });
      await router.navigate({ to: '/sign-in', search: { reset: true } });
    },
  );
  return (
    <AuthCard title={t('forgotTitle')} lead={t('resetLead', { email })}>
      <form className={classes.form} onSubmit={form.submit} noValidate>
        <CodeField {...form.field('code')} label={say('code')} autoFocus />
        <PasswordField
          {...form.field('password')}
          label={say('newPassword')}
          description={say('passwordRule', { n: limits.passwordMin })}
          autoComplete="new-password"
        />
        {mailHint && <p className={classes.notice}>{mailHint}</p>}
        <FormFailure message={form.failure} />
        <Button type="submit" loading={form.busy}>
          {t('setPassword')}
        </Button>
        <ResendCode email={email} justSent send={forgotPassword} />
      </form>
      <div className={classes.foot}>
        <Anchor component="button" type="button" onClick={onOtherAddress}>
          {say('otherAddress')}
        </Anchor>
        <Anchor renderRoot={(props) => <Link to="/sign-in" {...props} />}>{say('backToSignIn')}</Anchor>
      </div>
    </AuthCard>
  );
}
