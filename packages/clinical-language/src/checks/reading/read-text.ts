import functionWords from '../../../lexicon/function-words.json' with { type: 'json' };
import { tokensOf } from '../../rules/normalise/tokens.ts';
import { isNumberWord } from '../../text/numbers.ts';
import { stem } from '../../text/stem.ts';
import { canonicalWords } from '../../vocabulary/synonyms.ts';
import { conceptsOf } from '../tables/phrases.ts';
import { drugOf } from '../tables/drug-names.ts';
import { relativeOf } from '../../vocabulary/relatives.ts';
import { unitOf } from '../../vocabulary/units.ts';
import { type FrequencyMention, frequenciesOf } from './frequencies.ts';
import { type NumberMention, numbersOf } from './numbers.ts';
import { type Polarity, polarityOf } from './polarity.ts';
import { type SideMention, sidesOf } from './sides.ts';

/** What a text says that can be compared: each word with its stem ('' for words without weight) and polarity, and what it names. */
export type Reading = {
  words: string[];
  stems: string[];
  /** What phrases stand for, at the place of their last word ("high blood pressure": hypertension). */
  concepts: { concept: string; at: number }[];
  polarity: Polarity[];
  numbers: NumberMention[];
  looseNumbers: NumberMention[];
  frequencies: FrequencyMention[];
  sides: SideMention[];
  drugs: { drug: string; at: number }[];
  relatives: { relative: string; at: number }[];
};

const weightless = new Set(functionWords.withoutWeightInChecks);

/** Reads a note sentence or a clause given as words (lower case, marks kept, contractions written out). */
export function readWords(words: readonly string[]): Reading {
  const { written, loose } = numbersOf(words);
  return {
    words: [...words],
    stems: words.map(contentStem),
    concepts: conceptsOf(words),
    polarity: polarityOf(words),
    numbers: written,
    looseNumbers: loose,
    frequencies: frequenciesOf(words),
    sides: sidesOf(words),
    drugs: named(words, drugOf).map(([drug, at]) => ({ drug, at })),
    relatives: named(words, relativeOf).map(([relative, at]) => ({ relative, at })),
  };
}

/** Reads a note sentence. */
export const readSentence = (text: string): Reading => readWords(tokensOf(text, 0).map((token) => token.t));

function named(words: readonly string[], name: (word: string) => string | undefined): [string, number][] {
  return words.flatMap((word, at) => {
    const found = name(word) ?? (word.includes('-') ? name(word.split('-')[0]!) : undefined);
    return found === undefined ? [] : [[found, at] as [string, number]];
  });
}

const cache = new Map<string, string>();

/** The stem that stands for a word and its synonyms, or '' for words without weight of their own, numbers, units and marks. */
export function contentStem(word: string): string {
  const known = cache.get(word);
  if (known !== undefined) return known;
  const found = stemOf(word);
  if (cache.size > 20_000) cache.clear();
  cache.set(word, found);
  return found;
}

/** Words of numbers and units, which are compared as such. */
const isAmount = (word: string): boolean => {
  const unit = unitOf(word);
  return (
    isNumberWord(word) ||
    (unit !== undefined && (word.length < 5 || unit.dimension === 'time' || unit.dimension === 'mass'))
  );
};

function stemOf(word: string): string {
  if (!/\p{L}/u.test(word) || weightless.has(word) || isAmount(word)) return '';
  const drug = drugOf(word);
  if (drug !== undefined) return drug;
  const plain = word.replace(/'s$/, '');
  if (/^allerg(?:y|ies|ic)$/.test(plain)) return 'allergy';
  if (plain.startsWith('nause')) return 'nausea';
  return stem(canonicalWords([plain]).at(-1) ?? plain);
}
