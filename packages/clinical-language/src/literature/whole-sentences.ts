import { splitSentences } from '../split-sentences.ts';

/** "and colleagues" and the like end with a full stop within a sentence. */
const within = /(?:^|[\s([])(?:al|vs|cf|ca|i\.?e|e\.?g|approx|resp)\.$/i;
/** "pH", "p53" and "α-blockers" are written small wherever they stand. */
const small = /^["“([]?(?:\p{Ll}(?![\p{Lu}\d-])\p{L}*)/u;

/** Whether a text begins within a sentence, as the rest of one that a page cut. */
export const beginsWithin = (text: string): boolean => small.test(text.trim());

/** Whether a text ends where a sentence does. */
export const endsWhole = (text: string): boolean => /[.?!…]["'”’)\]]*$/.test(text.trim()) && !within.test(text.trim());

/** The sentences of one line, word for word. What goes on in small letters was no end: half a sentence may say the opposite. */
export function wholeSentences(line: string): string[] {
  const spans: { start: number; end: number }[] = [];
  for (const { text, start, end } of splitSentences(line)) {
    const last = spans.at(-1);
    if (last && (beginsWithin(text) || within.test(line.slice(last.start, last.end)))) last.end = end;
    else spans.push({ start, end });
  }
  return spans.map(({ start, end }) => line.slice(start, end));
}
