import { describe, expect, it } from 'vitest';
import { daysFrom, startOf } from './wall-time.ts';

const moment = (text: string, zone: string) => new Date(startOf(text, zone).startsAt).toISOString();

describe('a start', () => {
  it('is what the clock on the wall shows there, in winter and in summer', () => {
    expect(moment('2026-01-15T09:00', 'Europe/Warsaw')).toBe('2026-01-15T08:00:00.000Z');
    expect(moment('2026-07-15T09:00', 'Europe/Warsaw')).toBe('2026-07-15T07:00:00.000Z');
    expect(moment('2026-07-15T09:00', 'Asia/Kathmandu')).toBe('2026-07-15T03:15:00.000Z');
  });

  it('with an offset is that moment, and has the wall time of its zone', () => {
    expect(startOf('2026-07-15T09:00:00Z', 'America/New_York')).toEqual({
      localStart: '2026-07-15T05:00',
      startsAt: Date.parse('2026-07-15T09:00:00Z'),
    });
    expect(startOf('2026-07-15T09:00+02:00', 'UTC').localStart).toBe('2026-07-15T07:00');
  });

  it('that clocks skip is refused, with the time that comes instead', () => {
    expect(() => startOf('2026-03-29T02:30', 'Europe/Warsaw')).toThrow('02:30 does not exist. Take 03:30');
    expect(() => startOf('2026-03-08T02:30', 'America/New_York')).toThrow('2:30 does not exist');
    expect(moment('2026-03-29T03:00', 'Europe/Warsaw')).toBe('2026-03-29T01:00:00.000Z');
  });

  it('that comes twice is the first of them', () => {
    expect(moment('2026-10-25T02:30', 'Europe/Warsaw')).toBe('2026-10-25T00:30:00.000Z');
    expect(moment('2026-10-25T02:30+01:00', 'Europe/Warsaw')).toBe('2026-10-25T01:30:00.000Z');
  });

  it('of a day that does not exist is refused', () => {
    expect(() => startOf('2026-02-30T09:00', 'UTC')).toThrow(RangeError);
    expect(() => startOf('2026-02-03T25:00', 'UTC')).toThrow(RangeError);
  });

  it('stays at nine for a year of weekly visits in six zones', () => {
    const zones = [
      'Europe/Warsaw',
      'America/New_York',
      'Australia/Lord_Howe',
      'America/St_Johns',
      'Asia/Tokyo',
      'Africa/Casablanca',
    ];
    for (const zone of zones) {
      for (let week = 0; week < 53; week += 1) {
        const date = new Date(Date.UTC(2026, 0, 5 + week * 7)).toISOString().slice(0, 10);
        const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
        expect(shown.format(startOf(`${date}T09:00`, zone).startsAt)).toBe(`${date} 09:00`);
      }
    }
  });
});

describe('days', () => {
  const hours = ({ from, to }: { from: number; to: number }) => (to - from) / 3_600_000;
  const at = { timeZone: 'Europe/Warsaw', now: Date.parse('2026-03-28T23:30:00Z') };

  it('have 23, 24 or 25 hours', () => {
    expect(hours(daysFrom('2026-03-28', 1, at))).toBe(24);
    expect(hours(daysFrom('2026-03-29', 1, at))).toBe(23);
    expect(hours(daysFrom('2026-10-25', 1, at))).toBe(25);
    expect(hours(daysFrom('2026-03-28', 7, at))).toBe(167);
  });

  it('begin with the day that it is there', () => {
    expect(daysFrom(undefined, 1, at).date).toBe('2026-03-29');
    expect(daysFrom(undefined, 1, { ...at, timeZone: 'UTC' }).date).toBe('2026-03-28');
  });
});
