import { Anchor, Button, TextInput } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { signInWithCode } from '../../lib/session/sign-in.ts';
import { useForm } from '../../lib/use-form.ts';
import { t } from './access.texts.ts';
import { t as say } from './accounts.texts.ts';
import { AuthCard } from './AuthCard.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import classes from './forms.module.css';
import { bareCode, checkCode, checkName } from './sign-up-rules.ts';

/** The second step of a sign-in with two-factor: the app's code, or a recovery code. @param from where the person wanted to go */
export function MfaPage({ from }: { from?: string }) {
  const router = useRouter();
  const [recovery, setRecovery] = useState(false);
  const form = useForm(
    { code: '' },
    ({ code }) => ({ code: recovery ? checkName(code) : checkCode(code) }),
    async ({ code }) => {
      const outcome = await signInWithCode(bareCode(code));
      if (outcome.ok) return router.navigate({ to: from ?? '/', replace: true });
      if (outcome.reason === 'code-too-late') {
        return router.navigate({ to: '/sign-in', search: { error: 'MFA_EXPIRED', from }, replace: true });
      }
      throw new Error(reasons[outcome.reason] ?? say('unreachable'));
    },
  );
  return (
    <AuthCard title={t('mfaTitle')} lead={recovery ? t('recoveryLead') : t('mfaLead')}>
      <form className={classes.form} onSubmit={form.submit} noValidate>
        <TextInput
          {...form.field('code')}
          key={String(recovery)}
          className={recovery ? undefined : classes.code}
          label={recovery ? t('recoveryCode') : t('mfaCode')}
          inputMode={recovery ? undefined : 'numeric'}
          autoComplete="one-time-code"
          maxLength={recovery ? 20 : 7}
          autoFocus
        />
        <FormFailure message={form.failure} />
        <Button type="submit" loading={form.busy}>
          {t('finishSignIn')}
        </Button>
      </form>
      <div className={classes.foot}>
        <Anchor component="button" type="button" onClick={() => setRecovery(!recovery)}>
          {recovery ? t('useAppCode') : t('useRecoveryCode')}
        </Anchor>
        <Anchor renderRoot={(props) => <Link to="/sign-in" {...props} />}>{say('backToSignIn')}</Anchor>
      </div>
    </AuthCard>
  );
}

const reasons: Record<string, string | undefined> = {
  'wrong-code': t('wrongCode'),
  credentials: t('wrongCode'),
  blocked: say('blocked'),
};
