import type { BurnoutMetrics, Change, DocumentationTime } from '@clinical/contract/analytics/analytics.schemas';
import type { TimeRange } from '@clinical/contract/analytics/analytics.rules';
import { t } from './analytics.texts.ts';
import classes from './Analytics.module.css';

type Props = { time: DocumentationTime; indicators: BurnoutMetrics; range: TimeRange };

/** What changed against the period before, in a sentence. */
export function Headline({ time, indicators, range }: Props) {
  const note = directionOf(time.perNote);
  const evening = directionOf(indicators.afterHoursPerDay);
  const title = [
    note && t(({ less: 'notesFaster', more: 'notesSlower', same: 'notesSame' } as const)[note]),
    evening && t(({ less: 'eveningsShorter', more: 'eveningsLonger', same: 'eveningsSame' } as const)[evening]),
  ].filter(Boolean);
  const lead = [
    note && t('leadNotes', numbersOf(time.perNote)),
    evening && t('leadEvenings', numbersOf(indicators.afterHoursPerDay)),
    t('leadPeriod', { range: t(range) }),
  ].filter(Boolean);
  return (
    <div className={classes.headline}>
      <h2>{title.length > 0 ? title.join(' ') : t('tooLittle')}</h2>
      <p>{lead.join(' ')}</p>
    </div>
  );
}

/** Below this share of the value before, a change is none. */
const noticed = 0.05;

function directionOf({ value, before }: Change): 'less' | 'more' | 'same' | null {
  if (value === null || before.value === null) return null;
  if (Math.abs(value - before.value) <= noticed * before.value) return 'same';
  return value < before.value ? 'less' : 'more';
}

const numbersOf = ({ value, before }: Change) => ({ now: value ?? 0, before: before.value ?? 0 });
