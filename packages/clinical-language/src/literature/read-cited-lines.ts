/** A line of a model's reply: the sentence, and the source and words that it says it rests on. */
export type CitedLine = { text: string; source: number; quote: string };

/**
 * Lines such as `- Sentence. [S2: "words of the source"]`. A line without a source and a quote is no line: it is counted as one that did not
 * hold.
 */
export function readCitedLines(text: string): { lines: CitedLine[]; uncited: number } {
  const lines: CitedLine[] = [];
  let uncited = 0;
  for (const raw of text.split('\n')) {
    const line = raw.replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s*/, '').trim();
    if (line === '' || /^none\.?$/i.test(line)) continue;
    const [, sentence, number, quote] = /^(.*?)\s*\[S(\d{1,2})\s*:\s*["“](.+)["”]\s*\]\.?$/.exec(line) ?? [];
    if (sentence === undefined || sentence.trim() === '') uncited++;
    else lines.push({ text: sentence.trim(), source: Number(number), quote: quote!.trim() });
  }
  return { lines, uncited };
}
