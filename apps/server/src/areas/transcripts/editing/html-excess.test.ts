import { limits } from '@clinical/contract/limits';
import { describe, expect, it } from 'vitest';
import { excessOfHtml } from './html-excess.ts';

const many = 3_000;

describe('the limits of HTML', () => {
  it.each([
    ['list items', `<ul>${'<li>a <b>dose</b></li>'.repeat(many)}</ul>`],
    ['paragraphs without end tags', '<p>a<br>'.repeat(many)],
    ['list items without end tags', `<ul>${'<li><p>a'.repeat(many)}</ul>`],
    ['cells without end tags', `<table>${'<tr><td>a<td><p>b'.repeat(many)}</table>`],
    ['elements as deep as they may be', '<ul><li>'.repeat(limits.htmlDepth / 2)],
    ['signs that are no tags', 'BP < 120 '.repeat(many)],
  ])('are kept by %s', (_, html) => {
    expect(excessOfHtml([html])).toBeNull();
  });

  it('count tags over all pieces, and depth in each', () => {
    const half = '<b></b>'.repeat(limits.htmlTags / 4);
    expect(excessOfHtml([half, half])).toBeNull();
    expect(excessOfHtml([half, half, '<b>'])).toBe('more than 50,000 tags');
    expect(excessOfHtml(['a', '<B>'.repeat(limits.htmlDepth + 1)])).toBe('elements more than 100 deep');
  });
});
