import { writtenDates } from './written-date.ts';

const own =
  /\b(?:date of (?:service|visit|exam\w*|report|study|collection|consultation|procedure|admission|discharge)|(?:service|visit|exam|report|study|collection|specimen|encounter|result) date|collected|reported|received|resulted|performed|dated|date)\b(?: on)?\s*[:,-]?\s*$/i;
const other = /\b(?:birth|dob|born|print\w*|fax\w*|expir\w+|due|next|appointment)\b[^.;]{0,12}$/i;
const heading = /^\W*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day\W+)?$/i;
/** "03/04/2026" is one of two days, whoever reads it. */
const twoWays = /^(\d{1,2})[/.-](\d{1,2})[/.-]/;

/**
 * The day of an uploaded paper, as it names it itself: beside a word such as "Date of service" or "Collected", or alone on a line.
 * Null where it names none, or one that may be two.
 */
export function paperDate(lines: readonly string[], options: { today: string; dayFirst: boolean }): string | null {
  for (const line of lines)
    for (const { date, start, end } of writtenDates(line, options)) {
      const before = line.slice(0, start);
      const isOwn =
        !other.test(before) && (own.test(before) || (heading.test(before) && /^\W*$/.test(line.slice(end))));
      if (!isOwn || date.length < 10) continue;
      const [, first, second] = twoWays.exec(line.slice(start, end)) ?? [];
      const isUnclear =
        first !== undefined && Number(first) <= 12 && Number(second) <= 12 && Number(first) !== Number(second);
      return isUnclear ? null : date;
    }
  return null;
}
