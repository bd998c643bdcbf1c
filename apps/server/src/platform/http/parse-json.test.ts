import { expect, test } from 'vitest';
import { hasTooManyParts } from './parse-json.ts';

test('members, items and nested values are counted, and signs inside texts are not', () => {
  const three = '{"a":[1]}';
  expect(hasTooManyParts(three, 3)).toBe(false);
  expect(hasTooManyParts(three, 2)).toBe(true);
  expect(hasTooManyParts(JSON.stringify('{[,:,]}"\\"{[,:'), 0)).toBe(false);
  expect(hasTooManyParts('"\\\\",,', 1)).toBe(true);
});

test('a long text is no reason to refuse, many small things are', () => {
  expect(hasTooManyParts(JSON.stringify({ question: 'Doctor: and then, again? "Yes".\n'.repeat(150_000) }))).toBe(
    false,
  );
  expect(hasTooManyParts('['.repeat(200_000))).toBe(true);
  expect(hasTooManyParts(`[${'{},'.repeat(60_000)}{}]`)).toBe(true);
});
