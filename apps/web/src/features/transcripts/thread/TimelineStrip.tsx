import type { Transcript } from '@clinical/contract/transcripts/transcripts.schemas';
import { formatDay } from '../../../lib/format.ts';
import { t } from '../transcripts.texts.ts';
import { groupByDay } from './group-by-day.ts';
import classes from './TimelineStrip.module.css';

type Props = { entries: readonly Transcript[]; onOpen: (entryId: string) => void };

/** The days of the thread in one line; each jumps to its first entry. Not worth a line for a single day. */
export function TimelineStrip({ entries, onOpen }: Props) {
  const days = groupByDay(entries);
  if (days.length < 2) return null;
  return (
    <nav aria-label={t('timeline')} className={classes.strip}>
      <ol className={classes.days}>
        {days.map(({ day, entries: own }) => (
          <li key={day}>
            <button
              type="button"
              className={classes.day}
              aria-label={t('toDay', { day: formatDay(day), n: own.length })}
              onClick={() => onOpen(own[0]!.id)}
            >
              {formatDay(day)}
              {own.length > 1 && <span className={classes.count}>{own.length}</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
