import { Temporal } from 'temporal-polyfill';

/** What was agreed with the patient, and the moment that it means. `localStart`: YYYY-MM-DDTHH:MM. */
export type Start = { localStart: string; startsAt: number };

/**
 * `text` is a wall time in `timeZone`, or a moment with its offset. Of a wall time that comes twice it is the first one.
 * @throws RangeError for a date that does not exist, and for a time that clocks skip, with the time that comes instead
 */
export function startOf(text: string, timeZone: string): Start {
  if (/(Z|[+-]\d\d:\d\d)$/.test(text)) {
    const at = Temporal.Instant.from(text).toZonedDateTimeISO(timeZone);
    return { localStart: wallText(at.toPlainDateTime()), startsAt: at.epochMilliseconds };
  }
  const wall = Temporal.PlainDateTime.from(text, { overflow: 'reject' });
  const at = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  if (!at.toPlainDateTime().equals(wall)) {
    const next = wall.toZonedDateTime(timeZone, { disambiguation: 'later' }).toPlainDateTime();
    throw new RangeError(
      `The clocks in ${timeZone} are set forward then: ${clock(wall)} does not exist. Take ${clock(next)}, for example.`,
    );
  }
  return { localStart: wallText(wall), startsAt: at.epochMilliseconds };
}

const wallText = (wall: Temporal.PlainDateTime): string => wall.toString({ smallestUnit: 'minute' });
const clock = (wall: Temporal.PlainDateTime): string => wall.toPlainTime().toString({ smallestUnit: 'minute' });

/** Bounds of days in epoch milliseconds, `to` exclusive. `date` without a value: the day of `now`. */
export function daysFrom(
  date: string | undefined,
  days: number,
  { timeZone, now }: { timeZone: string; now: number },
): { date: string; from: number; to: number } {
  const first =
    date === undefined
      ? Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate()
      : Temporal.PlainDate.from(date);
  const from = first.toZonedDateTime(timeZone);
  const to = first.add({ days }).toZonedDateTime(timeZone);
  return { date: first.toString(), from: from.epochMilliseconds, to: to.epochMilliseconds };
}
