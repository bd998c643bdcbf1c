import { normaliseTitle } from './normalise-title.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Day and month in the order in which they were typed, with the sign that only days of birth have in `searchText`. */
const born = (first: number, second: number, year: number): string =>
  `#${String(first).padStart(2, '0')}${String(second).padStart(2, '0')}${year}`;

const isDay = (day: number): boolean => day >= 1 && day <= 31;
const isMonth = (month: number): boolean => month >= 1 && month <= 12;

/** A year of two digits is the latest one that has begun. */
function fullYear(text: string, now: number): number {
  if (text.length === 4) return Number(text);
  const thisYear = new Date(now).getUTCFullYear();
  const year = Math.floor(thisYear / 100) * 100 + Number(text);
  return year > thisYear ? year - 100 : year;
}

/**
 * A day of birth as `searchText` holds it, from "3/14/1958", "14.03.58", "1958-03-14", "19580314", "14 March 1958" or
 * "Mar 14, 1958"; null for anything else. Where day and month may be either, both are found.
 */
function dayOfBirth(text: string, now: number): string | null {
  const iso = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(text) ?? /^((?:19|20)\d{2})(\d{2})(\d{2})$/.exec(text);
  if (iso) {
    const [year, month, day] = [Number(iso[1]), Number(iso[2]), Number(iso[3])];
    return isMonth(month) && isDay(day) ? born(month, day, year) : null;
  }
  const short = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text);
  if (short) {
    const [first, second] = [Number(short[1]), Number(short[2])];
    const real = (isMonth(first) && isDay(second)) || (isDay(first) && isMonth(second));
    return real ? born(first, second, fullYear(short[3] ?? '', now)) : null;
  }
  const named =
    /^(?<day>\d{1,2})(?:st|nd|rd|th)?[-/. ]+(?<month>[a-z]{3})[a-z]*[-/., ]+(?<year>\d{4}|\d{2})$/.exec(text) ??
    /^(?<month>[a-z]{3})[a-z]*[-/. ]+(?<day>\d{1,2})(?:st|nd|rd|th)?[-/., ]+(?<year>\d{4}|\d{2})$/.exec(text);
  const { day = '', month = '', year = '' } = named?.groups ?? {};
  const at = months.indexOf(month);
  return at >= 0 && isDay(Number(day)) ? born(at + 1, Number(day), fullYear(year, now)) : null;
}

/** What a phone number or record number of digits alone is typed with. */
const onlyNumber = /^[\d\s()+./-]+$/;

/**
 * A LIKE pattern over `searchText`: finds part of a name, of a record number or of a phone number, or a whole day of birth.
 * `%`, `_` and `\` mean themselves. `now` in epoch milliseconds.
 */
export function searchPattern(query: string, now: number): string {
  const text = normaliseTitle(query).replace(/^(?:mrn|dob|born|tel|phone)[:#. ]+(?=.*\d)/, '');
  const found = dayOfBirth(text, now) ?? (onlyNumber.test(text) ? text.replace(/\D/g, '') || text : text);
  return `%${found.replace(/[\\%_]/g, '\\$&')}%`;
}
