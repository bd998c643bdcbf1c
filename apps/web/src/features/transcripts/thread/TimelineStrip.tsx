import type { ThreadLine } from '@clinical/contract/transcripts/thread.schemas';
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import { formatDay } from '../../../lib/format.ts';
import { t } from '../transcripts.texts.ts';
import { type DayGroup, groupByDay } from './group-by-day.ts';
import classes from './TimelineStrip.module.css';
import { useDayInView } from './use-day-in-view.ts';

type Props = { entries: readonly Pick<ThreadLine, 'id' | 'createdAt'>[]; onOpen: (entryId: string) => void };

/** The days of the thread in one line; each jumps to its first entry. The day in view is marked. Not worth a line for a single day. */
export function TimelineStrip({ entries, onOpen }: Props) {
  const days = groupByDay(entries);
  return days.length < 2 ? null : <Days days={days} onOpen={onOpen} />;
}

function Days({ days, onOpen }: { days: DayGroup<Props['entries'][number]>[]; onOpen: Props['onOpen'] }) {
  const list = useRef<HTMLOListElement>(null);
  const inView = useDayInView(days.map(({ day }) => day).join());
  const [reached, setReached] = useState<string | null>(null);
  const last = days.at(-1)!.day;
  const current = days.some(({ day }) => day === inView) ? inView : last;
  // one stop for the tab key, from where the arrows go on
  const stop = days.some(({ day }) => day === reached) ? reached : current;

  useEffect(() => {
    const strip = list.current?.parentElement;
    const button = list.current?.querySelector<HTMLElement>(`[data-to="${current}"]`);
    if (!strip || !button) return;
    const [frame, box] = [strip.getBoundingClientRect(), button.getBoundingClientRect()];
    if (box.left < frame.left || box.right > frame.right) strip.scrollLeft += box.left - frame.left - frame.width / 2;
  }, [current]);

  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    buttons[Math.min(buttons.length - 1, Math.max(0, to))]?.focus();
  };
  return (
    <nav aria-label={t('timeline')} className={classes.strip}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows go between its buttons */}
      <ol ref={list} className={classes.days} onKeyDown={onKey}>
        {days.map(({ day, entries: own }) => (
          <Day
            key={day}
            day={day}
            first={own[0]!.id}
            count={own.length}
            current={day === current}
            stop={day === stop}
            onFocus={setReached}
            onOpen={onOpen}
          />
        ))}
      </ol>
    </nav>
  );
}

type DayProps = {
  day: string;
  /** Its first entry. */
  first: string;
  count: number;
  current: boolean;
  stop: boolean;
  onFocus: (day: string) => void;
  onOpen: Props['onOpen'];
};

/** Drawn again only when it changes itself: a long chart has hundreds, and scrolling goes from one to the next. */
const Day = memo(function Day({ day, first, count, current, stop, onFocus, onOpen }: DayProps) {
  const name = formatDay(day);
  return (
    <li>
      <button
        type="button"
        className={classes.day}
        data-to={day}
        tabIndex={stop ? 0 : -1}
        aria-current={current ? 'date' : undefined}
        aria-label={t('toDay', { day: name, n: count })}
        onFocus={() => onFocus(day)}
        onClick={() => onOpen(first)}
      >
        {name}
        {count > 1 && <span className={classes.count}>{count}</span>}
      </button>
    </li>
  );
});
