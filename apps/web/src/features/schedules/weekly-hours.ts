import type { WeeklySpan } from '@clinical/contract/schedules/availability.schemas';
import { overlapsInWeek } from '@clinical/contract/schedules/weekly-spans';

/** What is wrong with the times of one day. */
export type WrongDay = 'order' | 'overlap' | null;

export function wrongDay(spans: readonly WeeklySpan[]): WrongDay {
  if (spans.some(({ from, to }) => from === '' || to === '' || from >= to)) return 'order';
  return overlapsInWeek(spans) ? 'overlap' : null;
}

/** The next part of a day: the usual one, or what follows the last, as far as the day goes. */
export function nextSpan(day: number, spans: readonly WeeklySpan[]): WeeklySpan {
  const last = spans
    .map(({ to }) => to)
    .toSorted()
    .at(-1);
  if (last === undefined) return { day, from: '09:00', to: '17:00' };
  const hour = Number(last.slice(0, 2));
  const two = (n: number) => String(n).padStart(2, '0');
  return { day, from: `${two(Math.min(hour + 1, 22))}:00`, to: `${two(Math.min(hour + 4, 23))}:00` };
}
