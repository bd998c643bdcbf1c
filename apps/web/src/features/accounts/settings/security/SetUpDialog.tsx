import type { TwoFactorSetup } from '@clinical/contract/accounts/two-factor.schemas';
import { Modal, Textarea, TextInput } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useFocusBack } from '../../../../lib/focus-back.ts';
import { laterPart } from '../../../../lib/parts.ts';
import { useForm } from '../../../../lib/use-form.ts';
import { PasswordField } from '../../../../ui/PasswordField.tsx';
import { useConfirmTwoFactor, useSetUpTwoFactor } from '../../accounts.api.ts';
import { FormFailure } from '../../../../ui/FormFailure.tsx';
import { bareCode, checkCode, checkName } from '../../sign-up-rules.ts';
import { DialogActions } from '../DialogActions.tsx';
import { t } from '../settings.texts.ts';
import classes from '../SettingsPage.module.css';

const QrCode = lazy(laterPart(() => import('./QrCode.tsx').then((module) => ({ default: module.QrCode }))));

type Props = { hasPassword: boolean; onDone: (recoveryCodes: string[]) => void; onClose: () => void };

/** Password, then the app: by QR code or set-up key, confirmed with its first code. */
export function SetUpDialog({ hasPassword, onDone, onClose }: Props) {
  useFocusBack();
  const [setup, setSetup] = useState<TwoFactorSetup | null>(null);
  return (
    <Modal opened onClose={onClose} title={t('setUpTitle')} closeButtonProps={{ 'aria-label': t('close') }}>
      {setup ? (
        <ConfirmStep setup={setup} onDone={onDone} onClose={onClose} />
      ) : (
        <PasswordStep hasPassword={hasPassword} onDone={setSetup} onClose={onClose} />
      )}
    </Modal>
  );
}

type PasswordProps = { hasPassword: boolean; onDone: (setup: TwoFactorSetup) => void; onClose: () => void };

function PasswordStep({ hasPassword, onDone, onClose }: PasswordProps) {
  const setUp = useSetUpTwoFactor();
  const form = useForm(
    { password: '' },
    ({ password }) => ({ password: hasPassword ? checkName(password) : undefined }),
    async ({ password }) => onDone(await setUp.mutateAsync(password)),
  );
  return (
    <form className={classes.stack} onSubmit={form.submit} noValidate>
      {hasPassword && (
        <PasswordField
          {...form.field('password')}
          label={t('confirmWho')}
          autoComplete="current-password"
          data-autofocus
        />
      )}
      <FormFailure message={form.failure} />
      <DialogActions action={t('goOn')} busy={form.busy} onClose={onClose} />
    </form>
  );
}

type ConfirmProps = { setup: TwoFactorSetup; onDone: (recoveryCodes: string[]) => void; onClose: () => void };

function ConfirmStep({ setup, onDone, onClose }: ConfirmProps) {
  const confirm = useConfirmTwoFactor();
  const form = useForm(
    { code: '' },
    ({ code }) => ({ code: checkCode(code) }),
    async ({ code }) => onDone((await confirm.mutateAsync(bareCode(code))).recoveryCodes),
  );
  return (
    <form className={classes.stack} onSubmit={form.submit} noValidate>
      <p className={classes.lead}>{t('scan')}</p>
      <div className={classes.qr}>
        <Suspense fallback={null}>
          <QrCode text={setup.uri} />
        </Suspense>
      </div>
      <Textarea
        label={t('setupKey')}
        value={setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        readOnly
        // wide enough for one line, but for a phone
        minRows={1}
        classNames={{ input: classes.key }}
      />
      <TextInput
        {...form.field('code')}
        label={t('appCode')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        autoFocus
      />
      <FormFailure message={form.failure} />
      <DialogActions action={t('turnOn')} busy={form.busy} onClose={onClose} />
    </form>
  );
}
