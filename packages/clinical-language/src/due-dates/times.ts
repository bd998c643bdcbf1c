import { months } from '../vocabulary/calendar.ts';
import {
  addDays,
  addMonths,
  addUnits,
  type Day,
  dayOf,
  firstOfMonth,
  lastOfMonth,
  mondayOf,
  nextDate,
  type Unit,
  weekdayOf,
} from './calendar-days.ts';

export type Repeats = { every: number; unit: Unit };
export type Asked = {
  today: Day;
  /** Day of the next appointment, when there is one. */
  nextVisit: Day | null;
  /** "3/4" is March 4 where false. */
  dayFirst: boolean;
};
/** `date` null: a time without a day. `sure` false: a person should look at it. */
export type Read = { date: Day | null; sure: boolean; repeats?: Repeats };

export type Groups = Record<string, string | undefined>;
export const months3 = months.map((month) => month.slice(0, 3));
export const early = 'early|beginning of|start of|first part of';

export const sure = (date: Day | undefined): Read | undefined =>
  date === undefined ? undefined : { date, sure: true };
export const unsure = (date: Day | null | undefined): Read | undefined =>
  date === undefined ? undefined : { date, sure: false };

export const monthNumber = (name: string): number => months3.indexOf(name.slice(0, 3)) + 1;
const unitOf = (name: string): [Unit, factor: number] =>
  name.startsWith('fortnight') ? ['week', 2] : [name.replace(/s$/, '') as Unit, 1];

/** How many, and whether that was said exactly. */
function countOf(words: string): { n: number; exact: boolean } {
  if (words.startsWith('half')) return { n: 0.5, exact: true };
  if (words.includes('couple')) return { n: 2, exact: true };
  if (words.endsWith('few') || words === 'several') return { n: 3, exact: false };
  const whole = /^\d/.test(words) ? Number.parseFloat(words) : 1;
  return { n: words.endsWith('and a half') ? whole + 0.5 : whole, exact: true };
}

/** So many units from `from`; of a range the later end. */
export function ahead({ amount: words, most, unit: name, roughly: about, orSo }: Groups, from: Day): Read {
  const { n, exact } = countOf(words ?? 'a');
  const [base, factor] = unitOf(name!);
  return {
    date: addUnits(from, Number(most ?? n) * factor, base),
    sure: exact && most === undefined && !about && !orSo,
  };
}

export const friday = (monday: Day): Day => addDays(monday, 4);

export function partOfMonth(part: string, day: Day): Read {
  if (/^(?:mid|middle)/.test(part)) return { date: `${day.slice(0, 8)}15`, sure: false };
  if (part === 'end of') return { date: lastOfMonth(day), sure: true };
  return new RegExp(early).test(part)
    ? { date: firstOfMonth(day), sure: false }
    : { date: lastOfMonth(day), sure: false };
}

export function partOfWeek(part: string, monday: Day): Read {
  if (new RegExp(early).test(part)) return { date: monday, sure: false };
  return { date: friday(monday), sure: part === 'end of' };
}

/** The weekend belongs to the week that ends with it. */
export const fridayOfThisWeek = (today: Day): Day => (weekdayOf(today) > 4 ? today : friday(mondayOf(today)));

export function repeating(today: Day, every: number, base: Unit): Read {
  return { date: addUnits(today, every, base), sure: true, repeats: { every, unit: base } };
}

export function rhythmOf(how: string): [every: number, unit: Unit] {
  if (how === 'quarterly') return [3, 'month'];
  if (how === 'twice a year') return [6, 'month'];
  if (/da(?:y|ily)/.test(how)) return [1, 'day'];
  if (/week/.test(how)) return [1, 'week'];
  return [1, /month/.test(how) ? 'month' : 'year'];
}

/** A day of the next month with that name, this one included unless `least` asks for a later one. */
export function monthAhead(today: Day, name: string, pick: (day: Day) => Day, least = 0): Day {
  const first = firstOfMonth(today);
  const wanted = monthNumber(name);
  const gap = (wanted - Number(today.slice(5, 7)) + 12) % 12;
  return pick(addMonths(first, gap < least ? gap + 12 : gap));
}

export function calendarDate({ month: name, date, year }: Groups, { today }: Asked): Read | undefined {
  const wanted = monthNumber(name!);
  return sure(year ? dayOf(Number(year), wanted, Number(date)) : nextDate(today, wanted, Number(date)));
}
