import { expect, test } from 'vitest';
import { fillerParts } from './filler-parts.ts';

const fillersIn = (text: string) => fillerParts(text).flatMap(({ text: words, filler }) => (filler ? [words] : []));

test('sounds and phrases that carry nothing are found, the same words with a meaning are not', () => {
  expect(fillersIn('Um, it is, you know, worse. Uh I take, like, two.')).toEqual(['Um,', 'you know,', 'Uh', 'like,']);
  expect(fillersIn('Do you know it? I like it. A 5 mm cut, seen in the ER.')).toEqual([]);
});

test('nothing is lost', () => {
  const text = 'Hmm, well, so it hurts.';
  expect(
    fillerParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
