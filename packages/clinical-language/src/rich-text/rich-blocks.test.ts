import { describe, expect, it } from 'vitest';
import { printBlocks, richBlocks, sliceRuns, textOf } from './rich-blocks.ts';

describe('blocks of a note', () => {
  it.each([
    '<p>One <strong>two</strong> <em>three</em><br />four</p>',
    '<h3>Lungs</h3><ul><li>Clear<ul><li>both sides</li></ul></li><li>Quiet</li></ul><ol><li>One</li></ol>',
    '<blockquote><p>As he said</p></blockquote><p><a href="https://a.test/?b=1&amp;c=2">link</a></p>',
    '<table><tbody><tr><th>Drug</th><th>Dose</th></tr><tr><td>A &lt; B</td><td></td></tr></tbody></table>',
  ])('are printed as they were read: %s', (html) => {
    expect(printBlocks(richBlocks(html))).toBe(html);
  });

  it('reads lists and cells that hold paragraphs, as the editor writes them', () => {
    const html =
      '<ul><li><p>One</p><ul><li><p>Two</p></li></ul></li></ul><table><tbody><tr><td><p>a</p><p>b</p></td></tr></tbody></table>';
    const blocks = richBlocks(html);
    expect(printBlocks(blocks)).toBe(
      '<ul><li>One<ul><li>Two</li></ul></li></ul><table><tbody><tr><td>a<br />b</td></tr></tbody></table>',
    );
  });

  it('numbers items and keeps loose text', () => {
    const [loose, first, second] = richBlocks('loose<ol><li>a</li><li>b</li></ol>');
    expect(loose).toMatchObject({ kind: 'paragraph' });
    expect([first, second]).toMatchObject([{ number: 1 }, { number: 2, ordered: true }]);
  });

  it('cuts text without losing its marks', () => {
    const [block] = richBlocks('<p>One <strong>two three</strong></p>');
    const runs = block!.kind === 'paragraph' ? sliceRuns(block!.runs, 2, 7) : [];
    expect(textOf(runs)).toBe('e two');
    expect(runs[1]).toEqual({ text: 'two', marks: ['strong'] });
  });
});
