import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SettingsSection } from '../../ui/SettingsSection.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { userInfoQuery } from '../accounts/public.ts';
import classes from './Automations.module.css';
import { workspaceGridhooksQuery } from './gridhook.api.ts';
import { t } from './gridhook.texts.ts';

/** Where colleagues send notes, for who manages the workspace. Nothing is shown where nobody else does. */
export function WorkspaceGridhooks() {
  const me = useQuery(userInfoQuery()).data?.id;
  const { data: hooks, isError, error, refetch } = useQuery(workspaceGridhooksQuery);
  if (isError && hooks === undefined) {
    return (
      <SettingsSection title={t('workspace')} lead={t('workspaceLead')}>
        <ErrorState small title={t('workspaceNotLoaded')} error={error} onRetry={() => void refetch()} />
      </SettingsSection>
    );
  }
  const others = (hooks ?? []).filter(({ userId }) => userId !== me);
  if (others.length === 0 || me === undefined) return null;
  return (
    <SettingsSection title={t('workspace')} lead={t('workspaceLead')}>
      <ul className={classes.rows}>
        {others.map(({ id, userName, host, enabled, endedAt }) => (
          <li key={id} className={classes.row}>
            <span className={classes.words}>{t('sendsTo', { name: userName, host })}</span>
            <StatusBadge tone={enabled && endedAt === null ? 'ok' : 'neutral'}>
              {t(endedAt !== null ? 'ended' : enabled ? 'active' : 'off')}
            </StatusBadge>
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}
