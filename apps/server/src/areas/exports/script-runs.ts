/** The families that a file may carry: one holds the scripts of Europe, one symbols, the others one script each. */
export const families = [
  'Latin',
  'Chinese',
  'Japanese',
  'Korean',
  'Arabic',
  'Hebrew',
  'Devanagari',
  'Thai',
  'Symbols',
] as const;
export type Family = (typeof families)[number];

const scripts: readonly [RegExp, Family][] = [
  [/[\p{Script=Hangul}]/u, 'Korean'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}ー]/u, 'Japanese'],
  [/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u, 'Chinese'],
  // digits and marks that several scripts share
  [/[\p{Script=Arabic}٠-٩٪٫٬،؛؟]/u, 'Arabic'],
  [/\p{Script=Hebrew}/u, 'Hebrew'],
  [/\p{Script=Devanagari}/u, 'Devanagari'],
  [/\p{Script=Thai}/u, 'Thai'],
  // arrows, comparisons, boxes; the font of the European scripts has only these two of them
  [/(?![−◌])[\u2190-\u2bff]/u, 'Symbols'],
];

const familyOf = (char: string): Family => scripts.find(([pattern]) => pattern.test(char))?.[1] ?? 'Latin';
/** Signs that go with what stands before them. */
const joins = /[\p{M}\u200c\u200d]/u;

/**
 * Cuts a text where its script changes, so that each piece can be set in a font that has its signs. Chinese signs in a text with
 * kana are Japanese.
 */
export function scriptRuns(text: string): { text: string; family: Family }[] {
  const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  const runs: { text: string; family: Family }[] = [];
  for (const char of text) {
    const last = runs.at(-1);
    const own = familyOf(char);
    const family = joins.test(char) && last ? last.family : own === 'Chinese' && kana ? 'Japanese' : own;
    if (last?.family === family) last.text += char;
    else runs.push({ text: char, family });
  }
  return runs;
}
