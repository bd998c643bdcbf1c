/** One word or punctuation mark of a text, lower case, with its place in that text (UTF-16 units, end exclusive). */
export type Word = { readonly text: string; readonly raw: string; readonly start: number; readonly end: number };

// Order matters: abbreviations with dots, numbers with their signs, words with inner apostrophe, hyphen or slash, marks.
const sign = String.raw`(?:[<>≤≥]=?\s?|(?<![^\s(])[-−+±~])?`;
const number = String.raw`${sign}\p{N}+(?:[.,:/–-]\p{N}+)*(?:%|\+|st\b|nd\b|rd\b|th\b)?`;
const word = String.raw`[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:['’/-][\p{L}\p{N}]+)*-?`;
const pattern = new RegExp(String.raw`(?:\p{L}\.){2,}\p{L}?|${number}|${word}|['’]\p{L}+|[.?!,;:…]+|[%&]`, 'gu');

const plain: Readonly<Record<string, string>> = { '’': "'", '–': '-', '−': '-', '&': 'and' };

/**
 * Splits a text into lower-case words and marks; a number keeps its sign ("<70", "-2.5", "2+", "2–3" as "2-3") and "&" is "and".
 * Whitespace and other symbols are skipped. Linear in the text's length.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(pattern)) {
    const raw = match[0];
    words.push({
      text: raw
        .toLowerCase()
        .replaceAll(/[’–−&]/g, (mark) => plain[mark]!)
        .replaceAll(/\s/g, ''),
      raw,
      start: match.index,
      end: match.index + raw.length,
    });
  }
  return words;
}

/** True for a word, false for a punctuation mark. */
export const isWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
