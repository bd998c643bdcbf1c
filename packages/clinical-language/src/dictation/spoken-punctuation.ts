import { type Sign, type SpokenSigns, spokenSignsOf } from './spoken-signs.ts';

/** Begin with a capital only because an engine thought that a sentence began there. */
const smallWords = new Set(
  'a an and as at but by for from he her his if in is it its no not of on or she so that the then there they this to was we were with you'.split(
    ' ',
  ),
);

const bare = (word: string | undefined): string => (word ?? '').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Names of signs have no more words than this. */
const longest = 3;

/** The sign that begins at a word, and how many words it took; null when they are words. */
function signAt(
  { signs, meantAsWord, decimal }: SpokenSigns,
  words: readonly string[],
  at: number,
  previous: string,
): { sign: Sign; length: number } | null {
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const name = words
      .slice(at, at + length)
      .map(bare)
      .join(' ');
    if (!Object.hasOwn(signs, name)) continue;
    const [before, next] = [bare(previous), bare(words[at + length])];
    const meant = Object.hasOwn(meantAsWord, name) ? meantAsWord[name] : undefined;
    // behind a sign nothing belongs to what stood before it
    if (meant?.after?.test(before) && /[\p{L}\p{N}]$/u.test(previous)) continue;
    if (meant?.before?.test(next)) continue;
    if (decimal?.name === name && decimal.numbers.test(before) && decimal.numbers.test(next)) {
      // “2 Komma 5” is one number; of number words nobody knows where it ends
      return /^\d+$/.test(before) && /^\d+$/.test(next)
        ? { sign: { text: ',', opens: true, closes: true }, length }
        : null;
    }
    return { sign: signs[name]!, length };
  }
  return null;
}

const beginsSentence = (text: string): boolean => /(?:^|[.?!]["”’)]*\s+|[.?!]|\n\s*|[.?!]\s*[“(])$/u.test(text);

/**
 * What is written for words as an engine heard them, after the text that stands before the caret: spoken signs become signs, a
 * space comes between words, and a sentence begins with a capital. “literal period” writes the word; “cap smith” a capital. A line
 * break is "\n", a new paragraph "\n\n".
 * @param language a value of the transcription languages; in one whose signs are not known each word is a word
 */
export function writeDictated(heard: string, before: string, language = 'en'): string {
  const spoken = spokenSignsOf(language);
  const english = language === 'en';
  const words = heard.split(/\s+/).filter((word) => word !== '');
  let written = '';
  let isOpen = false;
  let cap = false;
  const put = (text: string, closes = false): void => {
    const all = before + written;
    const needsSpace = !closes && !isOpen && all !== '' && !/[\s(“/-]$/u.test(all);
    written += `${needsSpace ? ' ' : ''}${text}`;
    isOpen = false;
  };
  for (let at = 0; at < words.length;) {
    const word = words[at]!;
    const next = spoken && bare(word) === spoken.literal ? signAt(spoken, words, at + 1, '') : null;
    if (next) {
      const count = next.length;
      put(words.slice(at + 1, at + 1 + count).join(' '));
      at += 1 + count;
      continue;
    }
    if (spoken?.capital?.test(bare(word)) && words[at + 1] !== undefined) {
      cap = true;
      at += 1;
      continue;
    }
    const found = spoken && signAt(spoken, words, at, words[at - 1] ?? /\S+$/.exec(before)?.[0] ?? '');
    if (found) {
      const { sign, length } = found;
      // an engine may have written the sign already: “Rest. Period.”
      if (sign.closes && /^[.,:;?!]$/.test(sign.text)) {
        if (written === '' && before.endsWith(sign.text)) {
          at += length;
          continue;
        }
        written = written.replace(/[.,;]$/, '');
      }
      if (sign.text.startsWith('\n')) written = written.replace(/ +$/, '');
      put(sign.text, sign.closes);
      isOpen = sign.opens ?? false;
      at += length;
      continue;
    }
    const text = cap || beginsSentence(before + written) ? capital(word) : english ? small(word) : word;
    cap = false;
    put(text);
    at += 1;
  }
  return written;
}

const capital = (word: string): string => word.replace(/^\P{L}*\p{Ll}/u, (start) => start.toUpperCase());
const small = (word: string): string =>
  smallWords.has(bare(word)) && /^\p{Lu}/u.test(word) ? word[0]!.toLowerCase() + word.slice(1) : word;
