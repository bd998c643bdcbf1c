import type { Gridhook } from '@clinical/contract/automations/gridhook.schemas';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../lib/format.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SettingsSection } from '../../ui/SettingsSection.tsx';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './Automations.module.css';
import { Deliveries } from './Deliveries.tsx';
import { gridhookQuery } from './gridhook.api.ts';
import { t } from './gridhook.texts.ts';
import { GridhookForm } from './GridhookForm.tsx';
import { GridhookTester } from './GridhookTester.tsx';

/** Where my notes are posted. */
export function GridhookSection() {
  const { data: hook, isPending, isError, error, refetch } = useQuery(gridhookQuery);
  return (
    <SettingsSection title={t('section')} lead={t('lead')} badge={hook && <HookBadge hook={hook} />}>
      {isPending && (
        <Delayed>
          <SkeletonText lines={6} />
        </Delayed>
      )}
      {isError && hook === undefined && (
        <ErrorState small title={t('notLoaded')} error={error} onRetry={() => void refetch()} />
      )}
      {hook !== undefined && (
        <div className={classes.stack}>
          {hook?.endedAt && <p className={classes.notice}>{t('endedText')}</p>}
          <GridhookForm key={`${hook?.id} ${hook?.url}`} hook={hook} />
          {hook && (
            <>
              <GridhookTester />
              <p className={classes.small}>
                {hook.lastSuccessAt === null
                  ? t('noSuccess')
                  : t('lastSuccess', { at: formatDateTime(hook.lastSuccessAt) })}
              </p>
              <Deliveries />
            </>
          )}
          <p className={classes.small}>{t('format')}</p>
        </div>
      )}
    </SettingsSection>
  );
}

function HookBadge({ hook: { enabled, endedAt } }: { hook: Gridhook }) {
  if (endedAt !== null) return <StatusBadge tone="warn">{t('ended')}</StatusBadge>;
  return <StatusBadge tone={enabled ? 'ok' : 'neutral'}>{t(enabled ? 'active' : 'off')}</StatusBadge>;
}
