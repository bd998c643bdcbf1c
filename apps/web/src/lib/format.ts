import { formatters } from './formatters.ts';

const dateFormat = formatters<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat);
const numberFormat = formatters<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat);
const relativeFormat = formatters<Intl.RelativeTimeFormatOptions, Intl.RelativeTimeFormat>(Intl.RelativeTimeFormat);

type Moment = string | number | Date;

/** A day in the reader's zone: "4 Mar 2026". */
export function formatDate(value: Moment): string {
  return format(value, { dateStyle: 'medium' });
}

/** "14:05", in the reader's zone. */
export function formatTime(value: Moment): string {
  return format(value, { timeStyle: 'short' });
}

/** "14:05" in a zone; with `offset` also how far it is from UTC then. */
export function formatTimeIn(value: Moment, timeZone: string, offset = false): string {
  if (!offset) return format(value, { timeStyle: 'short', timeZone });
  return format(value, { hour: 'numeric', minute: '2-digit', timeZone, timeZoneName: 'shortOffset' });
}

export function formatDateTime(value: Moment): string {
  return format(value, { dateStyle: 'medium', timeStyle: 'short' });
}

/** A calendar day without a time (`1980-02-01`): the same day in every zone. */
export function formatDay(day: string): string {
  return format(`${day}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
}

/** A calendar day with its weekday: "Monday, March 8, 2026". */
export function formatLongDay(day: string): string {
  return format(`${day}T00:00:00Z`, { dateStyle: 'full', timeZone: 'UTC' });
}

/** A calendar day where the year is known: "Mar 8". */
export function formatMonthDay(day: string): string {
  return format(`${day}T00:00:00Z`, { month: 'short', day: 'numeric', timeZone: 'UTC' });
}

/** A month of a year (`1980-02`): "Feb 1980". */
export function formatMonth(month: string): string {
  return format(`${month}-15T00:00:00Z`, { month: 'short', year: 'numeric', timeZone: 'UTC' });
}

export function formatNumber(value: number): string {
  return numberFormat({}).format(value);
}

/** A share of one as "97%", never rounded up to a whole. */
export function formatPercent(share: number): string {
  const whole = Math.floor(share * 1_000) / 1_000;
  return numberFormat({ style: 'percent', maximumFractionDigits: 1 }).format(whole);
}

/** A number with its sign: "+30", "-3"; zero has none. */
export function formatChange(value: number): string {
  return numberFormat({ signDisplay: 'exceptZero' }).format(value);
}

/** Time since: "5 min ago", "yesterday", and from a week on the date itself. */
export function formatSince(value: Moment, now: Moment = Date.now()): string {
  const seconds = Math.round((Number(new Date(now)) - Number(new Date(value))) / 1000);
  const relative = relativeFormat({ numeric: 'auto', style: 'short' });
  if (seconds < 45) return relative.format(0, 'second');
  if (seconds < 3_600) return relative.format(-Math.max(1, Math.round(seconds / 60)), 'minute');
  if (seconds < 86_400) return relative.format(-Math.round(seconds / 3_600), 'hour');
  if (seconds < 7 * 86_400) return relative.format(-Math.round(seconds / 86_400), 'day');
  return formatDate(value);
}

/** Playing time: "4:05", "1:02:33". */
export function formatDuration(ms: number): string {
  const total = Math.max(0, Math.floor(ms / 1000));
  const [hours, minutes, seconds] = [Math.floor(total / 3_600), Math.floor(total / 60) % 60, total % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** Bytes as "3.4 MB"; a megabyte is 1024 times 1024, as the limits are written. */
export function formatBytes(bytes: number): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
  const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const options = {
    style: 'unit',
    unit: units[step],
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step > 1 ? 1 : 0,
  } as const;
  return numberFormat(options).format(bytes / 1024 ** step);
}

function format(value: Moment, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(options).format(new Date(value));
}
