import { Anchor, Button, TextInput } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { signInWithTicket } from '../../lib/session/sign-in.ts';
import { useForm } from '../../lib/use-form.ts';
import { t } from './accounts.texts.ts';
import { AuthCard } from './AuthCard.tsx';
import { CodeField } from './CodeField.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import classes from './forms.module.css';
import { pendingEmail } from './pending-email.ts';
import { ResendCode } from './ResendCode.tsx';
import { confirmEmail } from './sign-up.api.ts';
import { checkCode, checkEmail } from './sign-up-rules.ts';

type Props = {
  /** The right password led here, some time after the code was sent. */
  unconfirmed?: boolean;
  /** Where the e-mail is, when nobody sends it. */
  mailHint: string | null;
};

/** The code signs in by itself once its sixth digit is there. */
export function ConfirmCodePage({ unconfirmed = false, mailHint }: Props) {
  const router = useRouter();
  const [mailedTo, setMailedTo] = useState(pendingEmail.get);
  const form = useForm(
    { email: mailedTo, code: '' },
    ({ email, code }) => ({ email: checkEmail(email), code: checkCode(code) }),
    async ({ email, code }) => {
      const { ticket } = await confirmEmail({ email: email.trim(), code });
      pendingEmail.set(email);
      const { ok } = await signInWithTicket(ticket);
      // the account is there all the same
      await router.navigate(ok ? { to: '/', replace: true } : { to: '/sign-in', search: { confirmed: true } });
    },
  );
  const { email, code } = form.values;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // an address that is still being typed is not sent
    if (mailedTo && checkCode(code) === undefined) element.current?.requestSubmit();
  }, [mailedTo, code]);
  const known = unconfirmed ? 'confirmLeadUnconfirmed' : 'confirmLead';
  const lead = mailedTo ? t(known, { email: mailedTo }) : t('confirmLeadUnknown');
  return (
    <AuthCard title={t('confirmTitle')} lead={lead}>
      <form ref={element} className={classes.form} onSubmit={form.submit} noValidate>
        {!mailedTo && (
          <TextInput {...form.field('email')} label={t('email')} type="email" autoComplete="username" autoFocus />
        )}
        <CodeField {...form.field('code')} label={t('code')} autoFocus={Boolean(mailedTo)} />
        {mailHint && <p className={classes.notice}>{mailHint}</p>}
        <FormFailure message={form.failure} />
        <Button type="submit" loading={form.busy}>
          {t('confirm')}
        </Button>
        <ResendCode email={email} justSent={Boolean(mailedTo) && !unconfirmed} />
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
