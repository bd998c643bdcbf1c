import { expect, it } from 'vitest';
import { findPhrases, phraseText, slashBefore } from './phrases.ts';

it('hears a slash at the start of a word only', () => {
  expect(slashBefore('/kn')).toEqual({ query: 'kn', length: 3 });
  expect(slashBefore('Exam: /')).toEqual({ query: '', length: 1 });
  for (const text of ['120/80', 'and/or', '/knee ', 'https://a', '/a b']) expect(slashBefore(text)).toBeNull();
});

it('finds names that begin with the words before names that hold them', () => {
  const phrases = ['ankle-knee', 'Knee', 'hip'].map((name) => ({ name, html: '', mine: true }));
  expect(findPhrases(phrases, 'kn').map(({ name }) => name)).toEqual(['Knee', 'ankle-knee']);
  expect(findPhrases(phrases, '')).toHaveLength(3);
});

it('writes rich phrases as plain lines where no formatting is held', () => {
  const html =
    '<p>One <strong>two</strong></p><ul><li>a</li><li>b</li></ul><ol><li>c</li></ol><table><tbody><tr><td>x</td><td>y</td></tr></tbody></table>';
  expect(phraseText(html)).toBe('One two\n- a\n- b\n1. c\nx | y');
});
