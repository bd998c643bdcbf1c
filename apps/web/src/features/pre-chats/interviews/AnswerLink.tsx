import { t } from './interviews.texts.ts';
import classes from './PreChats.module.css';
import { turnAnchor } from './turn-numbers.ts';

type Props = { turnId: string; numbers: ReadonlyMap<string, number> };

/** Leads to the answer that a line comes from. */
export function AnswerLink({ turnId, numbers }: Props) {
  return (
    <button type="button" className={classes.answerLink} onClick={() => showTurn(turnId)}>
      {t('answerLink', { n: numbers.get(turnId) ?? 0 })}
    </button>
  );
}

function showTurn(turnId: string): void {
  const turn = document.getElementById(turnAnchor(turnId));
  turn?.scrollIntoView({ block: 'center' });
  turn?.focus({ preventScroll: true });
}
