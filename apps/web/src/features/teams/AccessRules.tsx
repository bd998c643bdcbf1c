import type { AccessRule, ExplainPermission } from '@clinical/contract/teams/permissions.schemas';
import { useQuery } from '@tanstack/react-query';
import { formatTime } from '../../lib/format.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import { accessRulesQuery } from './access-rules.api.ts';
import { t } from './access-rules.texts.ts';
import classes from './AccessRules.module.css';

/** The rules that open a chart to somebody, the best one first. */
export function AccessRules(of: ExplainPermission) {
  const { data, isPending, error, refetch } = useQuery(accessRulesQuery(of));
  if (isPending)
    return (
      <Delayed>
        <SkeletonText lines={2} />
      </Delayed>
    );
  if (error) return <ErrorState small error={error} title={t('couldNotExplain')} onRetry={() => void refetch()} />;
  if (data.rules.length === 0) return <p className={classes.line}>{t('noAccess')}</p>;
  return (
    <>
      <ul className={classes.rules}>
        {data.rules.map((rule) => (
          <li key={`${rule.kind} ${rule.id}`}>{t('rule', { why: reasonOf(rule), may: t(`may${rule.level}`) })}</li>
        ))}
      </ul>
      {data.capped && <p className={classes.line}>{t('capped')}</p>}
    </>
  );
}

function reasonOf({ kind, name, until }: AccessRule): string {
  if (kind === 'break-glass') return t('breakGlass', { time: until ? formatTime(until) : '' });
  return t(kind, { name });
}
