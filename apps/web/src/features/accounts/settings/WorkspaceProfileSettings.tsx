import type { SetWorkspaceProfile, WorkspaceProfile } from '@clinical/contract/accounts/session.schemas';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/form-errors.ts';
import { Delayed } from '../../../ui/Delayed.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SettingsSection } from '../../../ui/SettingsSection.tsx';
import { SkeletonText } from '../../../ui/Skeletons.tsx';
import { toast } from '../../../ui/toast.ts';
import { ImageField } from './ImageField.tsx';
import { t } from './settings.texts.ts';
import classes from './SettingsPage.module.css';
import { useSetWorkspaceProfile, workspaceProfileQuery } from './workspace-profile.api.ts';

/** What the workspace is called and shows of itself; its admins change it. */
export function WorkspaceProfileSettings() {
  const profile = useQuery(workspaceProfileQuery);
  return (
    <SettingsSection title={t('workspaceProfile')} lead={t('workspaceProfileLead')}>
      {profile.isPending && (
        <Delayed>
          <SkeletonText lines={2} />
        </Delayed>
      )}
      {profile.isError && (
        <ErrorState small title={t('workspaceFailed')} error={profile.error} onRetry={() => void profile.refetch()} />
      )}
      {profile.data && <Fields key={profile.data.name} profile={profile.data} />}
    </SettingsSection>
  );
}

function Fields({ profile: { name, logo, abilities } }: { profile: WorkspaceProfile }) {
  const [typed, setTyped] = useState(name);
  const change = useSetWorkspaceProfile();
  const set = (part: SetWorkspaceProfile) =>
    change.mutate(part, {
      onSuccess: () => toast.success(t('saved')),
      onError: (error) => toast.error(messageOf(error), { title: t('couldNotSave') }),
    });
  return (
    <div className={classes.stack}>
      <TextInput
        className={classes.narrow}
        label={t('workspaceName')}
        value={typed}
        maxLength={120}
        disabled={!abilities.edit}
        error={typed.trim() === '' ? t('workspaceNameNeeded') : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => typed.trim() !== '' && typed.trim() !== name && set({ name: typed.trim() })}
      />
      <ImageField
        image={logo}
        alt={t('workspaceLogo')}
        disabled={!abilities.edit}
        onChange={(address) => set({ logo: address })}
      />
    </div>
  );
}
