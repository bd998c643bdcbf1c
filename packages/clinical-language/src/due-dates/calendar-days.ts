/** A calendar day, yyyy-mm-dd. Days are counted without a clock, so that a change of the clock moves nothing. */
export type Day = string;
export type Unit = 'day' | 'week' | 'month' | 'year';

const msOfDay = 86_400_000;
const asDay = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);
const partsOf = (day: Day): [year: number, month: number, date: number] => {
  const [year, month, date] = day.split('-').map(Number);
  return [year!, month!, date!];
};

export const addDays = (day: Day, n: number): Day => asDay(Date.parse(`${day}T00:00:00Z`) + n * msOfDay);

/** From one day to another; negative when the other is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / msOfDay);

/** The same date `n` months on; where that month is shorter, its last day. */
export function addMonths(day: Day, n: number): Day {
  const [year, month, date] = partsOf(day);
  const first = new Date(Date.UTC(year, month - 1 + n, 1));
  const last = lastOfMonth(asDay(first.getTime()));
  return `${last.slice(0, 8)}${String(Math.min(date, Number(last.slice(8)))).padStart(2, '0')}`;
}

export const firstOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`;

export function lastOfMonth(day: Day): Day {
  const [year, month] = partsOf(day);
  return asDay(Date.UTC(year, month, 0));
}

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: Day): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
export const mondayOf = (day: Day): Day => addDays(day, -weekdayOf(day));

/** The next day of that weekday, never the day itself. */
export const nextWeekday = (day: Day, weekday: number): Day => addDays(day, ((weekday - weekdayOf(day) + 6) % 7) + 1);

/** Monday to Friday count. */
export function addWorkingDays(day: Day, n: number): Day {
  let at = day;
  for (let left = n; left > 0;) {
    at = addDays(at, 1);
    if (weekdayOf(at) < 5) left--;
  }
  return at;
}

/** Halves of months and years are counted in days and months. */
export function addUnits(day: Day, n: number, unit: Unit): Day {
  if (unit === 'day') return addDays(day, Math.ceil(n));
  if (unit === 'week') return addDays(day, Math.round(n * 7));
  if (unit === 'year') return addMonths(day, Math.round(n * 12));
  const whole = Math.floor(n);
  return addDays(addMonths(day, whole), n === whole ? 0 : 15);
}

/** A day that exists, or undefined. */
export function dayOf(year: number, month: number, date: number): Day | undefined {
  const day = asDay(Date.UTC(year, month - 1, date));
  return month >= 1 && month <= 12 && date >= 1 && partsOf(day)[2] === date ? day : undefined;
}

/** The next day with that month and date, today included. */
export function nextDate(today: Day, month: number, date: number): Day | undefined {
  const year = Number(today.slice(0, 4));
  for (let ahead = 0; ahead <= 8; ahead++) {
    const day = dayOf(year + ahead, month, date);
    if (day !== undefined && day >= today) return day;
  }
  return undefined;
}

/** The next day with that date of a month, today included. */
export function nextMonthday(today: Day, date: number): Day | undefined {
  const [year, month] = partsOf(today);
  for (let ahead = 0; ahead <= 12; ahead++) {
    const first = new Date(Date.UTC(year, month - 1 + ahead, 1));
    const day = dayOf(first.getUTCFullYear(), first.getUTCMonth() + 1, date);
    if (day !== undefined && day >= today) return day;
  }
  return undefined;
}
