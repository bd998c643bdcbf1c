import type { BookingHours, ClosedDays } from '@clinical/contract/schedules/availability.schemas';
import type { Appointment, Schedule } from '@clinical/contract/schedules/schedules.schemas';
import { Skeleton, VisuallyHidden } from '@mantine/core';
import { type CSSProperties, type MouseEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { dayName } from '../../lib/week.ts';
import { formatLongDay, formatMonthDay, formatTime } from '../../lib/format.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { clockOf, type Part, wallOf, wholeDay } from './calendar.ts';
import { closureOf, type Column, placedIn, shadeOf } from './calendar-columns.ts';
import { CalendarBlock, span } from './CalendarBlock.tsx';
import { t } from './calendar.texts.ts';
import { ownZone } from './days.ts';
import { useNow } from './use-now.ts';
import { type Moving, type VisitMove, wordsOf } from './use-visit-move.ts';
import classes from './Calendar.module.css';

export type Slot = { date: string; time: string; clinicianId?: string | undefined };
type Props = {
  columns: readonly Column[];
  schedule: Pick<Schedule, 'appointments' | 'busy'>;
  /** What is booked is not known yet. */
  isLoading: boolean;
  closed: readonly ClosedDays[];
  /** By clinician; in a column of a day those of `own`. */
  hours: ReadonlyMap<string, BookingHours>;
  own: BookingHours | undefined;
  withNames: boolean;
  move: VisitMove;
  onChange: (visit: Appointment) => void;
  onBook: (slot: Slot) => void;
};

const hoursOfDay = Array.from({ length: 23 }, (_, at) => at + 1);
const slotStep = 15;
/** Where visits are drawn that are not known yet. */
const notYet: readonly Part[] = [8, 9, 10.5, 13].map((hour) => ({ from: hour * 60, to: hour * 60 + 40 }));

/** Days or clinicians side by side, with an hour of the wall always as high. */
export function CalendarGrid({
  columns,
  schedule,
  isLoading,
  closed,
  hours,
  own,
  withNames,
  move,
  onChange,
  onBook,
}: Props) {
  const hintId = useId();
  const days = [...new Set(columns.map(({ date }) => date))];
  return (
    <div
      className={classes.scroller}
      role="region"
      aria-label={t('calendar')}
      aria-busy={isLoading}
      tabIndex={0}
      data-scroller
    >
      <div className={classes.grid} style={{ '--columns': columns.length } as CSSProperties}>
        <div className={classes.corner} />
        {columns.map((column) => (
          <Heading
            key={column.key}
            column={column}
            closed={closureOf(column.date, closed)}
            visits={placedIn(column, schedule, ownZone()).filter(({ kind }) => kind === 'visit').length}
          />
        ))}
        <div className={classes.axis} aria-hidden>
          {hoursOfDay.map((hour) => (
            <span key={hour} style={span({ from: hour * 60, to: hour * 60 })}>
              {formatTime(new Date(2026, 0, 15, hour))}
            </span>
          ))}
        </div>
        {columns.map((column) => (
          <Day
            key={column.key}
            column={column}
            schedule={schedule}
            isLoading={isLoading}
            shade={shadeOf(column.date, column.clinician === null ? own : hours.get(column.clinician.id), ownZone())}
            isClosed={closureOf(column.date, closed) !== null}
            moving={isIn(column, move.moving) ? move.moving : null}
            block={{ days, withName: withNames && column.clinician === null, hintId, move, onChange }}
            onBook={onBook}
          />
        ))}
      </div>
      <VisuallyHidden id={hintId}>{t('hint')}</VisuallyHidden>
      <FirstHour key={`${days.join()} ${isLoading}`} schedule={schedule} />
    </div>
  );
}

const isIn = ({ date, clinician }: Column, moving: Moving | null): boolean =>
  moving !== null && moving.place.date === date && (clinician === null || clinician.id === moving.visit.clinician.id);

/** The calendar begins where the day does: at its first visit, and not after seven. Drawn anew for other days. */
function FirstHour({ schedule }: Pick<Props, 'schedule'>) {
  const mark = useRef<HTMLSpanElement>(null);
  const begin = useEffectEvent(() => {
    const element = mark.current?.closest('[data-scroller]');
    const height = element?.querySelector<HTMLElement>('[data-date]')?.offsetHeight ?? 0;
    const starts = schedule.appointments.map(({ startsAt }) => wallOf(Date.parse(startsAt), ownZone()).minutes);
    const first = Math.min(7 * 60, ...starts);
    if (element) element.scrollTop = (Math.max(first - 15, 0) / wholeDay) * height;
  });
  useLayoutEffect(() => begin(), []);
  return <span ref={mark} hidden />;
}

type HeadingProps = { column: Column; closed: ClosedDays | null; visits: number };

/** Always two lines, so that nothing moves when the second one is known. */
function Heading({ column: { date, clinician }, closed, visits }: HeadingProps) {
  const weekday = dayName(new Date(`${date}T00:00:00Z`).getUTCDay());
  const isToday = wallOf(useNow(), ownZone()).date === date;
  const why = closed === null || closed.name === '' ? t('closed') : t('closedFor', { name: closed.name });
  const count = visits === 0 ? '' : t('visits', { n: visits, count: visits });
  return (
    <div className={classes.heading} data-today={isToday || undefined}>
      <span>{clinician ? clinician.name : `${weekday} ${formatMonthDay(date)}`}</span>
      <span className={classes.about} title={closed ? why : undefined}>
        {closed ? why : count}
      </span>
    </div>
  );
}

type DayProps = {
  column: Column;
  schedule: Props['schedule'];
  isLoading: boolean;
  shade: readonly Part[];
  isClosed: boolean;
  moving: Moving | null;
  block: Pick<Parameters<typeof CalendarBlock>[0], 'days' | 'withName' | 'hintId' | 'move' | 'onChange'>;
  onBook: (slot: Slot) => void;
};

function Day({ column, schedule, isLoading, shade, isClosed, moving, block, onBook }: DayProps) {
  const { date, clinician } = column;
  const label = clinician ? `${clinician.name}, ${formatLongDay(date)}` : formatLongDay(date);
  const book = (event: MouseEvent<HTMLElement>) => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const minutes = ((event.clientY - top) / height) * wholeDay;
    const time = clockOf(Math.max(Math.floor(minutes / slotStep) * slotStep, 0));
    onBook({ date, time, clinicianId: clinician?.id });
  };
  return (
    <div className={classes.day} role="group" aria-label={label} data-date={date}>
      {/* for the pointer; by keys, a visit is booked from the head of the page */}
      {!isLoading && <button type="button" className={classes.free} tabIndex={-1} aria-hidden onClick={book} />}
      {(isClosed ? [{ from: 0, to: wholeDay }] : shade).map((part) => (
        <span key={part.from} className={classes.off} style={span(part)} data-closed={isClosed || undefined} />
      ))}
      {isLoading && (
        <Delayed>
          {notYet.map((part) => (
            <Skeleton key={part.from} className={classes.notYet} style={span(part)} />
          ))}
        </Delayed>
      )}
      {placedIn(column, schedule, ownZone()).map((item) =>
        item.kind === 'visit' ? (
          <CalendarBlock key={item.visit.id} visit={item.visit} part={item.part} lane={item.lane} {...block} />
        ) : (
          <div
            key={`${item.taken.clinician.id} ${item.taken.startsAt}`}
            className={classes.taken}
            style={span(item.part, item.lane)}
          >
            <span aria-hidden>{block.withName ? item.taken.clinician.name : t('takenShort')}</span>
            <VisuallyHidden>
              {t('taken', {
                name: item.taken.clinician.name,
                from: formatTime(item.taken.startsAt),
                to: formatTime(item.taken.endsAt),
              })}
            </VisuallyHidden>
          </div>
        ),
      )}
      {moving && <Ghost moving={moving} />}
      <NowLine date={date} />
    </div>
  );
}

/** Where a visit would be. The visit itself says so to those who cannot see it. */
function Ghost({ moving: { visit, place, saving } }: { moving: Moving }) {
  const ghost = useRef<HTMLDivElement>(null);
  const { from, to } = wordsOf(place);
  const part = { from: place.minutes, to: place.minutes + place.length };
  useEffect(() => {
    // newer browsers answer with a promise, which is no cleanup
    void ghost.current?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <div ref={ghost} className={classes.ghost} style={span(part)} data-saving={saving || undefined} aria-hidden>
      {t('range', { first: from, last: to })} {visit.note.title}
    </div>
  );
}

function NowLine({ date }: { date: string }) {
  const now = useNow();
  const wall = wallOf(now, ownZone());
  if (wall.date !== date) return null;
  return (
    <div className={classes.now} style={span({ from: wall.minutes, to: wall.minutes })}>
      <VisuallyHidden>{t('now', { time: formatTime(now) })}</VisuallyHidden>
    </div>
  );
}
