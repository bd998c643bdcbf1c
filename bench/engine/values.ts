import { digitise } from '@clinical/language/text/numbers';
import { isWord, wordsOf } from '@clinical/language/text/words';
import { isDrug } from '@clinical/language/vocabulary/drugs';

/** Numbers in digits, with spoken ones read; "130/68" and "24-year-old" give their parts. */
function numbersOf(text: string): string[] {
  const words = wordsOf(text.toLowerCase())
    .map((word) => word.text)
    .filter((word) => isWord(word) || word === '.' || word === ',');
  return digitise(words).flatMap((word) =>
    (word.match(/\d+(?:\.\d+)?/g) ?? []).map((number) => String(Number(number))),
  );
}

const ordinals: Record<string, string> = { first: '1', second: '2', third: '3', half: '0.5', once: '1', twice: '2' };

/** Numerals and drug names of a sentence, and those that the dialogue does not hold (number words are read as digits). */
export function unsaidValues(sentence: string, dialogue: string): { all: number; unsaid: string[] } {
  const numbers = numbersOf(sentence);
  const drugs = wordsOf(sentence)
    .map((word) => word.text)
    .filter(isDrug);
  const spoken = new Set([...numbersOf(dialogue), ...wordsOf(dialogue).flatMap((word) => ordinals[word.text] ?? [])]);
  const words = new Set(wordsOf(dialogue).map((word) => word.text));
  return {
    all: numbers.length + drugs.length,
    unsaid: [...numbers.filter((number) => !spoken.has(number)), ...drugs.filter((drug) => !words.has(drug))],
  };
}
