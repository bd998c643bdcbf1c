import type { SetSignInPolicy, SignInPolicy } from '@clinical/contract/accounts/session.schemas';
import { limits } from '@clinical/contract/limits';
import { Select, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../lib/form-errors.ts';
import { Delayed } from '../../../ui/Delayed.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SettingsSection } from '../../../ui/SettingsSection.tsx';
import { SkeletonText } from '../../../ui/Skeletons.tsx';
import { toast } from '../../../ui/toast.ts';
import { signInPolicyQuery, useSetSignInPolicy } from './sign-in-policy.api.ts';
import { t } from './settings.texts.ts';
import classes from './SettingsPage.module.css';

const minutes = [limits.sessionIdleMinutesMin, 10, 15, 20, limits.sessionIdle / 60_000];

/** What the workspace asks of everybody who signs in to it; its admins change it. */
export function SignInPolicySettings() {
  const policy = useQuery(signInPolicyQuery);
  return (
    <SettingsSection
      title={t('signInRules')}
      lead={policy.data?.abilities.edit === false ? t('signInRulesOfAdmins') : t('signInRulesLead')}
    >
      {policy.isPending && (
        <Delayed>
          <SkeletonText lines={3} />
        </Delayed>
      )}
      {policy.isError && (
        <ErrorState small title={t('signInRulesFailed')} error={policy.error} onRetry={() => void policy.refetch()} />
      )}
      {policy.data && <Rules policy={policy.data} />}
    </SettingsSection>
  );
}

function Rules({ policy: { requireTwoFactor, idleMinutes, abilities } }: { policy: SignInPolicy }) {
  const change = useSetSignInPolicy();
  const set = (changed: Partial<SetSignInPolicy>) =>
    change.mutate(
      { requireTwoFactor, idleMinutes, ...changed },
      {
        onSuccess: () => toast.success(t('saved')),
        onError: (error) => toast.error(messageOf(error), { title: t('couldNotSave') }),
      },
    );
  const offered = [...new Set([...minutes, idleMinutes])].toSorted((one, other) => one - other);
  return (
    <div className={classes.stack}>
      <Switch
        label={t('requireTwoFactor')}
        description={t('requireTwoFactorRule')}
        checked={requireTwoFactor}
        disabled={!abilities.edit}
        onChange={(event) => set({ requireTwoFactor: event.currentTarget.checked })}
      />
      <Select
        className={classes.narrow}
        label={t('idleRule')}
        data={offered.map((n) => ({ value: String(n), label: t('minutes', { n }) }))}
        value={String(idleMinutes)}
        disabled={!abilities.edit}
        onChange={(value) => value !== null && set({ idleMinutes: Number(value) })}
      />
    </div>
  );
}
