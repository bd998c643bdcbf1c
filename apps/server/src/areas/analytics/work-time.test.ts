import type { WorkKind } from '@clinical/contract/analytics/analytics.rules';
import { expect, it } from 'vitest';
import { lastDays, workingTimes } from './calendar.ts';
import { documentedOn, workByDay, workedOn, withoutOverlaps } from './work-time.ts';

const at = (text: string) => Date.parse(`${text}:00Z`);
const span = (kind: WorkKind, from: string, to: string) => ({ kind, startedAt: at(from), endedAt: at(to) });
const minutes = ({ all, afterHours }: { all: number; afterHours: number }) => [all / 60_000, afterHours / 60_000];

it('two tabs at once count once, for the one that began first', () => {
  const pieces = withoutOverlaps([
    span('note', '2026-03-10T09:00', '2026-03-10T09:20'),
    span('fax', '2026-03-10T09:10', '2026-03-10T09:30'),
    span('note', '2026-03-10T09:12', '2026-03-10T09:15'),
    span('task', '2026-03-10T09:30', '2026-03-10T09:31'),
  ]);
  expect(pieces.map(({ kind, start, end }) => [kind, (end - start) / 60_000])).toEqual([
    ['note', 20],
    ['fax', 10],
    ['task', 1],
  ]);
});

it('work is parted by midnight, by the end of the hours, and by days off', () => {
  const days = lastDays(at('2026-03-15T12:00'), 7, 'UTC');
  const hours = { days: [1, 2, 3, 4, 5], from: '08:00', to: '17:00', timeZone: 'UTC' };
  const working = workingTimes(hours, { start: days[0]!.start, end: days.at(-1)!.end });
  const spans = [
    span('note', '2026-03-09T07:50', '2026-03-09T08:10'),
    span('message', '2026-03-09T16:50', '2026-03-09T17:15'),
    span('note', '2026-03-10T23:50', '2026-03-11T00:20'),
    span('sign', '2026-03-14T10:00', '2026-03-14T10:30'),
  ];
  const worked = workByDay(spans, days, working);
  expect(worked.map((day) => minutes(workedOn(day)))).toEqual([
    [45, 25],
    [10, 10],
    [20, 20],
    [0, 0],
    [0, 0],
    [30, 30],
    [0, 0],
  ]);
  expect(minutes(documentedOn(worked[0]!))).toEqual([20, 10]);
  // without hours nothing is known to be after them
  expect(workByDay(spans, days, null).every((day) => workedOn(day).afterHours === 0)).toBe(true);
});

it('the hour that a clock shows twice counts twice, and the one that it skips not at all', () => {
  const [, long] = lastDays(at('2026-11-02T12:00'), 3, 'America/New_York');
  const spans = [{ kind: 'note' as const, startedAt: long!.start, endedAt: long!.end }];
  expect(minutes(workedOn(workByDay(spans, [long!], null)[0]!))).toEqual([25 * 60, 0]);
});
