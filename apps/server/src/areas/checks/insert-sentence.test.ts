import { describe, expect, it } from 'vitest';
import { insertSentence, removeSentence } from './insert-sentence.ts';

const into = (html: string, sentence = 'Takes 5 mg < 10 mg.') =>
  insertSentence([{ key: 'plan', header: 'Plan', html }], 'plan', sentence)[0]!.html;

describe('a sentence goes into its section', () => {
  it('as the last item of a list', () => {
    expect(into('<p>Now:</p><ul><li>Rest.</li></ul>')).toBe(
      '<p>Now:</p><ul><li>Rest.</li><li>Takes 5 mg &lt; 10 mg.</li></ul>',
    );
  });

  it('behind running text, or below what is no text', () => {
    expect(into('<p>Rest.</p>', 'Ice.')).toBe('<p>Rest. Ice.</p>');
    expect(into('<table><tbody><tr><td>1</td></tr></tbody></table>', 'Ice.')).toMatch(/<\/table><p>Ice\.<\/p>$/);
  });

  it('instead of the words that nothing was said', () => {
    expect(into('<p>Not discussed.</p>', 'Ice.')).toBe('<p>Ice.</p>');
    expect(into('', 'Ice.')).toBe('<p>Ice.</p>');
  });
});

describe('and out again', () => {
  const out = (html: string) => removeSentence([{ key: 'plan', header: 'Plan', html }], 'plan', 'Ice.')?.[0]!.html;

  it.each([
    ['<p>Rest. Ice.</p>', '<p>Rest.</p>'],
    ['<p>Ice. Rest.</p>', '<p>Rest.</p>'],
    ['<ul><li>Rest.</li><li>Ice.</li></ul>', '<ul><li>Rest.</li></ul>'],
    ['<ul><li><p>Ice.</p></li></ul>', ''],
    ['<p>Ice.</p>', ''],
  ])('%s', (html, left) => {
    expect(out(html)).toBe(left);
  });

  it('unless somebody has changed it', () => {
    expect(removeSentence([{ key: 'plan', header: 'Plan', html: '<p>Ice!</p>' }], 'plan', 'Ice.')).toBeNull();
    expect(removeSentence([{ key: 'plan', header: 'Plan', html: '<p>Ice.</p>' }], 'hpi', 'Ice.')).toBeNull();
  });
});
