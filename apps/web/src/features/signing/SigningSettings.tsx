import { mostFreshMinutes } from '@clinical/contract/signing/signing.rules';
import type { SetSigningPolicy } from '@clinical/contract/signing/signing.schemas';
import { Select, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../lib/form-errors.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SettingsSection } from '../../ui/SettingsSection.tsx';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './SigningSettings.module.css';
import { signingPolicyQuery, useSetSigningPolicy } from './signing.api.ts';
import { SigningKey } from './SigningKey.tsx';
import { t } from './signing.texts.ts';

/** What the workspace asks of those who sign in it; its admins change it. */
export function SigningSettings() {
  const policy = useQuery(signingPolicyQuery);
  const change = useSetSigningPolicy();
  const set = (asked: SetSigningPolicy) =>
    change.mutate(asked, {
      onSuccess: () => toast.success(t('policySaved')),
      onError: (error) => toast.error(messageOf(error), { title: t('policyNotSaved') }),
    });
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
        <div className={classes.stack}>
          <Switch
            label={t('fullCoverage')}
            description={policy.data.abilities.edit ? t('fullCoverageHint') : t('adminsChange')}
            checked={policy.data.fullCoverage}
            disabled={!policy.data.abilities.edit}
            onChange={(event) => set({ fullCoverage: event.currentTarget.checked })}
          />
          <Select
            className={classes.field}
            label={t('freshMinutes')}
            description={policy.data.abilities.edit ? t('freshMinutesHint') : t('adminsChange')}
            allowDeselect={false}
            disabled={!policy.data.abilities.edit}
            data={choicesWith(policy.data.freshMinutes)}
            value={String(policy.data.freshMinutes)}
            onChange={(value) => value !== null && set({ freshMinutes: Number(value) })}
          />
          <SigningKey />
        </div>
      )}
    </SettingsSection>
  );
}

const usualChoices = [0, 5, 10, 15, 20, mostFreshMinutes];

/** The usual ones, and the one that holds. */
function choicesWith(minutes: number): { value: string; label: string }[] {
  return [...new Set([...usualChoices, minutes])]
    .toSorted((a, b) => a - b)
    .map((n) => ({ value: String(n), label: n === 0 ? t('always') : t('minutes', { n }) }));
}
