import type { UserProfile } from '@clinical/contract/accounts/accounts.schemas';
import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Delayed } from '../../ui/Delayed.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { refusedWhileViewing, useNeedsServer } from '../../ui/needs-server.ts';
import { SettingsSection } from '../../ui/SettingsSection.tsx';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import { userInfoQuery } from '../accounts/public.ts';
import { useSetting } from './automations.api.ts';
import classes from './Automations.module.css';

type Settings = UserProfile['automationSettings'];
type Props = {
  section: string;
  name: keyof Settings;
  label: string;
  description: string;
  /** Below the switch, by how it stands. */
  children?: (on: boolean) => ReactNode;
};

/** A section with one switch of the profile. */
export function ProfileSwitch({ section, name, label, description, children }: Props) {
  const { data, isPending, isError, error, refetch } = useQuery(userInfoQuery());
  const set = useSetting();
  const needsServer = useNeedsServer();
  return (
    <SettingsSection title={section}>
      {isPending && (
        <Delayed>
          <SkeletonText lines={2} />
        </Delayed>
      )}
      {isError && !data && <ErrorState small error={error} onRetry={() => void refetch()} />}
      {data && (
        <div className={classes.stack}>
          <Switch
            label={label}
            description={description}
            checked={data.automationSettings[name]}
            onChange={(event) => set({ [name]: event.currentTarget.checked })}
            {...needsServer}
            {...refusedWhileViewing()}
          />
          {children?.(data.automationSettings[name])}
        </div>
      )}
    </SettingsSection>
  );
}
