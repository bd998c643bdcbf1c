import type { ApiUsage } from '@clinical/contract/credits/credits.schemas';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../lib/format.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SettingsSection } from '../../ui/SettingsSection.tsx';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import { actionName } from './action-name.ts';
import { usageQuery } from './credits.api.ts';
import { t } from './credits.texts.ts';
import classes from './credits.module.css';
import { modelName } from './model-name.ts';

/** What AI was used for this month. */
export function UsageSettings() {
  const usage = useQuery(usageQuery);
  return (
    <SettingsSection title={t('usage')} lead={usage.data && leadOf(usage.data)}>
      {usage.isPending && (
        <Delayed>
          <SkeletonText lines={3} />
        </Delayed>
      )}
      {usage.isError && (
        <ErrorState small title={t('notLoaded')} error={usage.error} onRetry={() => void usage.refetch()} />
      )}
      {usage.data && usage.data.actions > 0 && <Usage usage={usage.data} />}
    </SettingsSection>
  );
}

function leadOf({ from, actions, credits }: ApiUsage): string {
  const date = formatDate(from);
  if (actions === 0) return t('usageNone', { date });
  return [t('usageLead', { date }), t('actionsCount', { n: actions }), t('credits', { n: credits })].join(' · ');
}

function Usage({ usage }: { usage: ApiUsage }) {
  return (
    <div className={classes.usage}>
      <Lines title={t('byAction')} lines={usage.byAction.map((line) => ({ ...line, name: actionName(line.name) }))} />
      <Lines title={t('byModel')} lines={usage.byModel.map((line) => ({ ...line, name: modelName(line.name) }))} />
    </div>
  );
}

function Lines({ title, lines }: { title: string; lines: ApiUsage['byAction'] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <dl className={classes.lines}>
        {lines.map(({ name, actions, credits }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {t('actionsCount', { n: actions })} · {t('credits', { n: credits })}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
