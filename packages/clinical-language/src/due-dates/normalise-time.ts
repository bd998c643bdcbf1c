import { digitise } from '../text/numbers.ts';
import { anyOf } from '../vocabulary/any-of.ts';
import { ordinals, tens } from '../vocabulary/number-words.ts';

const tensBefore = new RegExp(`\\b(${anyOf(tens.keys())})[ -](${anyOf(ordinals.keys())})\\b`, 'g');
const ordinalWord = new RegExp(`\\b${anyOf(ordinals.keys())}\\b`, 'g');
/** "a second opinion" is no date: the rules read an ordinal only beside "the", "of" or a month. */
const withOrdinals = (text: string): string =>
  text
    .replace(tensBefore, (words, ten: string, unit: string) => {
      const value = ordinals.get(unit)!;
      return value < 10 ? `${tens.get(ten)! + value}th` : words;
    })
    .replace(ordinalWord, (word) => `${ordinals.get(word)}th`)
    .replaceAll(/(\d+)(?:st|nd|rd)\b/g, '$1th');

/** Words of a time in one form: lower case, digits for numbers, no commas or apostrophes. */
export function normaliseTime(text: string): string {
  const plain = text
    .toLowerCase()
    .replaceAll(/[’']s\b|s[’'](?=\s)/g, 's')
    .replaceAll(/[’']/g, '')
    .replaceAll(/[,;:!?()"“”]|\.(?!\d)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return digitise(withOrdinals(plain).split(' ')).join(' ');
}
