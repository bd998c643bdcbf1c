import type { Locale } from './locale.ts';
import { repairSpelling } from './spelling.ts';

/** One statement of a text, as words that each end with a space, and the sentence that it comes from. */
export type Statement = { text: string; quote: string; sentence: number; isQuestion: boolean };

/** Written out, so that "not" is a word of its own and pronouns stand alone. */
const written: readonly (readonly [RegExp, string])[] = [
  [/\b(?:cannot|can'?t|cant)\b/g, 'can not'],
  [/\bwon'?t\b/g, 'will not'],
  [/\bain'?t\b/g, 'is not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should|need)n'?t\b/g, '$1 not'],
  [/\bi'?m\b/g, 'i am'],
  [/\bive\b|\bi've\b/g, 'i have'],
  [/\b(i|you|he|she|it|we|they|that|there|what|who)'?(?:ll)\b(?<!\b(?:ill|well|shell|hell))/g, '$1 will'],
  [/\b(he|she|it|that|there|what|here|who)'s\b/g, '$1 is'],
  [/\b(theres)\b/g, 'there is'],
  [/\b(thats)\b/g, 'that is'],
  [/\b(hes)\b/g, 'he is'],
  [/\b(shes)\b/g, 'she is'],
  [/\b(you|we|they)'re\b/g, '$1 are'],
  [/\b(i|you|he|she|it|we|they)'d\b/g, '$1 would'],
  [/\b(you|we|they)'ve\b/g, '$1 have'],
  [/\bgonna\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/'s\b/g, ''],
  [/\bdown's\b/g, 'downs'],
];

/** Lower case without accents, typographic marks and contractions. */
export function plainText(text: string): string {
  const lower = text
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  return written.reduce((all, [pattern, by]) => all.replaceAll(pattern, by), lower);
}

const wordForm = /\d+(?:[.,:/]\d+)*|[a-z][a-z0-9]*|,|%/g;
/** Where another statement begins within a sentence. */
const turns: Readonly<Record<Locale, RegExp>> = {
  en: / (?:but|however|although|though|yet|whereas) /,
  es: / (?:pero|aunque|sino|sin embargo) /,
};

/** The statements of a text, in order. Words that are misspelt are repaired for the language that the person writes. */
export function statementsOf(text: string, locale: Locale, repairs = true): Statement[] {
  return text
    .split(/(?<=[.!?])(?=\s|$)|[;\n\r]+|(?<=\s)[-–—]+(?=\s)|(?<=[a-z]{2})[.](?=[A-Z])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .flatMap((quote, sentence) => {
      const isQuestion = /[?]\s*$/.test(quote);
      const words = plainText(quote).match(wordForm) ?? [];
      const repaired = repairs ? words.map((word) => repairSpelling(word, locale)) : words;
      return ` ${repaired.join(' ')} `
        .split(turns[locale])
        .map((part) => ({ text: `${part.trim()} `, quote, sentence, isQuestion }))
        .filter(({ text: part }) => part !== ' ');
    });
}
