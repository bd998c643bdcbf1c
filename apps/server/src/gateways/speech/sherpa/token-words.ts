import type { SpokenWord } from '../port.ts';

/** Tokens with their times in seconds as words; a token that begins with a space or its sign begins a word. */
export function wordsOfTokens(
  tokens: readonly string[],
  times: readonly number[],
  fromMs: number,
  endMs: number,
): SpokenWord[] {
  const words: SpokenWord[] = [];
  if (times.length !== tokens.length) return words;
  for (const [index, token] of tokens.entries()) {
    const text = token.replaceAll('▁', ' ');
    const startMs = Math.round(fromMs + times[index]! * 1_000);
    const last = words.at(-1);
    if (last && !text.startsWith(' ')) last.text += text;
    else {
      if (last) last.endMs = startMs;
      words.push({ text: text.trimStart(), startMs, endMs, confidence: null });
    }
  }
  return words.filter((word) => word.text !== '');
}
