import type { ProveTwoFactor } from '@clinical/contract/accounts/two-factor.schemas';
import { Modal, TextInput } from '@mantine/core';
import { useFocusBack } from '../../../../lib/focus-back.ts';
import { useForm } from '../../../../lib/use-form.ts';
import { PasswordField } from '../../../../ui/PasswordField.tsx';
import { FormFailure } from '../../../../ui/FormFailure.tsx';
import { checkName } from '../../sign-up-rules.ts';
import { DialogActions } from '../DialogActions.tsx';
import { t } from '../settings.texts.ts';
import classes from '../SettingsPage.module.css';

type Props = {
  title: string;
  lead?: string;
  action: string;
  hasPassword: boolean;
  onProve: (proof: ProveTwoFactor) => Promise<void>;
  onClose: () => void;
};

/** Asks for password and code before something about the second step changes. */
export function ProveDialog({ title, lead, action, hasPassword, onProve, onClose }: Props) {
  useFocusBack();
  const form = useForm(
    { password: '', code: '' },
    ({ password, code }) => ({ password: hasPassword ? checkName(password) : undefined, code: checkName(code) }),
    onProve,
  );
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('close') }}>
      <form className={classes.stack} onSubmit={form.submit} noValidate>
        {lead && <p className={classes.lead}>{lead}</p>}
        {hasPassword && (
          <PasswordField
            {...form.field('password')}
            label={t('currentPassword')}
            autoComplete="current-password"
            data-autofocus
          />
        )}
        <TextInput {...form.field('code')} label={t('anyCode')} autoComplete="one-time-code" maxLength={20} />
        <FormFailure message={form.failure} />
        <DialogActions action={action} busy={form.busy} onClose={onClose} />
      </form>
    </Modal>
  );
}
