import { limits } from '@clinical/contract/limits';

/** Words as they were pasted, one a line: each once, without the signs of a list. `tooLong`: what cannot be a word. */
export function readWordLines(text: string): { words: string[]; tooLong: string[] } {
  const byKey = new Map<string, string>();
  for (const line of text.split(/[\n\r\t;]+/)) {
    const word = line
      .replace(/^\s*(?:[-*•–]|\d{1,3}[.)])\s+/, '')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/,$/, '');
    const key = word.toLowerCase();
    if (word !== '' && !byKey.has(key)) byKey.set(key, word);
  }
  const all = [...byKey.values()];
  return {
    words: all.filter((word) => word.length <= limits.vocabularyWord),
    tooLong: all.filter((word) => word.length > limits.vocabularyWord),
  };
}
