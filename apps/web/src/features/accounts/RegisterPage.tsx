import { Anchor, Button, TextInput } from '@mantine/core';
import { limits } from '@clinical/contract/limits';
import { Link, useRouter } from '@tanstack/react-router';
import { mfaSession } from '../../lib/session/mfa-session.ts';
import { useForm } from '../../lib/use-form.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { t } from './accounts.texts.ts';
import { AuthCard } from './AuthCard.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import classes from './forms.module.css';
import { pendingEmail } from './pending-email.ts';
import { registerAccount } from './sign-up.api.ts';
import { checkEmail, checkName, checkPassword } from './sign-up-rules.ts';
import { useWhenSignedIn } from './use-when-signed-in.ts';

export function RegisterPage() {
  const router = useRouter();
  useWhenSignedIn();
  const form = useForm(
    { given_name: '', family_name: '', email: '', password: '' },
    (values) => ({
      given_name: checkName(values.given_name),
      family_name: checkName(values.family_name),
      email: checkEmail(values.email),
      password: checkPassword(values.password),
    }),
    async (values) => {
      await registerAccount({ ...values, email: values.email.trim() });
      mfaSession.forget();
      pendingEmail.set(values.email);
      await router.navigate({ to: '/confirm-code' });
    },
  );
  return (
    <AuthCard title={t('register')} lead={t('registerLead')}>
      <form className={classes.form} onSubmit={form.submit} noValidate>
        <div className={classes.pair}>
          <TextInput {...form.field('given_name')} label={t('givenName')} autoComplete="given-name" autoFocus />
          <TextInput {...form.field('family_name')} label={t('familyName')} autoComplete="family-name" />
        </div>
        <TextInput {...form.field('email')} label={t('email')} type="email" autoComplete="username" />
        <PasswordField
          {...form.field('password')}
          label={t('password')}
          description={t('passwordRule', { n: limits.passwordMin })}
          autoComplete="new-password"
        />
        <FormFailure message={form.failure} />
        <Button type="submit" loading={form.busy}>
          {t('register')}
        </Button>
      </form>
      <div className={classes.foot}>
        <span>
          {t('haveAccount')} <Anchor renderRoot={(props) => <Link to="/sign-in" {...props} />}>{t('signIn')}</Anchor>
        </span>
      </div>
    </AuthCard>
  );
}
