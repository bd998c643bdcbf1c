import { expect, test } from 'vitest';
import { dateWriter, paperOf } from './paper.ts';

test.each([
  ['en', 'LETTER'],
  ['en-US', 'LETTER'],
  ['fr-CA', 'LETTER'],
  ['es-MX', 'LETTER'],
  ['en-GB', 'A4'],
  ['de-CH', 'A4'],
  ['pl', 'A4'],
])('%s prints on %s', (locale, paper) => expect(paperOf(locale)).toBe(paper));

test('times are those of the zone and name it, with spaces that every font has', () => {
  const dates = dateWriter('en-US', 'America/New_York');
  expect(dates.moment('2026-03-04T03:05:00.000Z')).toMatch(/^Mar 3, 2026, 10:05[ \u00a0]PM EST$/);
  expect(dates.dayOf('2026-03-04T03:05:00.000Z')).toBe('2026-03-03');
  expect(dates.day('1980-02-01')).toBe('Feb 1, 1980');
  expect(dateWriter('en-GB', 'Europe/London').moment('2026-07-04T03:05:00.000Z')).toBe('4 Jul 2026, 04:05 BST');
});
