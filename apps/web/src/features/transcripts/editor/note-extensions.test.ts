import { Editor } from '@tiptap/core';
import { expect, it } from 'vitest';
import { plainText } from '@clinical/language/note-html';
import { noteExtensions } from './note-extensions.ts';

it.each([
  '<p>One <strong>two</strong> <em>three</em> <u>four</u> <s>five</s><br>six</p>',
  '<h3>Lungs</h3><ul><li><p>Clear</p></li></ul><ol><li><p>One</p></li></ol>',
  '<blockquote><p>As he said</p></blockquote>',
  '<table><tbody><tr><th><p>BP</p></th><td><p>120/80</p></td></tr></tbody></table>',
])('an edit keeps what the server keeps: %s', (html) => {
  const editor = new Editor({ extensions: noteExtensions, content: html, injectCSS: false });
  expect(editor.getHTML()).toBe(html);
  editor.destroy();
});

it('keeps the words of lists and tables that come without paragraphs', () => {
  const html =
    '<ul><li>Rest</li></ul><table><thead><tr><th>BP</th></tr></thead><tbody><tr><td>120</td></tr></tbody></table>';
  const editor = new Editor({ extensions: noteExtensions, content: html, injectCSS: false });
  expect(plainText(editor.getHTML())).toBe(plainText(html));
  editor.destroy();
});
