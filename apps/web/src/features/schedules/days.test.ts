import { expect, it } from 'vitest';
import { appointment } from '../../testing/schedule-builders.ts';
import { linesOf, nextQuarter, shiftDay } from './days.ts';
import { readScheduleAddress } from './schedule-address.ts';

const at = (startsAt: string) => appointment({ id: startsAt, startsAt });
const kinds = (now: string | null, ...starts: string[]) =>
  linesOf(starts.map(at), [], now === null ? null : Date.parse(now)).map((line) =>
    line.kind === 'visit' ? line.visit.id.slice(11, 16) : line.kind,
  );

it('puts the moment between what has begun and what is to come', () => {
  const [nine, ten] = ['2026-03-10T09:00:00.000Z', '2026-03-10T10:00:00.000Z'];
  expect(kinds('2026-03-10T09:30:00Z', ten, nine)).toEqual(['09:00', 'now', '10:00']);
  expect(kinds('2026-03-10T08:00:00Z', nine)).toEqual(['now', '09:00']);
  expect(kinds('2026-03-10T18:00:00Z', nine)).toEqual(['09:00', 'now']);
  expect(kinds(null, nine)).toEqual(['09:00']);
  expect(kinds('2026-03-10T08:00:00Z')).toEqual([]);
});

it('has taken time among the visits', () => {
  const taken = {
    clinician: { id: 'one', name: 'Ada' },
    startsAt: '2026-03-10T08:00:00Z',
    endsAt: '2026-03-10T08:20:00Z',
  };
  expect(linesOf([at('2026-03-10T09:00:00.000Z')], [taken], null).map(({ kind }) => kind)).toEqual(['taken', 'visit']);
});

it('steps over the ends of months and years', () => {
  expect(shiftDay('2026-12-31', 1)).toBe('2027-01-01');
  expect(shiftDay('2028-03-01', -1)).toBe('2028-02-29');
});

it('offers the next quarter of an hour', () => {
  expect(nextQuarter(new Date(2026, 2, 10, 9, 7))).toBe('09:15');
  expect(nextQuarter(new Date(2026, 2, 10, 9, 15))).toBe('09:30');
  expect(nextQuarter(new Date(2026, 2, 10, 23, 50))).toBe('08:00');
});

it('keeps of an address what it understands', () => {
  expect(readScheduleAddress({ date: '2026-03-10', whose: 'clinic', other: 1 })).toEqual({
    date: '2026-03-10',
    whose: 'clinic',
  });
  expect(readScheduleAddress({ date: '2026-13-45', whose: 'all' })).toEqual({ date: undefined, whose: undefined });
});
