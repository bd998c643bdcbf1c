import { expect, test } from 'vitest';
import { freeTimes } from './free-times.ts';

const at = (id: string, createdAt: number) => ({ id, createdAt });

test('entries keep their times where these are free', () => {
  expect(freeTimes([at('b', 30), at('a', 10)], [at('x', 20)])).toEqual([at('a', 10), at('b', 30)]);
});

test('one that meets another moves by a millisecond, and the next ones after it', () => {
  const there = [at('x', 10), at('y', 11), at('z', 20)];
  expect(freeTimes([at('a', 10), at('b', 12), at('c', 20)], there)).toEqual([at('a', 12), at('b', 13), at('c', 21)]);
});
