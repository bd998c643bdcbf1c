import { describe, expect, it } from 'vitest';
import { freeStarts, workingTimes } from './free-times.ts';
import { daysFrom } from './wall-time.ts';

const zone = 'Europe/Warsaw';
const span = (day: number, from: string, to: string) => ({ day, from, to });
const dayOf = (date: string, timeZone = zone) => daysFrom(date, 1, { timeZone, now: 0 });
const at = (text: string) => Date.parse(text);
const clock = (moment: number, timeZone = zone) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' }).format(moment);
const visit = { minutes: 30, bufferBefore: 0, bufferAfter: 0 };
const hours = ({ from, to }: { from: number; to: number }) => (to - from) / 3_600_000;

describe('working times', () => {
  it('are the spans of the weekday, in order', () => {
    // a Monday
    const day = dayOf('2030-03-04');
    const spans = [span(1, '13:00', '17:00'), span(1, '09:00', '12:00'), span(2, '08:00', '20:00')];
    expect(workingTimes({ spans, timeZone: zone }, day).map(({ from, to }) => [clock(from), clock(to)])).toEqual([
      ['09:00', '12:00'],
      ['13:00', '17:00'],
    ]);
    expect(workingTimes({ spans, timeZone: zone }, dayOf('2030-03-06'))).toEqual([]);
    expect(workingTimes({ spans: [span(0, '09:00', '10:00')], timeZone: zone }, dayOf('2030-03-10'))).toHaveLength(1);
  });

  it('of a day of 23 hours lack the hour that is skipped, and of one of 25 have the one that comes twice', () => {
    const spans = [span(0, '01:00', '04:00')];
    const [short] = workingTimes({ spans, timeZone: zone }, dayOf('2026-03-29'));
    const [long] = workingTimes({ spans, timeZone: zone }, dayOf('2026-10-25'));
    expect([hours(short!), hours(long!)]).toEqual([2, 4]);
  });

  it('whose end or beginning is skipped or comes twice are right as well', () => {
    const only = (date: string, from: string, to: string) => {
      const [first] = workingTimes({ spans: [span(0, from, to)], timeZone: zone }, dayOf(date));
      return [new Date(first!.from).toISOString().slice(11, 16), new Date(first!.to).toISOString().slice(11, 16)];
    };
    // from 02:00 to 03:00 nothing exists: 01:00 in UTC is 03:00 there
    expect(only('2026-03-29', '02:30', '05:00')).toEqual(['01:00', '03:00']);
    expect(only('2026-10-25', '02:30', '03:30')).toEqual(['00:30', '02:30']);
    expect(only('2026-10-25', '01:00', '02:30')).toEqual(['23:00', '01:30']);
  });

  it('are those of the clinician’s zone, cut to the day of the reader', () => {
    // Monday morning in Tokyo is Sunday evening in New York
    const newYork = dayOf('2030-03-03', 'America/New_York');
    const [first] = workingTimes({ spans: [span(1, '09:00', '17:00')], timeZone: 'Asia/Tokyo' }, newYork);
    expect(clock(first!.from, 'America/New_York')).toBe('19:00');
    expect(clock(first!.to, 'America/New_York')).toBe('00:00');
  });
});

describe('free starts', () => {
  const morning = [{ from: at('2030-03-04T09:00Z'), to: at('2030-03-04T11:00Z') }];
  const starts = (taken: [string, string][] = [], of = visit, now = 0) =>
    freeStarts(morning, of, {
      taken: taken.map(([from, to]) => ({ from: at(`2030-03-04T${from}Z`), to: at(`2030-03-04T${to}Z`) })),
      now,
    }).map((moment) => clock(moment, 'UTC'));

  it('come every quarter of an hour, as long as the visit ends in working time', () => {
    expect(starts()).toEqual(['09:00', '09:15', '09:30', '09:45', '10:00', '10:15', '10:30']);
    expect(starts([], { ...visit, minutes: 120 })).toEqual(['09:00']);
    expect(starts([], { ...visit, minutes: 121 })).toEqual([]);
    expect(starts([], { ...visit, minutes: 10 })).toHaveLength(12);
  });

  it('leave out what is taken; visits may touch', () => {
    expect(starts([['09:30', '10:00']])).toEqual(['09:00', '10:00', '10:15', '10:30']);
  });

  it('keep the own buffers free, which may lie outside the working time', () => {
    const buffered = { minutes: 30, bufferBefore: 15, bufferAfter: 15 };
    expect(starts([['09:45', '10:00']], buffered)).toEqual(['09:00', '10:15', '10:30']);
  });

  it('are in the future', () => {
    expect(starts([], visit, at('2030-03-04T10:01Z'))).toEqual(['10:15', '10:30']);
  });

  it('of a night on which clocks go back are each a moment of its own', () => {
    const working = workingTimes({ spans: [span(0, '01:00', '04:00')], timeZone: zone }, dayOf('2026-10-25'));
    const shown = freeStarts(working, { ...visit, minutes: 60 }, { taken: [], now: 0 }).map((moment) => clock(moment));
    expect(shown.filter((text) => text === '02:00')).toHaveLength(2);
    expect(new Set(freeStarts(working, visit, { taken: [], now: 0 })).size).toBe(15);
  });
});
