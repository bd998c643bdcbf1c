import type { NoteCheck } from '@clinical/contract/checks/checks.schemas';
import { Button } from '@mantine/core';
import classes from './AnsweredList.module.css';
import { t } from './checks.texts.ts';
import { categoryName } from './category-name.ts';

type Props = { answered: readonly NoteCheck[]; mayAnswer: boolean; onTakeBack: (check: NoteCheck) => void };

/** What was dismissed or accepted, and why; folded until somebody asks. */
export function AnsweredList({ answered, mayAnswer, onTakeBack }: Props) {
  return (
    <details className={classes.answered}>
      <summary>{t('answered', { n: answered.length })}</summary>
      <ul className={classes.list}>
        {answered.map((check) => (
          <li key={check.key} className={classes.row}>
            <span className={classes.words}>
              <span className={classes.what}>
                {check.suggestion ?? `${categoryName(check.kind)}: ${check.written}`}
              </span>
              <span className={classes.why}>{whyOf(check)}</span>
            </span>
            {mayAnswer && (
              <Button size="compact-sm" variant="subtle" onClick={() => onTakeBack(check)}>
                {t('undo')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function whyOf({ answer }: NoteCheck): string {
  if (!answer) return '';
  const what = t(answer.action === 'dismiss' ? 'dismissed' : 'accepted');
  const why = answer.reason === null || answer.reason === 'other' ? answer.text : t(answer.reason);
  return t('answeredBecause', { what, why });
}
