import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

const said = (content: string, words: string[]) =>
  excerptOf(content, words)
    .map(({ text, found }) => (found ? `[${text}]` : text))
    .join('');

test('beginnings of words are found, whatever their case, and no middles', () => {
  expect(said('Refill it. No prefill, refills', ['refill'])).toBe('[Refill] it. No prefill, [refill]s');
  expect(said('Éva fragt nach Öl', ['öl', 'éva'])).toBe('[Éva] fragt nach [Öl]');
});

test('a long text begins shortly before the first word, and whole characters are kept', () => {
  const text = `${'before '.repeat(40)}kestrel ${'after '.repeat(60)}`;
  const excerpt = said(text, ['kestrel']);
  expect(excerpt).toMatch(/^…before/);
  expect(excerpt).toMatch(/\[kestrel\] after.*…$/);
  expect(said('👩‍⚕️'.repeat(200), ['x'])).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
});

test('a text without the words is shown from its beginning', () => {
  expect(said('Room 2', ['kestrel'])).toBe('Room 2');
});
