import type { NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import { Editor } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { afterEach, expect, it } from 'vitest';
import { evidenceExtension, type KnownSentence, positionOf, sentenceAt, tellEvidence } from './evidence-plugin.ts';

const words = { unsourced: 'No source', contradicted: 'Differs', template: 'Template text' };
const link = { utteranceId: 'u1', start: 0, end: 5, startMs: null, endMs: null, quote: 'cough' };
const sentence = (text: string, over: Partial<NoteSentence> = {}): NoteSentence => ({
  text,
  section: 'hpi',
  kind: 'said',
  links: [link],
  ...over,
});
const known = [
  { index: 4, sentence: sentence('She has a cough.'), state: 'sourced' },
  { index: 5, sentence: sentence('No fever.', { links: [] }), state: 'unsourced' },
  { index: 6, sentence: sentence('Lungs clear.', { kind: 'template', links: [] }), state: 'template' },
] satisfies KnownSentence[];

let editor: Editor;
const open = (html: string): Editor => {
  editor = new Editor({ extensions: [StarterKit, evidenceExtension(words, known)], content: html, injectCSS: false });
  return editor;
};
const drawn = (): (string | null)[][] =>
  [...editor.view.dom.querySelectorAll('.sentence')].map((element) => [
    element.textContent,
    element.getAttribute('data-sentence'),
    element.getAttribute('data-source'),
  ]);
afterEach(() => editor.destroy());

it('draws each sentence with its place and its state, and says the state in a word', () => {
  open('<p>She has a cough. No fever.</p><p>Lungs clear.</p>');
  expect(drawn()).toEqual([
    ['She has a cough.', '4', 'sourced'],
    ['No fever.', '5', 'unsourced'],
    ['Lungs clear.', '6', 'template'],
  ]);
  expect(editor.view.dom.querySelector('[data-sentence="5"]')?.getAttribute('title')).toBe('No source');
});

it('follows the text while it is typed', () => {
  open('<p>She has a cough. No fever.</p>');
  editor.commands.insertContentAt(1, 'Today: ');
  editor.commands.insertContentAt(15, ' again');
  expect(drawn().map(([, index]) => index)).toEqual(['4', '5']);
  expect(sentenceAt(editor.state, 3)).toBe(4);
  expect(positionOf(editor.state, 6)).toBeNull();
});

it('finds sentences that have nothing to be compared with, and marks none', () => {
  open('<p>She has a cough. No fever.</p>');
  tellEvidence(editor.view, { known: known.map((each) => ({ ...each, state: null })), marked: [5] });
  const found = [...editor.view.dom.querySelectorAll<HTMLElement>('[data-sentence]')];
  expect(found.map(({ textContent, dataset }) => [textContent, { ...dataset }])).toEqual([
    ['She has a cough.', { sentence: '4' }],
    ['No fever.', { sentence: '5' }],
  ]);
});

it('marks sentences without touching the text or the undo history', () => {
  open('<p>She has a cough. No fever.</p>');
  tellEvidence(editor.view, { marked: [5] });
  expect(editor.view.dom.querySelector('[data-marked]')?.textContent).toBe('No fever.');
  expect(editor.can().undo()).toBe(false);
  tellEvidence(editor.view, { known: known.slice(0, 1), marked: [] });
  expect(drawn().map(([, index]) => index)).toEqual(['4']);
});
