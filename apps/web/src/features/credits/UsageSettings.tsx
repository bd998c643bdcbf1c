import type { ApiUsage } from '@clinical/contract/credits/credits.schemas';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../lib/format.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
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
    <section className={classes.section} aria-labelledby="usage-title">
      <h2 id="usage-title">{t('usage')}</h2>
      {usage.isPending && (
        <Delayed>
          <SkeletonText lines={3} />
        </Delayed>
      )}
      {usage.isError && (
        <ErrorState small title={t('notLoaded')} error={usage.error} onRetry={() => void usage.refetch()} />
      )}
      {usage.data && <Usage usage={usage.data} />}
    </section>
  );
}

function Usage({ usage }: { usage: ApiUsage }) {
  const date = formatDate(usage.from);
  if (usage.actions === 0) return <p className={classes.lead}>{t('usageNone', { date })}</p>;
  return (
    <>
      <p className={classes.lead}>
        {t('usageLead', { date })} · {t('actionsCount', { n: usage.actions })} · {t('credits', { n: usage.credits })}
      </p>
      <div className={classes.usage}>
        <Lines title={t('byAction')} lines={usage.byAction.map((line) => ({ ...line, name: actionName(line.name) }))} />
        <Lines title={t('byModel')} lines={usage.byModel.map((line) => ({ ...line, name: modelName(line.name) }))} />
      </div>
    </>
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
