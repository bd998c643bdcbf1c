import { expect, it } from 'vitest';
import { retryAfterMs } from './retry-after.ts';

const now = Date.parse('2026-03-10T12:00:00Z');

it.each([
  ['30', 30_000],
  [' 1.5 ', 1_500],
  ['Tue, 10 Mar 2026 12:02:00 GMT', 120_000],
  ['Tuesday, 10-Mar-26 12:00:05 GMT', 5_000],
  ['Tue, 10 Mar 2026 11:59:00 GMT', 0],
  ['0', 0],
  ['-5', 0],
  ['soon', 0],
  ['Tue, soon', 0],
  ['', 0],
  [undefined, 0],
])('waits as long as %j asks', (header, ms) => expect(retryAfterMs(header, now)).toBe(ms));
