import { expect, it } from 'vitest';
import { overlapsInWeek } from './weekly-spans.ts';

const span = (day: number, from: string, to: string) => ({ day, from, to });

it('lets spans of one day touch, and those of other days be at the same time', () => {
  expect(overlapsInWeek([span(1, '13:00', '17:00'), span(1, '09:00', '13:00'), span(2, '09:00', '17:00')])).toBe(false);
  expect(overlapsInWeek([])).toBe(false);
});

it('sees those that share time, in any order', () => {
  expect(overlapsInWeek([span(1, '12:00', '17:00'), span(2, '08:00', '09:00'), span(1, '09:00', '12:01')])).toBe(true);
  expect(overlapsInWeek([span(3, '09:00', '17:00'), span(3, '10:00', '11:00')])).toBe(true);
});
