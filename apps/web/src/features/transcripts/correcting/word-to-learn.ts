import { isDrug } from '@clinical/language/vocabulary/drugs';

/** Long words that any engine knows; offering them would only be noise. */
const plain = new Set(
  'because through another something anything nothing everything somebody everybody without between morning evening tonight yesterday tomorrow monday tuesday wednesday thursday friday saturday sunday january february august september october november december started stopped usually already sometimes exactly actually probably patient patients doctor hospital problem problems tablets tablet medicine medicines medication medications thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand'.split(
    ' ',
  ),
);
const mostWords = 3;
const shortestRare = 7;

const bare = (word: string): string => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/**
 * The word, or up to three that belong together, that took the place of others in a corrected line and that speech engines may not
 * know: a drug, a name, an abbreviation, a long word. Null when there is none.
 */
export function wordToLearn(before: string, after: string): string | null {
  const [old, now] = [before, after].map((text) => text.split(/\s+/).map(bare).filter(Boolean)) as [string[], string[]];
  const same = (a: string | undefined, b: string | undefined): boolean => a?.toLowerCase() === b?.toLowerCase();
  let start = 0;
  while (start < now.length && start < old.length && same(now[start], old[start])) start += 1;
  let end = 0;
  while (end < now.length - start && end < old.length - start && same(now.at(-1 - end), old.at(-1 - end))) end += 1;
  const [gone, come] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
  // words that were only added or taken away were not heard wrong
  if (gone.length === 0 || come.length === 0 || come.length > mostWords) return null;
  const rare = come.map((word, at) => isRare(word, start + at === 0));
  const [first, last] = [rare.indexOf(true), rare.lastIndexOf(true)];
  return first < 0 ? null : come.slice(first, last + 1).join(' ');
}

function isRare(word: string, opensLine: boolean): boolean {
  const lower = word.toLowerCase();
  if (!/\p{L}{2}/u.test(word) || plain.has(lower)) return false;
  const isName = !opensLine && /^\p{Lu}/u.test(word);
  return isDrug(lower) || isName || /\p{L}.*\p{Lu}/u.test(word) || word.length >= shortestRare;
}
