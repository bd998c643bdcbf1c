import { expect, it } from 'vitest';
import { readScheduleAddress } from './schedule-address.ts';

it('keeps the day, whose visits and the view, and drops what it does not know', () => {
  expect(readScheduleAddress({ date: '2026-03-10', whose: 'clinic', view: 'week' })).toEqual({
    date: '2026-03-10',
    whose: 'clinic',
    view: 'week',
  });
  expect(readScheduleAddress({ date: '2026-13-10', whose: 'all', view: 'month' })).toEqual({});
});
