import { describe, expect, it } from 'vitest';
import { isTimeZone, lastDays, mondayOf, weekFrom, workingTimes } from './calendar.ts';

const hour = 3_600_000;
const at = (text: string) => Date.parse(text);

describe('days', () => {
  it.each([
    ['America/New_York', '2026-03-09T12:00:00Z', [24, 23, 24]],
    ['America/New_York', '2026-11-02T12:00:00Z', [24, 25, 24]],
    ['Europe/London', '2026-10-26T12:00:00Z', [24, 25, 24]],
    // clocks go forward at midnight: the day begins at one
    ['America/Havana', '2026-03-09T12:00:00Z', [24, 23, 24]],
    ['Australia/Lord_Howe', '2026-04-06T06:00:00Z', [24, 24.5, 24]],
    ['Asia/Kolkata', '2026-03-09T12:00:00Z', [24, 24, 24]],
    [300, '2026-03-09T12:00:00Z', [24, 24, 24]],
  ])('of %s around %s last %j hours, without a gap between them', (zone, now, hours) => {
    const days = lastDays(at(now), 3, zone);
    expect(days.map(({ start, end }) => (end - start) / hour)).toEqual(hours);
    expect(days.map(({ end }) => end).slice(0, -1)).toEqual(days.map(({ start }) => start).slice(1));
  });

  it('begin at midnight of their zone, and the last one holds the moment', () => {
    const days = lastDays(at('2026-03-10T03:30:00Z'), 2, 'America/New_York');
    expect(days.map(({ date, weekday }) => [date, weekday])).toEqual([
      ['2026-03-08', 0],
      ['2026-03-09', 1],
    ]);
    expect(days.at(-1)!.start).toBe(at('2026-03-09T04:00:00Z'));
  });

  it('follow an offset as a browser gives it', () => {
    const [day] = lastDays(at('2026-03-10T03:30:00Z'), 1, 300);
    expect([day!.date, day!.start]).toEqual(['2026-03-09', at('2026-03-09T05:00:00Z')]);
  });

  it('make weeks that begin on Mondays', () => {
    expect(['2026-03-09', '2026-03-15', '2026-03-08'].map(mondayOf)).toEqual([
      '2026-03-09',
      '2026-03-09',
      '2026-03-02',
    ]);
    const week = weekFrom('2026-03-02', 'America/New_York');
    expect((week.at(-1)!.end - week[0]!.start) / hour).toBe(7 * 24 - 1);
  });
});

it('working times follow the clock on the wall across a change', () => {
  const hours = { days: [5, 1], from: '08:30', to: '17:00', timeZone: 'America/New_York' };
  const within = { start: at('2026-03-05T00:00:00Z'), end: at('2026-03-10T12:00:00Z') };
  expect(
    workingTimes(hours, within).map(({ start, end }) => [start, end].map((ms) => new Date(ms).toISOString())),
  ).toEqual([
    ['2026-03-06T13:30:00.000Z', '2026-03-06T22:00:00.000Z'],
    ['2026-03-09T12:30:00.000Z', '2026-03-09T21:00:00.000Z'],
  ]);
});

it('a zone is one that the platform knows', () => {
  expect(['Europe/London', 'Mars/Olympus'].map(isTimeZone)).toEqual([true, false]);
});
