import { afterEach, expect, test } from 'vitest';
import { formatBytes, formatDay, formatDuration, formatNumber, formatSince } from './format.ts';
import { setLocale } from './locale.ts';

afterEach(() => setLocale('en'));
const now = Date.parse('2026-03-10T12:00:00Z');

test('a calendar day is the same day in every zone', () => {
  expect(formatDay('1980-02-01')).toBe('Feb 1, 1980');
  setLocale('de');
  expect(formatDay('1980-02-01')).toBe('01.02.1980');
});

test('numbers follow the locale', () => {
  expect(formatNumber(1234)).toBe('1,234');
  setLocale('de');
  expect(formatNumber(1234)).toBe('1.234');
});

test.each([
  ['2026-03-10T11:59:50Z', 'now'],
  ['2026-03-10T11:55:00Z', '5 min. ago'],
  ['2026-03-10T09:00:00Z', '3 hr. ago'],
  ['2026-03-09T12:00:00Z', 'yesterday'],
  ['2026-02-20T12:00:00Z', 'Feb 20, 2026'],
])('%s was %s', (value, words) => {
  expect(formatSince(value, now)).toBe(words);
});

test.each([
  [0, '0:00'],
  [245_900, '4:05'],
  [3_753_000, '1:02:33'],
])('%i ms play %s', (ms, words) => {
  expect(formatDuration(ms)).toBe(words);
});

test('sizes are short', () => {
  expect(formatBytes(512)).toBe('512 bytes');
  expect(formatBytes(3.4 * 1024 * 1024)).toBe('3.4 MB');
});
