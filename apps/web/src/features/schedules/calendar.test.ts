import { expect, it } from 'vitest';
import { lanesOf, momentAt, offHours, partOn, stepped, wallOf, weekOf } from './calendar.ts';

const newYork = 'America/New_York';
const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

it('finds the wall time of a moment, and the moment of a wall time', () => {
  expect(wallOf(Date.parse('2026-03-08T13:00:00Z'), newYork)).toEqual({ date: '2026-03-08', minutes: 540 });
  expect(iso(momentAt({ date: '2026-03-08', minutes: 540 }, newYork))).toBe('2026-03-08T13:00:00.000Z');
  expect(iso(momentAt({ date: '2026-03-07', minutes: 540 }, newYork))).toBe('2026-03-07T14:00:00.000Z');
});

it('knows no moment for a time that clocks skip, and the first of an hour that comes twice', () => {
  expect(momentAt({ date: '2026-03-08', minutes: 150 }, newYork)).toBeNull();
  expect(iso(momentAt({ date: '2026-11-01', minutes: 90 }, newYork))).toBe('2026-11-01T05:30:00.000Z');
});

it('begins a week on Monday, also across a change of clocks', () => {
  expect(weekOf('2026-03-08')).toEqual([
    '2026-03-02',
    '2026-03-03',
    '2026-03-04',
    '2026-03-05',
    '2026-03-06',
    '2026-03-07',
    '2026-03-08',
  ]);
  expect(weekOf('2026-03-09')[0]).toBe('2026-03-09');
});

it('cuts what runs past midnight', () => {
  const from = { date: '2026-03-10', minutes: 1_430 };
  const to = { date: '2026-03-11', minutes: 20 };
  expect(partOn('2026-03-10', from, to)).toEqual({ from: 1_430, to: 1_440 });
  expect(partOn('2026-03-11', from, to)).toEqual({ from: 0, to: 20 });
  expect(partOn('2026-03-12', from, to)).toBeNull();
  expect(partOn('2026-03-11', from, { date: '2026-03-11', minutes: 0 })).toBeNull();
});

it('stands what shares time side by side, and what only touches in one lane', () => {
  const at = (from: number, to: number) => ({ from, to });
  expect(lanesOf([at(540, 560), at(560, 580)])).toEqual([
    { lane: 0, lanes: 1 },
    { lane: 0, lanes: 1 },
  ]);
  expect(lanesOf([at(540, 600), at(550, 570), at(570, 600), at(700, 720)])).toEqual([
    { lane: 0, lanes: 2 },
    { lane: 1, lanes: 2 },
    { lane: 1, lanes: 2 },
    { lane: 0, lanes: 1 },
  ]);
  // a short one is drawn longer than it is
  expect(lanesOf([at(540, 545), at(545, 560)]).map(({ lanes }) => lanes)).toEqual([2, 2]);
});

it('shades what is outside the hours, where the reader is', () => {
  const hours = { spans: [{ day: 1, from: '09:00', to: '17:00' }], timeZone: 'Europe/Warsaw' };
  expect(offHours('2026-03-09', hours, 'Europe/Warsaw')).toEqual([
    { from: 0, to: 540 },
    { from: 1_020, to: 1_440 },
  ]);
  // five hours apart in the weeks between the changes of clocks
  expect(offHours('2026-03-09', hours, newYork)).toEqual([
    { from: 0, to: 240 },
    { from: 720, to: 1_440 },
  ]);
  expect(offHours('2026-03-10', hours, newYork)).toEqual([{ from: 0, to: 1_440 }]);
});

it('steps by days and minutes and stays in the day', () => {
  const place = { date: '2026-03-10', minutes: 540, length: 20 };
  expect(stepped(place, { days: -1, minutes: 15 })).toEqual({ date: '2026-03-09', minutes: 555, length: 20 });
  expect(stepped({ ...place, minutes: 0 }, { minutes: -15 }).minutes).toBe(0);
  expect(stepped({ ...place, length: 5 }, { length: -5 }).length).toBe(5);
  expect(stepped({ ...place, length: 480 }, { length: 5 }).length).toBe(480);
});
