import type { EvidenceLink, NoteSentence } from '@clinical/contract/transcripts/transcripts.schemas';

/** How a sentence stands to its sources. `unsourced`: nobody typed it, it is no template text, and no link holds it up. */
export type SentenceState = 'sourced' | 'unsourced' | 'template' | 'typed';

export function stateOf(sentence: NoteSentence): SentenceState {
  if (sentence.kind === 'template') return 'template';
  if (sentence.kind === 'typed') return 'typed';
  return sentence.links.length > 0 ? 'sourced' : 'unsourced';
}

export type StateCounts = Record<SentenceState, number>;

export function countStates(sentences: readonly NoteSentence[]): StateCounts {
  const counts: StateCounts = { sourced: 0, unsourced: 0, template: 0, typed: 0 };
  for (const sentence of sentences) counts[stateOf(sentence)] += 1;
  return counts;
}

/** For each utterance id, the indexes of the sentences that use it, in order. */
export function usesOfUtterances(sentences: readonly NoteSentence[]): Map<string, number[]> {
  const uses = new Map<string, number[]>();
  for (const [index, sentence] of sentences.entries()) {
    for (const id of new Set(sentence.links.map((link) => link.utteranceId))) {
      const list = uses.get(id);
      if (list) list.push(index);
      else uses.set(id, [index]);
    }
  }
  return uses;
}

export type TextPart = { text: string; marked: boolean };

/** Cuts an utterance's raw text at the spans of its links; overlapping and touching spans join, spans outside the text are clipped. */
export function partsOf(text: string, links: readonly Pick<EvidenceLink, 'start' | 'end'>[]): TextPart[] {
  const spans = links
    .map(({ start, end }) => ({ start: Math.max(0, start), end: Math.min(text.length, end) }))
    .filter(({ start, end }) => end > start)
    .toSorted((a, b) => a.start - b.start);
  const parts: TextPart[] = [];
  let at = 0;
  const push = (end: number, marked: boolean): void => {
    if (end <= at) return;
    const last = parts.at(-1);
    const piece = text.slice(at, end);
    if (last?.marked === marked) last.text += piece;
    else parts.push({ text: piece, marked });
    at = end;
  };
  for (const { start, end } of spans) {
    push(start, false);
    push(end, true);
  }
  push(text.length, false);
  return parts;
}
