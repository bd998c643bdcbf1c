/**
 * School grade (US) at which a text is read without effort, by the Flesch–Kincaid formula (Kincaid et al. 1975):
 * 0.39 × words a sentence + 11.8 × syllables a word − 15.59, as a whole number from 1. For English text only.
 * @param lines one sentence or more in each; null when there are no words
 */
export function readingGrade(lines: readonly string[]): number | null {
  const sentences = lines.flatMap((line) => line.split(/[.?!:;]+(?=\s|$)/)).filter((part) => /\p{L}/u.test(part));
  const words = sentences.flatMap((sentence) => sentence.match(/\p{L}[\p{L}'’]*/gu) ?? []);
  if (words.length === 0) return null;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const grade = 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
  return Math.max(1, Math.round(grade));
}

/** Syllables of an English word, counted by its groups of vowels. */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const spoken = letters.replace(/(?:[^laeiouy]es|[^td]ed|[^l]e)$/, (end) => end[0]!).replace(/^y/, '');
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}
