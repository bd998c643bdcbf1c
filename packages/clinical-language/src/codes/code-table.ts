import { contentStem } from '../checks/reading/read-text.ts';
import { commonCodes } from './common-codes.ts';
import type { OfficialCode } from './read-order-file.ts';

/** A word of a phrase; its stem is empty where it has no weight of its own. */
export type Word = { raw: string; stem: string };
/** Words by which a note tells of a code. `own`: written by hand for it; else they are the words of the official title. */
export type Phrase = { code: string; title: string; words: Word[]; own: boolean };
/** Phrases by the stem of their last word, or by the word itself where it has none. */
export type CodeTable = ReadonlyMap<string, readonly Phrase[]>;

export const wordOf = (raw: string): Word => ({ raw, stem: contentStem(raw) });

const wordsOf = (term: string): Word[] => term.split(/[\s-]+/).map(wordOf);
/** Of a later encounter for the same injury, or of what it left behind: a sentence does not tell. */
const notFirst = /\b(?:subsequent encounter|sequela)\b/i;
const emptyWords =
  /\b(?:unspecified|not elsewhere classified|initial encounter|other specified|other|elsewhere|classified|nos|nec|and|or|the|of|in|with|without|to|by|due|for|as|from)\b/gi;
const fewestLetters = 7;
const mostWords = 8;

/**
 * The embedded table of common codes; with the official one, codes that it does not hold are left out, titles are its own, and
 * its other codes are found by the words of their titles.
 */
export function codeTable(official: readonly OfficialCode[] | null): CodeTable {
  const titles = official && new Map(official.map(({ code, title }) => [code, title]));
  const known = commonCodes.filter(({ code }) => titles === null || titles.has(code));
  const phrases = known.flatMap(({ code, title, terms }) =>
    terms.map((term) => ({ code, title: titles?.get(code) ?? title, words: wordsOf(term), own: true })),
  );
  const byHand = new Set(known.map(({ code }) => code));
  for (const { code, title } of official ?? []) {
    const words = byHand.has(code) ? null : titleWords(title);
    if (words) phrases.push({ code, title, words, own: false });
  }
  const table = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const { stem, raw } = phrase.words.at(-1)!;
    const key = stem || raw;
    const others = table.get(key);
    if (others) others.push(phrase);
    else table.set(key, [phrase]);
  }
  return table;
}

/** Null for a title whose words say too little, or too much for one sentence. */
function titleWords(title: string): Word[] | null {
  if (notFirst.test(title)) return null;
  const words = title
    .toLowerCase()
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(emptyWords, ' ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const tooLittle = words.length === 0 || (words.length === 1 && words[0]!.length < fewestLetters);
  return tooLittle || words.length > mostWords ? null : words.map(wordOf);
}
