import { Editor } from '@tiptap/core';
import { afterEach, expect, it } from 'vitest';
import { noteExtensions } from './note-extensions.ts';
import { htmlOf, replaceRange } from './replace-range.ts';

let editor: Editor;
afterEach(() => editor.destroy());

/** The document with the words between them taken out and `html` put in their place; what was asked for them is checked too. */
function replaced(content: string, words: string, html: string): { asked: string; result: string } {
  editor = new Editor({ extensions: noteExtensions, content, injectCSS: false });
  const [first, last] = [words.split('…')[0]!, words.split('…').at(-1)!];
  let [from, to] = [0, 0];
  editor.state.doc.descendants((node, position) => {
    const text = node.text ?? '';
    if (from === 0 && text.includes(first)) from = position + text.indexOf(first);
    if (text.includes(last)) to = position + text.indexOf(last) + last.length;
  });
  const asked = htmlOf(editor, { from, to });
  replaceRange(editor, { from, to }, html);
  return { asked, result: editor.getHTML() };
}

it.each([
  [
    'words in a line',
    '<p>Take 10 mg daily.</p>',
    '10 mg',
    '<p><strong>20 mg</strong></p>',
    '<p>10 mg</p>',
    '<p>Take <strong>20 mg</strong> daily.</p>',
  ],
  [
    'a paragraph by a list',
    '<p>Rest. Ice.</p><p>End.</p>',
    'Rest. Ice.',
    '<ul><li>Rest</li><li>Ice</li></ul>',
    '<p>Rest. Ice.</p>',
    '<ul><li><p>Rest</p></li><li><p>Ice</p></li></ul><p>End.</p>',
  ],
  [
    'paragraphs by one',
    '<p>One.</p><p>Two.</p>',
    'One.…Two.',
    '<p>Both.</p>',
    '<p>One.</p><p>Two.</p>',
    '<p>Both.</p>',
  ],
  [
    'a list by a paragraph',
    '<p>A</p><ul><li><p>Rest</p></li><li><p>Ice</p></li></ul>',
    'Rest…Ice',
    '<p>Rest. Ice.</p>',
    '<ul><li><p>Rest</p></li><li><p>Ice</p></li></ul>',
    '<p>A</p><p>Rest. Ice.</p>',
  ],
  [
    'an item in a list',
    '<ul><li><p>Rest</p></li><li><p>Ice</p></li></ul>',
    'Ice',
    '<p>Ice it</p>',
    '<p>Ice</p>',
    '<ul><li><p>Rest</p></li><li><p>Ice it</p></li></ul>',
  ],
  [
    'a part of a line by a list',
    '<p>Plan: rest, ice.</p>',
    'rest, ice.',
    '<ul><li>rest</li><li>ice</li></ul>',
    '<p>rest, ice.</p>',
    '<p>Plan: </p><ul><li><p>rest</p></li><li><p>ice</p></li></ul>',
  ],
])('%s', (_, content, words, html, asked, result) => {
  expect(replaced(content, words, html)).toEqual({ asked, result });
});

it('takes a text away', () => {
  expect(replaced('<p>One.</p><p>Two.</p>', 'Two.', '').result).toMatch(/^<p>One\.<\/p>(?:<p><\/p>)?$/);
});
