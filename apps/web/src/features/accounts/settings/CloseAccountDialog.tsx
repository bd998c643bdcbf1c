import type { ClosingPreview } from '@clinical/contract/accounts/password.schemas';
import { Button, Checkbox, Modal, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useFocusBack } from '../../../lib/focus-back.ts';
import { fieldErrors, messageOf } from '../../../lib/form-errors.ts';
import { leave } from '../../../lib/session/leave.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { SkeletonText } from '../../../ui/Skeletons.tsx';
import { closingQuery, useCloseAccount } from '../accounts.api.ts';
import { t as say } from '../accounts.texts.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { DialogActions } from './DialogActions.tsx';
import { t } from './settings.texts.ts';
import { useOwnDataExport } from './use-own-data-export.ts';
import classes from './SettingsPage.module.css';

type Workspace = ClosingPreview['workspaces'][number];
type Props = { hasPassword: boolean; onClose: () => void };

/** What goes and who takes over, then the password. */
export function CloseAccountDialog({ hasPassword, onClose }: Props) {
  useFocusBack();
  const preview = useQuery(closingQuery());
  return (
    <Modal opened onClose={onClose} title={t('closeTitle')} closeButtonProps={{ 'aria-label': t('close') }}>
      {preview.isPending && <SkeletonText lines={3} />}
      {preview.isError && <ErrorState small error={preview.error} onRetry={() => void preview.refetch()} />}
      {preview.data && <ClosingForm workspaces={preview.data.workspaces} hasPassword={hasPassword} onClose={onClose} />}
    </Modal>
  );
}

function ClosingForm({ workspaces, hasPassword, onClose }: Props & { workspaces: Workspace[] }) {
  const closeAccount = useCloseAccount();
  const dataExport = useOwnDataExport();
  const [password, setPassword] = useState('');
  const [heirs, setHeirs] = useState<Record<string, string>>({});
  const [deleting, setDeleting] = useState(false);
  const [tried, setTried] = useState(false);
  const stuck = workspaces.filter(({ lastAdmin }) => lastAdmin);
  const handed = workspaces.filter(({ charts, colleagues }) => charts > 0 && colleagues.length > 0);
  const lost = workspaces.filter(({ charts, colleagues }) => charts > 0 && colleagues.length === 0);
  const complete =
    (password !== '' || !hasPassword) && handed.every(({ id }) => heirs[id]) && (lost.length === 0 || deleting);
  const atPassword = fieldErrors(closeAccount.error, ['password']).password;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!complete) return;
    const handover = handed.map(({ id }) => ({ workspaceId: id, userId: heirs[id] ?? '' }));
    closeAccount.mutate({ password, handover, deleteCharts: deleting }, { onSuccess: () => void leave('signed-out') });
  };
  if (stuck.length > 0) {
    return stuck.map(({ id, name }) => <p key={id}>{t('closeLastAdmin', { workspace: name })}</p>);
  }
  return (
    <form className={classes.stack} onSubmit={submit} noValidate>
      <p className={classes.lead}>{t('closeLead')}</p>
      <div className={classes.keep}>
        <span>{t('closeKeep')}</span>
        <Button variant="default" size="xs" loading={dataExport.busy} onClick={() => void dataExport.run()}>
          {t('exportAsk')}
        </Button>
      </div>
      {handed.map(({ id, name, charts, colleagues }) => (
        <Select
          key={id}
          label={t('closeHandover', { n: charts, workspace: name })}
          data={colleagues.map(({ userId, name: label }) => ({ value: userId, label }))}
          value={heirs[id] ?? null}
          error={tried && !heirs[id] ? t('closeChoose') : undefined}
          onChange={(userId) => setHeirs({ ...heirs, [id]: userId ?? '' })}
        />
      ))}
      {lost.map(({ id, name, charts }) => (
        <p key={id} className={classes.warning}>
          {t('closeNobody', { n: charts, workspace: name })}
        </p>
      ))}
      {lost.length > 0 && (
        <Checkbox
          label={t('closeDelete')}
          checked={deleting}
          error={tried && !deleting ? t('closeDeleteNeeded') : undefined}
          onChange={(event) => setDeleting(event.currentTarget.checked)}
        />
      )}
      {hasPassword && (
        <PasswordField
          label={t('currentPassword')}
          autoComplete="current-password"
          data-autofocus
          value={password}
          error={atPassword ?? (tried && password === '' ? say('needed') : undefined)}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      )}
      <FormFailure message={closeAccount.isError && !atPassword ? messageOf(closeAccount.error) : null} />
      <DialogActions action={t('closeAsk')} busy={closeAccount.isPending} danger onClose={onClose} />
    </form>
  );
}
