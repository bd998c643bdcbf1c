import functionWords from '../../lexicon/function-words.json' with { type: 'json' };
import { canonicalWords } from '../vocabulary/synonyms.ts';
import { shortUnits } from '../vocabulary/units.ts';
import { digitise } from './numbers.ts';
import { stem } from './stem.ts';
import { isWord, wordsOf } from './words.ts';

const light = new Set(functionWords.withoutWeight.map(stem));

/** The words of a text that carry meaning, as stems: synonyms unified, spoken numbers as digits, light words left out. */
export function contentStems(text: string): string[] {
  const words = wordsOf(text)
    .map((word) => word.text)
    .filter(isWord);
  const unified = canonicalWords(digitise(words).map(shortUnit));
  return unified
    .flatMap((word) => (word.includes('/') ? word.split('/') : [word]))
    .map(stem)
    .filter((word) => !light.has(word));
}

const shortUnit = (word: string): string => (word === 'percent' ? '%' : (shortUnits.get(word)?.toLowerCase() ?? word));
