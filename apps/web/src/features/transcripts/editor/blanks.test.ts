import { Editor } from '@tiptap/core';
import { afterEach, expect, it } from 'vitest';
import { blanksExtension, blanksOf, selectBlank } from './blanks.ts';
import { noteExtensions } from './note-extensions.ts';

let editor: Editor;
const open = (content: string) =>
  (editor = new Editor({ extensions: [...noteExtensions, blanksExtension('Blank')], content, injectCSS: false }));
afterEach(() => editor.destroy());
const selected = () => editor.state.doc.textBetween(editor.state.selection.from, editor.state.selection.to);

it('finds stars, lines and fields that were not filled in', () => {
  open('<p>BP *** and {{last HbA1c}}</p><ul><li><p>____ mg * twice</p></li></ul>');
  expect(blanksOf(editor.state.doc).map(({ from, to }) => editor.state.doc.textBetween(from, to))).toEqual([
    '***',
    '{{last HbA1c}}',
    '____',
  ]);
  expect(editor.view.dom.querySelectorAll('.blank')).toHaveLength(3);
});

it('goes from one to the next and back, and says when there is no other', () => {
  open('<p>*** then ***</p>');
  editor.commands.setTextSelection(1);
  expect(selectBlank(editor.view, 1)).toBe(true);
  expect(selected()).toBe('***');
  const { from } = editor.state.selection;
  selectBlank(editor.view, 1);
  expect(editor.state.selection.from).toBeGreaterThan(from);
  expect(selectBlank(editor.view, 1)).toBe(false);
  selectBlank(editor.view, -1);
  expect(editor.state.selection.from).toBe(from);
});
