import type { AudioSpan, SpokenUtterance } from './port.ts';

/**
 * Leaves out what an engine heard where no voice was measured, and names the places. A word counts as voiced when any of its time
 * is; an utterance without times of words is judged as a whole.
 */
export function dropUnvoiced(
  utterances: readonly SpokenUtterance[],
  voiced: readonly AudioSpan[],
): { utterances: SpokenUtterance[]; silent: AudioSpan[] } {
  const isVoiced = ({ startMs, endMs }: { startMs: number; endMs: number }): boolean =>
    voiced.some(({ fromMs, toMs }) => startMs < toMs && Math.max(endMs, startMs + 1) > fromMs);
  const kept: SpokenUtterance[] = [];
  const silent: AudioSpan[] = [];
  const drop = ({ startMs, endMs }: { startMs: number; endMs: number }): void => {
    const last = silent.at(-1);
    if (last && startMs - last.toMs < 1_000) last.toMs = Math.max(last.toMs, endMs);
    else silent.push({ fromMs: startMs, toMs: endMs });
  };
  for (const utterance of utterances) {
    if (utterance.words.length === 0) {
      if (isVoiced(utterance)) kept.push(utterance);
      else drop(utterance);
      continue;
    }
    const words = utterance.words.filter((word) => isVoiced(word) || (drop(word), false));
    if (words.length === utterance.words.length) kept.push(utterance);
    else if (words.length > 0) {
      const text = words.map((word) => word.text).join(' ');
      kept.push({ ...utterance, words, text, startMs: words[0]!.startMs, endMs: words.at(-1)!.endMs });
    }
  }
  return { utterances: kept, silent };
}
