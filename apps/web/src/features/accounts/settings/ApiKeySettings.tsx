import type { ApiKeyInfo } from '@clinical/contract/accounts/accounts.schemas';
import { isWholeApiKey } from '@clinical/contract/validation/texts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/form-errors.ts';
import { formatDate } from '../../../lib/format.ts';
import { useForm } from '../../../lib/use-form.ts';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { toast } from '../../../ui/toast.ts';
import { useActivateApiKey, useUpdateApiKey } from '../accounts.api.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { OwnProfile } from './OwnProfile.tsx';
import { SettingsSection } from '../../../ui/SettingsSection.tsx';
import { t } from './settings.texts.ts';
import classes from './SettingsPage.module.css';
import { workspacePolicyQuery } from './workspace-policy.api.ts';
import { t as policyTexts } from './workspace-policy.texts.ts';

/** A key of one's own: once saved, only its last four characters are shown. */
export function ApiKeySettings() {
  const isOff = useQuery(workspacePolicyQuery).data?.services.some(({ id, off }) => id === 'openai' && off);
  return (
    <SettingsSection title={t('apiKey')} lead={t('apiKeyLead')}>
      {isOff && <p className={classes.warning}>{policyTexts('keyNotUsed')}</p>}
      <div className={classes.apiKey}>
        <OwnProfile lines={2}>{({ apiKey }) => <ApiKey stored={apiKey} />}</OwnProfile>
      </div>
    </SettingsSection>
  );
}

function ApiKey({ stored }: { stored: ApiKeyInfo | null }) {
  const [replacing, setReplacing] = useState(false);
  const update = useUpdateApiKey();
  const activate = useActivateApiKey();
  if (!stored || replacing) return <KeyForm replaces={stored !== null} onDone={() => setReplacing(false)} />;
  const failed = (error: unknown) => void toast.error(messageOf(error));
  const use = (active: boolean) =>
    activate.mutate(active, {
      onSuccess: () => toast.success(active ? t('keyInUse') : t('keyStopped')),
      onError: failed,
    });
  const remove = () => update.mutate(null, { onSuccess: () => toast.success(t('keyRemoved')), onError: failed });
  return (
    <div className={classes.stack}>
      <div className={classes.line}>
        {t('apiKeyKept', { lastFour: stored.lastFour, date: formatDate(stored.savedAt) })}
        <StatusBadge tone={stored.active ? 'ok' : 'neutral'} icon={stored.active ? 'check' : undefined}>
          {stored.active ? t('apiKeyActive') : t('apiKeyIdle')}
        </StatusBadge>
      </div>
      <div className={classes.line}>
        <Button variant="default" loading={activate.isPending} onClick={() => use(!stored.active)}>
          {stored.active ? t('stopKey') : t('useKey')}
        </Button>
        <Button variant="default" onClick={() => setReplacing(true)}>
          {t('replaceKey')}
        </Button>
        <Button variant="subtle" color="red" loading={update.isPending} onClick={remove}>
          {t('removeKey')}
        </Button>
      </div>
    </div>
  );
}

function KeyForm({ replaces, onDone }: { replaces: boolean; onDone: () => void }) {
  const update = useUpdateApiKey();
  const form = useForm(
    { apiKey: '' },
    ({ apiKey }) => ({ apiKey: isWholeApiKey(apiKey.trim()) ? undefined : t('apiKeyUnfit') }),
    async ({ apiKey }) => {
      await update.mutateAsync(apiKey.trim());
      toast.success(t('keySaved'));
      onDone();
    },
  );
  return (
    <form className={classes.stack} onSubmit={form.submit} noValidate>
      <PasswordField {...form.field('apiKey')} className={classes.narrow} label={t('apiKeyLabel')} autoComplete="off" />
      <FormFailure message={form.failure} />
      <div className={classes.line}>
        <Button type="submit" loading={form.busy}>
          {t('saveKey')}
        </Button>
        {replaces && (
          <Button variant="subtle" color="gray" onClick={onDone}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
