import type { AutomationRun } from '@clinical/contract/automations/automations.schemas';
import { Link } from '@tanstack/react-router';
import { formatDateTime } from '../../lib/format.ts';
import { taskTexts } from '../clinical-tasks/public.ts';
import classes from './Automations.module.css';
import { runsQuery } from './automations.api.ts';
import { t } from './auto-taskers.texts.ts';
import { FoldedLog } from './FoldedLog.tsx';
import { OutcomeBadge } from './OutcomeBadge.tsx';

/** What my rules did, newest first. */
export function RunLog() {
  return (
    <FoldedLog
      title={t('log')}
      words={{ show: t('showLog'), hide: t('hideLog'), empty: t('logEmpty'), notLoaded: t('logNotLoaded') }}
      query={runsQuery}
      renderRow={(run) => <Run run={run} />}
    />
  );
}

function Run({ run: { rule, chart, at, outcome, task } }: { run: AutomationRun }) {
  return (
    <>
      <div className={classes.words}>
        <p>{task?.title ?? `${taskTexts(rule.category)}: ${rule.title}`}</p>
        <p className={classes.small}>
          <Link to="/chat" search={{ id: chart.id }} target="_blank">
            {chart.title}
          </Link>
          {' · '}
          {formatDateTime(at)}
        </p>
      </div>
      <OutcomeBadge outcome={outcome} />
    </>
  );
}
