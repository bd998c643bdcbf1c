import { expect, test } from 'vitest';
import { contextExcess, contextLimit } from './context.rules.ts';

const entry = (id: string, size: number) => ({ id, size });

test('what fits is not too much', () => {
  expect(contextExcess([], 'gpt-4.1')).toBeNull();
  expect(contextExcess([entry('a', contextLimit('o3'))], 'o3')).toBeNull();
});

test('too much names by how much, and the smallest entry that is enough to leave out', () => {
  const chosen = [entry('a', 120_000), entry('b', 40_000), entry('c', 90_000)];
  expect(contextExcess(chosen, 'o3')).toEqual({ over: 40_000, drop: entry('b', 40_000) });
  expect(contextExcess(chosen, 'gpt-5')).toBeNull();
});

test('when none alone is enough, the largest is named', () => {
  const chosen = [entry('a', 250_000), entry('b', 240_000)];
  expect(contextExcess(chosen, 'o3')).toMatchObject({ drop: { id: 'a' } });
});

test('a model that is not known takes as little as any', () => {
  expect(contextLimit('constructor')).toBe(contextLimit('o1'));
});
