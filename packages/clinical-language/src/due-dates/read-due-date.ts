import type { Day } from './calendar-days.ts';
import { normaliseTime } from './normalise-time.ts';
import { dueRules } from './rules.ts';
import type { Asked, Read } from './times.ts';

export type DueDate = Read & {
  /** The words of the time, as normalised. */
  words: string;
};

/** What is past, or how long something takes, is no due date. */
const past = /\b(?:ago|last|past|since|previous|for the (?:last|past))\b/;

/**
 * The day by which something is to be done, from words such as "in two weeks". The first time that the words name counts.
 * @param today the visit's day in the clinic's zone, yyyy-mm-dd
 * @returns null when no time is named; `date` null when one is named that has no day ("after the holidays")
 */
export function readDueDate(text: string, today: Day, known: Partial<Omit<Asked, 'today'>> = {}): DueDate | null {
  const asked: Asked = { today, nextVisit: known.nextVisit ?? null, dayFirst: known.dayFirst ?? false };
  const words = normaliseTime(text);
  const found = dueRules
    .flatMap(({ pattern, read }) =>
      [...words.matchAll(pattern)].flatMap((match) => {
        const near = words.slice(Math.max(0, match.index - 12), match.index + match[0].length + 5);
        const day = past.test(near) ? undefined : read(match.groups ?? {}, asked);
        return day ? [{ ...day, words: match[0], at: match.index }] : [];
      }),
    )
    .toSorted((a, b) => a.at - b.at || b.words.length - a.words.length);
  const [first] = found;
  if (!first) return null;
  const { at: _, ...due } = first;
  return due;
}
