import { expect, it } from 'vitest';
import { paperDate } from './paper-date.ts';

it.each([
  [['City laboratory', 'Collected: 2024-03-11', 'HbA1c 8.1 %'], '2024-03-11'],
  [['Date of birth: 01/31/1970', 'Date of service: 03/25/2024'], '2024-03-25'],
  [['DOB 01/31/1970', 'HbA1c 8.1 %'], null],
  [['March 11, 2024'], '2024-03-11'],
  [['Date: 03/04/2024'], null],
  [['Date: 04/04/2024'], '2024-04-04'],
  [['Diabetes since 2015.'], null],
])('the day of a paper: %s', (lines, day) => {
  expect(paperDate(lines, { today: '2026-11-28', dayFirst: false })).toBe(day);
});
