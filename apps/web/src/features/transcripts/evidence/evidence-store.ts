import type { NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import { createContext, use, useSyncExternalStore } from 'react';
import { outsideStore, type OutsideStore } from '../../../lib/outside-store.ts';
import type { SentenceState } from '@clinical/contract/checks/sentence-state.rules';

/** What is marked now: one sentence of the note (by its place in `sentences`) or one utterance of the source. */
export type Marked = { sentence: number } | { utterance: string } | null;

/**
 * `rested` follows pointer and `focused` the keyboard; the pointer wins while it rests on something. Lives outside React, so that resting the
 * pointer redraws only the rows it touches.
 */
export type EvidenceStore = {
  sentences: readonly NoteSentence[];
  /** Of each sentence; what is marked stays marked when they are learned. */
  states: readonly SentenceState[];
  marks: OutsideStore<{ rested: Marked; focused: Marked }>;
};

export function createEvidenceStore(sentences: readonly NoteSentence[]): EvidenceStore {
  return { sentences, states: [], marks: outsideStore({ rested: null as Marked, focused: null as Marked }) };
}

const same = (a: Marked, b: Marked): boolean => JSON.stringify(a) === JSON.stringify(b);

export function rest(store: EvidenceStore, marked: Marked): void {
  store.marks.set((marks) => (same(marks.rested, marked) ? marks : { ...marks, rested: marked }));
}

export function focus(store: EvidenceStore, marked: Marked): void {
  store.marks.set((marks) => (same(marks.focused, marked) ? marks : { ...marks, focused: marked }));
}

export function markedNow(store: EvidenceStore): Marked {
  const { rested, focused } = store.marks.get();
  return rested ?? focused;
}

/** The sentences that are filled now: the one pointed at, or all that use the utterance pointed at. */
export function markedSentences(store: EvidenceStore): number[] {
  const marked = markedNow(store);
  if (marked === null) return [];
  if ('sentence' in marked) return [marked.sentence];
  return store.sentences.flatMap((sentence, index) =>
    sentence.links.some((link) => link.utteranceId === marked.utterance) ? [index] : [],
  );
}

/** The spans of one utterance that hold up the sentence pointed at; its whole text when the utterance itself is pointed at. */
export function markedSpans(store: EvidenceStore, utteranceId: string): string {
  const marked = markedNow(store);
  if (marked === null) return '';
  if ('utterance' in marked) return marked.utterance === utteranceId ? 'all' : '';
  const links = store.sentences[marked.sentence]?.links.filter((link) => link.utteranceId === utteranceId) ?? [];
  return links.map(({ start, end }) => `${start}-${end}`).join(',');
}

export const EvidenceContext = createContext<EvidenceStore>(createEvidenceStore([]));

export function useEvidenceStore(): EvidenceStore {
  return use(EvidenceContext);
}

/** Follows one value of the store; it must be a string, number or the same object for the same marks. */
export function useEvidence<Value>(read: (store: EvidenceStore) => Value): Value {
  const store = useEvidenceStore();
  return useSyncExternalStore(store.marks.subscribe, () => read(store));
}
