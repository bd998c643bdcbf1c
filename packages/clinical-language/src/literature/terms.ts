import { stem } from '../text/stem.ts';
import { isWord, wordsOf } from '../text/words.ts';

/** A word of a question and its weight: how rare it is in the library. */
export type Term = { word: string; stem: string; weight: number; known: boolean };

const empty = new Set(
  `a an the of in on at to for from by with without and or but nor as is are was were be been being am do does did done has have had having can could may
  might must shall should will would it its this that these those there here what which who whom whose when where why how if than then so such not no yes
  i we you he she they my our your his her their me us him them about any some more most other another into over under between among after before during
  up down out off again further once only own same too very just also both each few all whether born aged named phone mrn please`.split(
    /\s+/,
  ),
);

/** Words of a text that carry meaning, in lower case: with inner hyphens split, so that both halves are found. */
export function plainWords(text: string): string[] {
  return wordsOf(text)
    .map((word) => word.text)
    .filter(isWord)
    .flatMap((word) => word.split(/[-/]/))
    .map((word) => word.replace(/'s?$/, '').replaceAll(/[^\p{L}\p{N}.%]/gu, ''))
    .filter((word) => word.length > 1 && !empty.has(word));
}

/** The stems of a text, for comparison with the terms of a question. */
export const stemsOf = (text: string): Set<string> => new Set(plainWords(text).map(stem));

/** The different words of a question. */
export function questionWords(question: string): string[] {
  const seen = new Set<string>();
  return plainWords(question).filter((word) => {
    const known = seen.has(stem(word));
    seen.add(stem(word));
    return !known;
  });
}

/** The share of the question's weight that a text holds, 0 to 1. */
export function coverage(terms: readonly Term[], stems: ReadonlySet<string>): number {
  const whole = terms.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return 0;
  return terms.reduce((sum, term) => sum + (stems.has(term.stem) ? term.weight : 0), 0) / whole;
}

/** Weights by how many of the `passages` hold each word. A word of a question frame ("treatment of patients") weighs little of itself. */
export function weigh(words: readonly string[], counts: ReadonlyMap<string, number>, passages: number): Term[] {
  return words.map((word) => {
    const held = counts.get(word) ?? 0;
    return { word, stem: stem(word), weight: Math.log(1 + passages / (1 + held)), known: held > 0 };
  });
}

/** A usual abstract has so many words that carry meaning. */
const usualLength = 140;
/** BM25's usual saturation, and a length that counts less than usual: a long abstract is no worse. */
const saturation = 1.2;
const lengthShare = 0.4;

/** How much a text says to these terms, by BM25: rare words count more than how often a word stands. */
export function relevance(terms: readonly Term[], text: string): number {
  const counts = new Map<string, number>();
  const words = plainWords(text);
  for (const word of words) {
    const key = stem(word);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const norm = saturation * (1 - lengthShare + (lengthShare * words.length) / usualLength);
  return terms.reduce((sum, term) => {
    const often = counts.get(term.stem) ?? 0;
    return sum + (term.weight * often * (saturation + 1)) / (often + norm);
  }, 0);
}
