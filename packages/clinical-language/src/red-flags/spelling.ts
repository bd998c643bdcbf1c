import bodyParts from '../../lexicon/body-parts.json' with { type: 'json' };
import clinicalWords from '../../lexicon/clinical-words.json' with { type: 'json' };
import conditions from '../../lexicon/conditions.json' with { type: 'json' };
import functionWords from '../../lexicon/function-words.json' with { type: 'json' };
import speechWords from '../../lexicon/speech-words.json' with { type: 'json' };
import symptoms from '../../lexicon/symptoms.json' with { type: 'json' };
import verbs from '../../lexicon/verbs.json' with { type: 'json' };
import type { Locale } from './locale.ts';
import { wordsOfPattern } from './pattern.ts';
import { signs } from './signs.ts';
import { otherWords, repairedWords } from './other-words.data.ts';

const shortest = 5;
/** From this length a word may have two slips. */
const long = 9;

/** Words that patterns name. */
const named = (locale: Locale): ReadonlySet<string> =>
  new Set(
    Object.values(signs).flatMap(({ says }) => says[locale].flatMap((pattern) => wordsOfPattern(pattern, locale))),
  );

/** Words that are right as they are. */
const known: ReadonlySet<string> = new Set(
  JSON.stringify([bodyParts, clinicalWords, conditions, functionWords, speechWords, symptoms, verbs])
    .toLowerCase()
    .match(/[a-z]{5,}/g),
);

const tables = Object.fromEntries(
  (['en', 'es'] as const).map((locale) => {
    const targets = Map.groupBy(
      repairedWords[locale].filter((word) => word.length >= shortest),
      (word) => word[0]!,
    );
    const right = new Set([...named(locale), ...(locale === 'en' ? known : []), ...otherWords[locale]]);
    return [locale, { targets, right, done: new Map<string, string>() }];
  }),
);

/** A word that no table knows, as the word of a pattern that it was meant to be. Others stay. */
export function repairSpelling(word: string, locale: Locale): string {
  const { targets, right, done } = tables[locale]!;
  if (word.length < shortest || right.has(word) || !/^[a-z]+$/.test(word)) return word;
  const plural = word.replace(/(?:e?s|ed|ing|ly|d)$/, '');
  if (right.has(plural) || right.has(`${plural}e`)) return word;
  const before = done.get(word);
  if (before !== undefined) return before;
  const most = word.length >= long ? 2 : 1;
  const near = (targets.get(word[0]!) ?? []).find((target) => isWithin(word, target, most)) ?? word;
  // what people write is unlimited, and the memory for it is not
  if (done.size < 5_000) done.set(word, near);
  return near;
}

/** Whether at most so many letters are missing, added, wrong or swapped. */
function isWithin(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
    }
    if (Math.min(...row) > most) return false;
    [before, last] = [last, row];
  }
  return last[b.length]! <= most;
}
