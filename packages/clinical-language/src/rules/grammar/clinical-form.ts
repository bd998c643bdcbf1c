import { shapeOf } from '../plan/wording.ts';
import { digitise } from '../../text/numbers.ts';
import { femaleNames, maleNames } from '../../vocabulary/first-names.ts';
import { teenWord, tensWord } from '../../vocabulary/number-words.ts';
import { shortUnits } from '../../vocabulary/units.ts';
import { acronyms, properNames } from '../../vocabulary/clinical-forms.ts';

const ordinals: Record<string, string> = { first: '1st', second: '2nd', third: '3rd' };

/**
 * Writes numbers, units and common terms as a clinician does: "one thirty over sixty eight" → "130/68", "five hundred
 * milligrams" → "500 mg", "seventy two year old" → "72-year-old", "two out of six murmur" → "2/6 murmur".
 */
export function clinicalForm(words: readonly string[]): string[] {
  let text = digitise(words.map((word, i) => (word === 'one' && !countsOne(words, i) ? 'one_' : word)))
    .join(' ')
    .replaceAll('one_', 'one');
  text = text
    .replace(/\b(\d{2,3}) over (\d{2,3})\b/g, '$1/$2')
    .replace(/\b([1-6]) over 6\b/g, '$1/6')
    .replace(/\b(\d+(?:\.\d+)?) (?:-|- )?(?:out )?of (10|6|5)\b/g, '$1/$2')
    .replace(/\b(\d+) -?(?:year|yr)s?[ -]olds?\b/g, '$1-year-old')
    // a man is "40 years old" where no noun follows
    .replace(/\b((?:he|she|they_) (?:is|was)) (\d+)-year-old$/, '$1 $2 years old')
    .replace(/\b(\d+) -?(week|month|day)[ -]old\b/g, '$1-$2-old')
    .replace(/\b(\d+(?:\.\d+)?) (?:percent\b|%)/g, '$1%')
    .replace(/\b([1-4]) plus (?=(?:pitting|edema|pulses|swelling|reflexes|strength|and symmetric)\b)/g, '$1+ ')
    .replace(/\b(\d+(?:\.\d+)?) (?:to|or) (\d+(?:\.\d+)?)\b/g, '$1 to $2')
    .replace(/\bx ray(s?)\b/g, 'x-ray$1')
    .replace(/\bfollow up\b/g, 'follow-up')
    .replace(/\bcheck up\b/g, 'check-up')
    .replace(/\b(\d+) (by|x) (\d+)\b/g, '$1 x $3')
    .replace(/\bccs\b/g, 'cc')
    .replace(/\bover the counter\b/g, 'over-the-counter')
    .replace(/\bhemoglobin a1c\b|\ba1c\b/g, (all) => all.replace('a1c', 'A1c'));
  return text.split(' ').map((word) => shortUnits.get(word) ?? word);
}

const counted = new RegExp(
  `^(?:days?|weeks?|months?|years?|hours?|minutes?|tablets?|pills?|times?|packs?|percent|point|hundred|thousand|mg|milligrams?|puffs?|capsules?|to|or|over|plus|out|half|cc|milliliters?|teaspoons?|inch|centimeters?|oh|${tensWord}(?:-[a-z]+)?|${teenWord}|year-old)$`,
);

const beforeOne = new RegExp(`^(?:number|grade|stage|plus|type|to|or|hundred|over|is|${tensWord}|point)$`);

/** Whether "one" is a number here ("one week", "grade one") and not a pronoun ("the other one", "no one"). */
function countsOne(words: readonly string[], at: number): boolean {
  if (words[at + 1] === 'of' && /^(?:the|those|these|his|her|their|my|our|them)$/.test(words[at + 2] ?? ''))
    return false;
  return counted.test(words[at + 1] ?? '') || beforeOne.test(words[at - 1] ?? '');
}

/** Joins words to a sentence: commas attached, capitals where they belong, a full stop at the end. */
export function sentenceText(words: readonly string[], names: ReadonlySet<string> = new Set()): string {
  let text = '';
  for (const [i, word] of words.entries()) {
    if (word === ',' || word === ';' || word === ':') {
      if (text !== '' && i < words.length - 1 && !/[,;:]$/.test(text)) text += word;
      continue;
    }
    text += text === '' ? cased(word, words, i, names) : ` ${cased(word, words, i, names)}`;
  }
  text = text.replace(/[\s,;:]+$/, '');
  if (text === '') return '';
  text = text[0]!.toUpperCase() + text.slice(1);
  return /[.?!]$/.test(text) ? text : `${text}.`;
}

function cased(word: string, words: readonly string[], at: number, names: ReadonlySet<string>): string {
  if (word === 'i') return 'I';
  if (Object.hasOwn(acronyms, word)) return acronyms[word]!;
  if (word === 'er' && words[at - 1] === 'the') return 'ER';
  if (names.has(word) || properNames.has(word)) return word[0]!.toUpperCase() + word.slice(1);
  if (/^(?:dr|mr|mrs|ms)$/.test(word) && at < words.length - 1) return `${word[0]!.toUpperCase()}${word.slice(1)}.`;
  if (
    /^(?:dr|doctor)$/.test(words[at - 2] ?? '') &&
    /^[a-z]{4,}$/.test(word) &&
    (maleNames.has(words[at - 1]!) || femaleNames.has(words[at - 1]!))
  )
    return word[0]!.toUpperCase() + word.slice(1);
  if (word === 'march' && /^(?:in|since|last|of|this|\d+)$/.test(words[at - 1] ?? '')) return 'March';
  if (/^(?:dr|mr|mrs|ms)$/.test(words[at - 1] ?? '') && /^[a-z]{3,}$/.test(word))
    return word[0]!.toUpperCase() + word.slice(1);
  // the surname after the patient's first name
  if (names.has(words[at - 1] ?? '') && /^[a-z]{4,}$/.test(word) && shapeOf(word) === 'N' && at <= 4)
    return word[0]!.toUpperCase() + word.slice(1);
  if (Object.hasOwn(ordinals, word) && words[at + 1] === 'toe') return ordinals[word]!;
  return word;
}
