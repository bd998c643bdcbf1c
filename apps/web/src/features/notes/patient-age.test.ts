import { expect, it } from 'vitest';
import { ageOn } from './patient-age.ts';

const today = new Date(2026, 2, 14);

it('counts full years', () => {
  expect(ageOn('1980-03-14', today)).toEqual({ value: 46, unit: 'year' });
  expect(ageOn('1980-03-15', today)).toEqual({ value: 45, unit: 'year' });
});

it('counts months under two years, and days under a month', () => {
  expect(ageOn('2025-01-20', today)).toEqual({ value: 13, unit: 'month' });
  expect(ageOn('2026-03-02', today)).toEqual({ value: 12, unit: 'day' });
  expect(ageOn('2026-03-14', today)).toEqual({ value: 0, unit: 'day' });
});

it('knows no age for a day in the future or something that is no day', () => {
  expect(ageOn('2026-03-15', today)).toBeNull();
  expect(ageOn('March', today)).toBeNull();
});
