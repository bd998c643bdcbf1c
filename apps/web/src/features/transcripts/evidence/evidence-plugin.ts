import type { NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { sentencesOfDoc } from './doc-sentences.ts';
import type { SentenceState } from '@clinical/contract/checks/sentence-state.rules';
import { matchSentences } from './match-sentences.ts';

/**
 * A sentence of this section as the server knows it, with its place in the entry's whole list. `state`: null where there is nothing to
 * compare it with; it is found in the text all the same, so that it can be looked at, but not marked.
 */
export type KnownSentence = { index: number; sentence: NoteSentence; state: SentenceState | null };

type Found = { index: number; from: number; to: number };
type EvidenceState = {
  known: readonly KnownSentence[];
  marked: readonly number[];
  found: Found[];
  drawn: DecorationSet;
};
type Told = { known?: readonly KnownSentence[]; marked?: readonly number[] };

export type EvidenceWords = Record<'unsourced' | 'contradicted' | 'template', string>;

const key = new PluginKey<EvidenceState>('evidence');

/** Tells an editor which sentences the server knows, or which are marked now. */
export function tellEvidence(view: EditorView, told: Told): void {
  view.dispatch(view.state.tr.setMeta(key, told).setMeta('addToHistory', false));
}

/** The known sentence at a position of the document, or null. */
export function sentenceAt(state: EditorState, position: number): number | null {
  const found = key.getState(state)?.found.find(({ from, to }) => position >= from && position <= to);
  return found?.index ?? null;
}

/** Where a known sentence starts in the document, or null when it is not there. */
export function positionOf(state: EditorState, index: number): number | null {
  return key.getState(state)?.found.find((each) => each.index === index)?.from ?? null;
}

function find(doc: Node, known: readonly KnownSentence[]): Found[] {
  if (known.length === 0) return [];
  const present = sentencesOfDoc(doc);
  const matches = matchSentences(
    present.map((sentence) => sentence.text),
    known.map(({ sentence }) => sentence.text),
  );
  return present.flatMap(({ from, to }, place) => {
    const match = matches[place];
    const index = match ? known[match.index]?.index : undefined;
    return index === undefined ? [] : [{ index, from, to }];
  });
}

function draw(doc: Node, { known, marked, found }: Omit<EvidenceState, 'drawn'>, words: EvidenceWords): DecorationSet {
  const states = new Map(known.map(({ index, state }) => [index, state]));
  const decorations = found.map(({ index, from, to }) => {
    const state = states.get(index) ?? null;
    if (state === null) return Decoration.inline(from, to, { 'data-sentence': String(index) });
    const title = state === 'sourced' || state === 'typed' ? undefined : words[state];
    return Decoration.inline(from, to, {
      class: 'sentence',
      'data-sentence': String(index),
      'data-source': state,
      ...(marked.includes(index) ? { 'data-marked': 'true' } : {}),
      ...(title === undefined ? {} : { title }),
    });
  });
  return DecorationSet.create(doc, decorations);
}

/** Draws how each sentence stands to its sources, and keeps that right while the text is being typed. */
export function evidenceExtension(words: EvidenceWords, known: readonly KnownSentence[]): Extension {
  const build = (doc: Node, parts: Pick<EvidenceState, 'known' | 'marked'>): EvidenceState => {
    const found = find(doc, parts.known);
    return { ...parts, found, drawn: draw(doc, { ...parts, found }, words) };
  };
  return Extension.create({
    name: 'evidence',
    addProseMirrorPlugins: () => [
      new Plugin<EvidenceState>({
        key,
        state: {
          init: (_, { doc }) => build(doc, { known, marked: [] }),
          apply: (transaction: Transaction, before) => {
            const told = transaction.getMeta(key) as Told | undefined;
            if (!told && !transaction.docChanged) return before;
            if (told && !told.known && !transaction.docChanged) {
              const next = { ...before, marked: told.marked ?? before.marked };
              return { ...next, drawn: draw(transaction.doc, next, words) };
            }
            return build(transaction.doc, {
              known: told?.known ?? before.known,
              marked: told?.marked ?? before.marked,
            });
          },
        },
        props: { decorations: (state) => key.getState(state)?.drawn },
      }),
    ],
  });
}
