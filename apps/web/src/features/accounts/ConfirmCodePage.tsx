import { Anchor, Button, TextInput } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from '../../lib/use-form.ts';
import { t } from './accounts.texts.ts';
import { AuthCard } from './AuthCard.tsx';
import { CodeField } from './CodeField.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import classes from './forms.module.css';
import { pendingEmail } from './pending-email.ts';
import { ResendCode } from './ResendCode.tsx';
import { confirmEmail } from './sign-up.api.ts';
import { bareCode, checkCode, checkEmail } from './sign-up-rules.ts';

/** @param unconfirmed the right password led here, some time after the code was sent */
export function ConfirmCodePage({ unconfirmed = false }: { unconfirmed?: boolean }) {
  const router = useRouter();
  const [mailedTo, setMailedTo] = useState(pendingEmail.get);
  const form = useForm(
    { email: mailedTo, code: '' },
    ({ email, code }) => ({ email: checkEmail(email), code: checkCode(code) }),
    async ({ email, code }) => {
      await confirmEmail({ email: email.trim(), code: bareCode(code) });
      pendingEmail.set(email);
      await router.navigate({ to: '/sign-in', search: { confirmed: true } });
    },
  );
  const known = unconfirmed ? 'confirmLeadUnconfirmed' : 'confirmLead';
  const lead = mailedTo ? t(known, { email: mailedTo }) : t('confirmLeadUnknown');
  return (
    <AuthCard title={t('confirmTitle')} lead={lead}>
      <form className={classes.form} onSubmit={form.submit} noValidate>
        {!mailedTo && (
          <TextInput {...form.field('email')} label={t('email')} type="email" autoComplete="username" autoFocus />
        )}
        <CodeField {...form.field('code')} label={t('code')} autoFocus={Boolean(mailedTo)} />
        <FormFailure message={form.failure} />
        <Button type="submit" loading={form.busy}>
          {t('confirm')}
        </Button>
        <ResendCode email={form.values.email} justSent={Boolean(mailedTo) && !unconfirmed} />
      </form>
      <div className={classes.foot}>
        {mailedTo && (
          <Anchor component="button" type="button" onClick={() => setMailedTo('')}>
            {t('otherAddress')}
          </Anchor>
        )}
        <Anchor renderRoot={(props) => <Link to="/sign-in" {...props} />}>{t('backToSignIn')}</Anchor>
      </div>
    </AuthCard>
  );
}
