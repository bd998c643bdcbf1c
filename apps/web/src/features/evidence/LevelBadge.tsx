import type { EvidenceLevel } from '@clinical/contract/evidence/answer.schemas';
import { t } from './evidence.texts.ts';
import classes from './Evidence.module.css';

const romans = ['', 'I', 'II', 'III', 'IV', 'V'];
const bars = [0, 1, 2, 3, 4];

/** The level of evidence as a word, with as many bars as it is high. */
export function LevelBadge({ level, words }: { level: EvidenceLevel; words: string }) {
  const label = level === null ? t('levelNone') : t('levelOf', { level: romans[level] ?? '' });
  return (
    <span className={classes.level} title={words === '' ? undefined : t('designBy', { words })}>
      <svg width="26" height="12" aria-hidden="true">
        {bars.map((at) => (
          <rect
            key={at}
            x={at * 5.4}
            y={8 - at * 2}
            width="4"
            height={4 + at * 2}
            rx="1"
            data-filled={(level !== null && at < 6 - level) || undefined}
          />
        ))}
      </svg>
      {label}
    </span>
  );
}
