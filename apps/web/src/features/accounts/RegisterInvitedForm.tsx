import { limits } from '@clinical/contract/limits';
import { Button, TextInput } from '@mantine/core';
import { signInWithPassword } from '../../lib/session/sign-in.ts';
import { useForm } from '../../lib/use-form.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { t } from './access.texts.ts';
import { t as say } from './accounts.texts.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import classes from './forms.module.css';
import { registerInvited } from './invitations.api.ts';
import { checkName, checkPassword } from './sign-up-rules.ts';

/** An account for an invited person: the address is fixed, and the link confirms it. */
export function RegisterInvitedForm({ token, email }: { token: string; email: string }) {
  const form = useForm(
    { given_name: '', family_name: '', password: '' },
    (values) => ({
      given_name: checkName(values.given_name),
      family_name: checkName(values.family_name),
      password: checkPassword(values.password),
    }),
    async ({ password, ...names }) => {
      await registerInvited(token, { ...names, password });
      // registering has joined: the session begins in that workspace
      const outcome = await signInWithPassword(email, password);
      window.location.assign(outcome.ok ? '/' : `/sign-in?from=${encodeURIComponent(`/invitation?token=${token}`)}`);
    },
  );
  return (
    <form className={classes.form} onSubmit={form.submit} noValidate>
      <p>{t('registerToAccept')}</p>
      <div className={classes.pair}>
        <TextInput {...form.field('given_name')} label={say('givenName')} autoComplete="given-name" autoFocus />
        <TextInput {...form.field('family_name')} label={say('familyName')} autoComplete="family-name" />
      </div>
      <TextInput
        label={say('email')}
        value={email}
        readOnly
        classNames={{ input: classes.fixed }}
        autoComplete="username"
      />
      <PasswordField
        {...form.field('password')}
        label={say('password')}
        description={say('passwordRule', { n: limits.passwordMin })}
        autoComplete="new-password"
      />
      <FormFailure message={form.failure} />
      <Button type="submit" loading={form.busy}>
        {t('makeAndAccept')}
      </Button>
    </form>
  );
}
