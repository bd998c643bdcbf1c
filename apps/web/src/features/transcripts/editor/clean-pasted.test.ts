import { Editor } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { cleanPasted } from './clean-pasted.ts';
import { noteExtensions } from './note-extensions.ts';

describe('pasted HTML', () => {
  it.each([
    ['<script>x()</script><p onclick="x()">a<img src=x onerror=x()></p>', '<p>a</p>'],
    ['<a href="javascript:x()">a</a><a href="https://a.test" onclick="x()">b</a>', 'a<a href="https://a.test">b</a>'],
    [
      '<svg onload=x()><text>t</text></svg><style>p{}</style><p style="display:none">h</p><b>b</b>',
      '<strong>b</strong>',
    ],
    ['<div><div>one</div><div>two</div></div>', '<p>one</p><p>two</p>'],
    [
      '<span style="font-weight:700">b</span> <span style="font-style:italic">i</span>',
      '<strong>b</strong> <em>i</em>',
    ],
    ['<b style="font-weight:normal"><p>Docs</p></b>', '<p>Docs</p>'],
    ['<h1>Plan</h1><h5>small</h5>', '<h2>Plan</h2><h3>small</h3>'],
  ])('keeps only what a note can hold: %s', (html, clean) => {
    expect(cleanPasted(html)).toBe(clean);
  });

  it('makes lists of the paragraphs that word processors paint signs before', () => {
    const item = (text: string, level = 1, sign = '·') =>
      `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp;</span></span><!--[endif]-->${text}<o:p></o:p></p>`;
    expect(cleanPasted(`${item('Rest')}\n${item('At home', 2, 'o')}${item('Fluids')}<p>End</p>`)).toBe(
      '<ul><li>Rest<ul><li>At home</li></ul></li><li>Fluids</li></ul><p>End</p>',
    );
    expect(cleanPasted(item('One', 1, '1.') + item('Two', 1, '2.'))).toBe('<ol><li>One</li><li>Two</li></ol>');
  });

  it('stays a table of plain rows in the editor, whatever its cells spanned', () => {
    const html =
      '<table border=1><thead><tr><th colspan="2">Drug</th></tr></thead><tr><td><p>a</p></td><td rowspan=3>b</td></tr></table>';
    const editor = new Editor({ extensions: noteExtensions, content: cleanPasted(html), injectCSS: false });
    expect(editor.getHTML()).toMatch(
      /^<table><tbody><tr><th><p>Drug<\/p><\/th>.*<td><p>a<\/p><\/td><td><p>b<\/p><\/td><\/tr><\/tbody><\/table>$/,
    );
    expect(editor.getHTML()).not.toMatch(/span=|style=|border/);
    editor.destroy();
  });
});
