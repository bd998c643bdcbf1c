import { expect, test } from 'vitest';
import { describeLinked } from './describe-linked.ts';

test('“all” is said only when every sentence has its source in the transcript', () => {
  expect(describeLinked(['sourced', 'sourced'])).toBe('All 2 note sentences linked to the transcript');
  expect(describeLinked(['sourced'])).toBe('1 note sentence linked to the transcript');
  expect(describeLinked(['sourced', 'typed', 'template'])).toBe('1 of 3 note sentences linked to the transcript');
});
