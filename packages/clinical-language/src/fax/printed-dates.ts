import { anyOf } from '../vocabulary/any-of.ts';
import { months } from '../vocabulary/calendar.ts';

const shortMonths = months.map((name) => name.slice(0, 3));
const month = `(?:${anyOf(months)}|${anyOf(shortMonths)})\\.?`;
// a letter that looks like a digit stands for it
const digits = (least: number, most: number) => `[\\dOoIl|]{${least},${most}}`;

/** A day as papers print it. */
export const printedDate = new RegExp(
  [
    `(?<iso>(?:19|20)\\d\\d-\\d\\d-\\d\\d)`,
    `(?<a>${digits(1, 2)})\\s?[/.-]\\s?(?<b>${digits(1, 2)})\\s?[/.-]\\s?(?<year>${digits(4, 4)}|${digits(2, 2)})(?!\\d)`,
    `(?<month1>${month}) (?<day1>\\d{1,2})(?:st|nd|rd|th)?,? (?<year1>\\d{4})`,
    `(?<day2>\\d{1,2})(?:st|nd|rd|th)?[ -](?<month2>${month})[ -,]+(?<year2>\\d{4})`,
  ].join('|'),
  'i',
);

const numberOf = (text: string): number => Number(text.replaceAll(/[Oo]/g, '0').replaceAll(/[Il|]/g, '1'));

/** The day of a match, YYYY-MM-DD; month first, as here, unless that is no month. Null when there is no such day. */
export function dayOf(match: RegExpExecArray, presentYear: number): string | null {
  const { iso, a, b, year, month1, day1, year1, month2, day2, year2 } = match.groups!;
  if (iso) return existing(...(iso.split('-').map(Number) as [number, number, number]));
  if (a && b && year) {
    const full = year.length === 2 ? pastYear(numberOf(year), presentYear) : numberOf(year);
    const [first, second] = [numberOf(a), numberOf(b)];
    return first > 12 ? existing(full, second, first) : existing(full, first, second);
  }
  const name = (month1 ?? month2)!.toLowerCase().slice(0, 3);
  return existing(Number(year1 ?? year2), shortMonths.indexOf(name) + 1, Number(day1 ?? day2));
}

/** Nobody is born, and no letter written, in the future. */
const pastYear = (twoDigits: number, presentYear: number): number =>
  twoDigits + (twoDigits > presentYear % 100 ? 1900 : 2000);

function existing(year: number, monthOfYear: number, day: number): string | null {
  const date = new Date(Date.UTC(year, monthOfYear - 1, day));
  const exists = date.getUTCMonth() === monthOfYear - 1 && date.getUTCDate() === day;
  return exists && year > 1850 ? date.toISOString().slice(0, 10) : null;
}
