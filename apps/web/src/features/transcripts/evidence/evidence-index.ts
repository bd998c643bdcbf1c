import type { SentenceState } from '@clinical/contract/checks/sentence-state.rules';
import type { EvidenceLink, NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';

export type StateCounts = Record<SentenceState, number>;

export function countStates(states: readonly SentenceState[]): StateCounts {
  const counts: StateCounts = { sourced: 0, unsourced: 0, contradicted: 0, template: 0, typed: 0 };
  for (const state of states) counts[state] += 1;
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

/** The same parts, cut further where words begin and end that the engine was not sure of. */
export function withUnsure(
  parts: readonly TextPart[],
  unsure: readonly Pick<EvidenceLink, 'start' | 'end'>[] = [],
): (TextPart & { unsure: boolean })[] {
  let at = 0;
  return parts.flatMap(({ text, marked }) => {
    const from = at;
    at += text.length;
    const inside = unsure.map(({ start, end }) => ({ start: start - from, end: end - from }));
    return partsOf(text, inside).map((part) => ({ text: part.text, marked, unsure: part.marked }));
  });
}

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
