import { expect, test } from 'vitest';
import { searchPattern } from './search-pattern.ts';

const now = Date.parse('2026-11-25T08:00:00Z');
const pattern = (query: string) => searchPattern(query, now);

test('a name is looked for as it is folded', () => {
  expect(pattern('  José   ÁL ')).toBe('%jose al%');
  expect(pattern('Mar')).toBe('%mar%');
});

test('signs with a meaning in LIKE mean themselves', () => {
  expect(pattern('50%_\\')).toBe('%50\\%\\_\\\\%');
});

test.each([
  ['1958-03-14', '#03141958'],
  ['1958/3/14', '#03141958'],
  ['19580314', '#03141958'],
  ['3/14/1958', '#03141958'],
  ['03/14/58', '#03141958'],
  ['14.03.1958', '#14031958'],
  ['14-3-1958', '#14031958'],
  ['14 Mar 1958', '#03141958'],
  ['14th March 1958', '#03141958'],
  ['14-MAR-58', '#03141958'],
  ['March 14, 1958', '#03141958'],
  ['dob 3/14/1958', '#03141958'],
  ['3/4/24', '#03042024'],
  ['3/4/27', '#03041927'],
])('%s is a day of birth', (query, found) => {
  expect(pattern(query)).toBe(`%${found}%`);
});

test.each([
  ['31/31/1958', '31311958'],
  ['2026-13-40', '20261340'],
  ['+1 (555) 123-4567', '15551234567'],
  ['555 123', '555123'],
  ['MRN 20418', '20418'],
  ['4471-A', '4471-a'],
  ['Rose 12', 'rose 12'],
  ['14 Xyz 1958', '14 xyz 1958'],
  ['---', '---'],
  ['phone', 'phone'],
])('%s is none', (query, found) => {
  expect(pattern(query)).toBe(`%${found}%`);
});

test('100 kB of digits and blanks are read at once', () => {
  expect(pattern('1 '.repeat(50_000)).length).toBe(50_002);
});
