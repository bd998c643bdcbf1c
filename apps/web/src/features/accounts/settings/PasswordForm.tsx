import { limits } from '@clinical/contract/limits';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useForm } from '../../../lib/use-form.ts';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { toast } from '../../../ui/toast.ts';
import { useChangePassword } from '../accounts.api.ts';
import { t as say } from '../accounts.texts.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { checkName, checkPassword } from '../sign-up-rules.ts';
import { t } from './settings.texts.ts';
import classes from './SettingsPage.module.css';

type Props = { hasPassword: boolean; email: string };

/** A new password, proved by the present one; empty again when it was changed. */
export function PasswordForm(props: Props) {
  const [changes, setChanges] = useState(0);
  return <Fields key={changes} {...props} onChanged={() => setChanges(changes + 1)} />;
}

function Fields({ hasPassword, email, onChanged }: Props & { onChanged: () => void }) {
  const change = useChangePassword();
  const form = useForm(
    { currentPassword: '', password: '' },
    ({ currentPassword, password }) => ({
      currentPassword: hasPassword ? checkName(currentPassword) : undefined,
      password: checkPassword(password),
    }),
    async (values) => {
      await change.mutateAsync(values);
      toast.success(t('passwordChanged'));
      onChanged();
    },
  );
  return (
    <form className={classes.stack} onSubmit={form.submit} noValidate>
      {/* for password managers: whose password it is */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <div className={classes.grid}>
        {hasPassword && (
          <PasswordField
            {...form.field('currentPassword')}
            label={t('currentPassword')}
            autoComplete="current-password"
          />
        )}
        <PasswordField
          {...form.field('password')}
          label={t('newPassword')}
          description={say('passwordRule', { n: limits.passwordMin })}
          autoComplete="new-password"
        />
      </div>
      <FormFailure message={form.failure} />
      <Button className={classes.start} variant="default" type="submit" loading={form.busy}>
        {hasPassword ? t('changePassword') : t('firstPassword')}
      </Button>
    </form>
  );
}
