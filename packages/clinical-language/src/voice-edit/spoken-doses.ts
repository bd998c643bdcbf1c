import { readNumber } from '../text/numbers.ts';
import { anyOf } from '../vocabulary/any-of.ts';
import { cardinalWord } from '../vocabulary/number-words.ts';
import { shortUnits } from '../vocabulary/units.ts';

// "gram" is no unit in "gram stain", so that only a number before it makes it one
const units = new Map([...shortUnits, ['gram', 'g'], ['grams', 'g'], ['percent', '%']]);
const numberWord = `(?:${cardinalWord}|hundred|thousand|point|and|a)`;
const spoken = new RegExp(
  `\\b((?:\\d+(?:[.,]\\d+)?|${numberWord}(?:[- ]${numberWord})*))[- ](${anyOf(units.keys())}|mg|mcg|g|ml|units?|tablets?|puffs?)(?![\\p{L}\\p{N}])`,
  'giu',
);

/** Doses as they are said become doses as notes write them: “twenty milligrams” → “20 mg”. All else stays as it is. */
export function writeDoses(text: string): string {
  return text.replace(spoken, (whole, amount: string, unit: string) => {
    const number = /^\d/.test(amount) ? { before: '', digits: amount } : numberOf(amount);
    if (number === null) return whole;
    const written = units.get(unit.toLowerCase()) ?? unit;
    return `${number.before}${number.digits}${written === '%' ? '' : ' '}${written}`;
  });
}

/** “and twenty five” → what stands before the number, and the number in digits. */
function numberOf(words: string): { before: string; digits: string } | null {
  const all = words.toLowerCase().split(/[- ]/);
  const start = all.findIndex((word, at) => {
    if (word === 'and' || word === 'point') return false;
    return word !== 'a' || all[at + 1] === 'hundred' || all[at + 1] === 'thousand';
  });
  if (start < 0) return null;
  const number = all.slice(start).map((word) => (word === 'a' ? 'one' : word));
  const read = readNumber(number, 0);
  if (!read || read.length !== number.length) return null;
  return { before: start === 0 ? '' : `${all.slice(0, start).join(' ')} `, digits: read.value };
}
