import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../lib/form-errors.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SettingsSection } from '../../ui/SettingsSection.tsx';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import { toast } from '../../ui/toast.ts';
import { signingPolicyQuery, useSetSigningPolicy } from './signing.api.ts';
import { t } from './signing.texts.ts';

/** What the workspace asks of those who sign in it; its admins change it. */
export function SigningSettings() {
  const policy = useQuery(signingPolicyQuery);
  const change = useSetSigningPolicy();
  return (
    <SettingsSection title={t('signing')}>
      {policy.isPending && (
        <Delayed>
          <SkeletonText lines={1} />
        </Delayed>
      )}
      {policy.isError && (
        <ErrorState small title={t('policyNotLoaded')} error={policy.error} onRetry={() => void policy.refetch()} />
      )}
      {policy.data && (
        <Switch
          label={t('fullCoverage')}
          description={policy.data.abilities.edit ? t('fullCoverageHint') : t('adminsChange')}
          checked={policy.data.fullCoverage}
          disabled={!policy.data.abilities.edit}
          onChange={(event) =>
            change.mutate(event.currentTarget.checked, {
              onSuccess: () => toast.success(t('policySaved')),
              onError: (error) => toast.error(messageOf(error), { title: t('policyNotSaved') }),
            })
          }
        />
      )}
    </SettingsSection>
  );
}
