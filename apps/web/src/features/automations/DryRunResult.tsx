import type { DryRun } from '@clinical/contract/automations/automations.schemas';
import { Link } from '@tanstack/react-router';
import { formatDate, formatDay } from '../../lib/format.ts';
import classes from './Automations.module.css';
import { t } from './auto-taskers.texts.ts';
import { OutcomeBadge } from './OutcomeBadge.tsx';

/** What a rule would have made, each with the words that it rests on. */
export function DryRunResult({ found: { tasks, notes, isCut } }: { found: DryRun }) {
  const made = tasks.filter(({ outcome }) => outcome === 'made').length;
  return (
    <section aria-label={t('dryRunTitle')}>
      <p role="status" className={classes.heading}>
        {made > 0 ? t('dryRunFound', { n: made }) : t('dryRunNone')}
      </p>
      <p className={classes.small}>{isCut ? t('dryRunCut', { n: notes }) : t('dryRunNotes', { n: notes })}</p>
      <ul className={classes.rows}>
        {tasks.map(({ transcriptId, chart, visitAt, title, dueOn, assigneeName, quote, outcome }) => (
          <li key={`${transcriptId} ${title} ${quote}`} className={classes.row}>
            <div className={classes.words}>
              <p>{title}</p>
              <p className={classes.small}>
                <Link to="/chat" search={{ id: chart.id }} target="_blank">
                  {chart.title}
                </Link>
                {' · '}
                {[
                  formatDate(visitAt),
                  dueOn !== null && t('dueOn', { day: formatDay(dueOn) }),
                  assigneeName ?? t('nobody'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <p className={classes.small}>“{quote}”</p>
            </div>
            <OutcomeBadge outcome={outcome} dry />
          </li>
        ))}
      </ul>
    </section>
  );
}
