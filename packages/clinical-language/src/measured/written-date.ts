import { anyOf } from '../vocabulary/any-of.ts';
import { months } from '../vocabulary/calendar.ts';

/** A day, month or year as far as it was written: YYYY-MM-DD, YYYY-MM or YYYY; with its place in the text. */
export type WrittenDate = { date: string; start: number; end: number };

const short = months.map((name) => name.slice(0, 3));
const month = `(?:${anyOf(months)}|${anyOf(short)})\\.?`;
const pattern = new RegExp(
  [
    String.raw`\b(?<iso>(?:19|20)\d\d-\d\d-\d\d)\b`,
    String.raw`\b(?<a>\d{1,2})(?<mark>[/.-])(?<b>\d{1,2})\k<mark>(?<year>\d{4}|\d{2})\b(?!\s*(?:mmhg|mm hg))`,
    String.raw`\b(?<month1>${month})\s+(?<day1>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year1>(?:19|20)\d\d)\b`,
    String.raw`\b(?<day2>\d{1,2})(?:st|nd|rd|th)?[\s-]+(?<month2>${month})[\s,-]+(?<year2>(?:19|20)\d\d)\b`,
    String.raw`\b(?<month3>${month})[\s,]+(?:of\s+)?(?<year3>(?:19|20)\d\d)\b`,
    String.raw`\b(?<month4>0?[1-9]|1[0-2])/(?<year4>(?:19|20)\d\d)\b`,
    String.raw`\b(?:in|since|from|until|,)\s+(?:early |late |mid )?(?<year5>(?:19|20)\d\d)\b(?!\s*(?:mg|ml|mcg|units|/))`,
  ].join('|'),
  'gi',
);

/**
 * The dates of a text in their order.
 * @param dayFirst whether 03/04 is the third of April. What is no date in that order is read in the other one.
 */
export function writtenDates(
  text: string,
  { dayFirst = false, today }: { dayFirst?: boolean; today: string },
): WrittenDate[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const date = dateOf(match.groups!, dayFirst, Number(today.slice(0, 4)));
    return date === null || date > today ? [] : [{ date, start: match.index, end: match.index + match[0].length }];
  });
}

function dateOf(found: Record<string, string | undefined>, dayFirst: boolean, presentYear: number): string | null {
  const { iso, a, b, year, month1, day1, year1, month2, day2, year2, month3, year3, month4, year4, year5 } = found;
  if (iso) return existing(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)), Number(iso.slice(8)));
  if (a && b && year) {
    const full = year.length === 2 ? pastYear(Number(year), presentYear) : Number(year);
    const [first, second] = [Number(a), Number(b)];
    const [day, monthOfYear] = dayFirst ? [first, second] : [second, first];
    return existing(full, monthOfYear, day) ?? existing(full, day, monthOfYear);
  }
  if (month1) return existing(Number(year1), numberOf(month1), Number(day1));
  if (month2) return existing(Number(year2), numberOf(month2), Number(day2));
  if (month3) return `${year3}-${String(numberOf(month3)).padStart(2, '0')}`;
  if (month4) return `${year4}-${month4.padStart(2, '0')}`;
  return year5 ?? null;
}

const numberOf = (name: string): number => short.indexOf(name.toLowerCase().slice(0, 3)) + 1;
const pastYear = (twoDigits: number, presentYear: number): number =>
  twoDigits + (twoDigits > presentYear % 100 ? 1900 : 2000);

function existing(year: number, monthOfYear: number, day: number): string | null {
  const date = new Date(Date.UTC(year, monthOfYear - 1, day));
  const exists = date.getUTCMonth() === monthOfYear - 1 && date.getUTCDate() === day;
  return exists && year > 1850 ? date.toISOString().slice(0, 10) : null;
}
