import { expect, it } from 'vitest';
import { nextSpan, wrongDay } from './weekly-hours.ts';

const span = (from: string, to: string) => ({ day: 1, from, to });

it('tells what is wrong with a day', () => {
  expect(wrongDay([span('09:00', '12:00'), span('12:00', '17:00')])).toBeNull();
  expect(wrongDay([span('12:00', '09:00')])).toBe('order');
  expect(wrongDay([span('09:00', '')])).toBe('order');
  expect(wrongDay([span('09:00', '12:00'), span('11:00', '13:00')])).toBe('overlap');
});

it('offers the usual hours, then what comes after them', () => {
  expect(nextSpan(1, [])).toEqual(span('09:00', '17:00'));
  expect(nextSpan(1, [span('09:00', '12:00')])).toEqual(span('13:00', '16:00'));
  expect(nextSpan(1, [span('09:00', '23:30')])).toEqual(span('22:00', '23:00'));
});
