import type { PreChatSummary } from '@clinical/contract/pre-chats/interviews.schemas';
import { formatNumber } from '../../../lib/format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { AnswerLink } from './AnswerLink.tsx';
import { t } from './interviews.texts.ts';
import classes from './PreChats.module.css';

const about = { allergy: 'aboutAllergy', dose: 'aboutDose', smoking: 'aboutSmoking' } as const;

type Props = { conflicts: PreChatSummary['conflicts']; numbers: ReadonlyMap<string, number> };

/** What the patient says beside what the chart says. */
export function Conflicts({ conflicts, numbers }: Props) {
  return (
    <section aria-label={t('conflicts')}>
      <h2 className={classes.heading}>
        {t('conflicts')} <span className={classes.quiet}>{formatNumber(conflicts.length)}</span>
      </h2>
      <ul className={classes.frame}>
        {conflicts.map(({ about: kind, subject, chart, told, quote, turnId }) => (
          <li key={`${kind} ${subject} ${told}`} className={classes.conflict}>
            <span className={classes.subject}>
              <Icon name="equal-not" size={16} />
              {subject === '' ? t(about[kind]) : `${t(about[kind])}: ${subject}`}
            </span>
            <span className={classes.side}>
              <span className={classes.sideName}>{t('conflictTold')}</span>
              <q className={classes.strong}>{quote || told}</q> <AnswerLink turnId={turnId} numbers={numbers} />
            </span>
            <span className={classes.side}>
              <span className={classes.sideName}>{t('conflictChart')}</span>
              {chart ?? <span className={classes.quiet}>{t('notInChart')}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
