import { longestSpan } from '@clinical/contract/analytics/analytics.rules';
import { expect, it } from 'vitest';
import { createWorkMeter, type MeteredSpan, type Place } from './work-meter.ts';

const note: Place = { kind: 'note', transcriptId: 'e-1' };
const fax: Place = { kind: 'fax' };
const second = 1_000;

function start() {
  let n = 0;
  const meter = createWorkMeter(() => `span-${(n += 1)}`);
  const all = new Map<string, MeteredSpan>();
  const take = () => {
    for (const span of meter.take()) all.set(span.id, span);
    return [...all.values()].map(({ kind, startedAt, endedAt }) => [kind, startedAt / second, endedAt / second]);
  };
  return { meter, take };
}

it('counts the time between signs of use, and no pause over 30 s', () => {
  const { meter, take } = start();
  for (const at of [0, 10, 40, 71, 80]) meter.use(at * second, note);
  expect(take()).toEqual([
    ['note', 0, 40],
    ['note', 71, 80],
  ]);
});

it('ends with the focus: the time since the last sign counts when it is short', () => {
  const { meter, take } = start();
  meter.use(0, note);
  meter.leave(20 * second);
  meter.use(25 * second, note);
  meter.leave(90 * second);
  meter.use(91 * second, note);
  expect(take()).toEqual([['note', 0, 20]]);
});

it('parts the time by what is on screen', () => {
  const { meter, take } = start();
  meter.use(0, note);
  meter.use(10 * second, fax);
  meter.show(15 * second, note);
  meter.show(16 * second, note);
  meter.use(20 * second, note);
  expect(take()).toEqual([
    ['note', 0, 10],
    ['fax', 10, 15],
    ['note', 15, 20],
  ]);
});

it('does not count what comes on screen after a pause', () => {
  const { meter, take } = start();
  meter.use(0, note);
  meter.show(40 * second, fax);
  meter.use(50 * second, fax);
  meter.use(55 * second, fax);
  expect(take()).toEqual([['fax', 50, 55]]);
});

it('tells a span again under its id when it has grown, and only then', () => {
  const { meter } = start();
  meter.use(0, note);
  meter.use(5 * second, note);
  const [first] = meter.take();
  expect(meter.take()).toEqual([]);
  meter.use(9 * second, note);
  expect(meter.take()).toEqual([{ ...first, endedAt: 9 * second }]);
});

it('makes no span longer than the server takes, and loses no time between two', () => {
  const { meter, take } = start();
  for (let at = 0; at <= 2 * longestSpan; at += 20 * second) meter.use(at, note);
  const spans = take() as [string, number, number][];
  expect(Math.max(...spans.map(([, from, to]) => to - from)) * second).toBeLessThanOrEqual(longestSpan);
  expect(spans.reduce((sum, [, from, to]) => sum + to - from, 0) * second).toBe(2 * longestSpan);
});

it('counts nothing over a clock that was set back', () => {
  const { meter, take } = start();
  meter.use(100 * second, note);
  meter.use(110 * second, note);
  meter.use(50 * second, note);
  meter.use(55 * second, note);
  expect(take()).toEqual([
    ['note', 100, 110],
    ['note', 50, 55],
  ]);
});

/** Half an hour as a person works: typing, reading, pauses, other windows, other pages. Returns what should be counted. */
it('agrees with a script of half an hour within two seconds', () => {
  const { meter, take } = start();
  let [now, expected, seed] = [0, 0, 7];
  const next = (most: number) => (seed = (seed * 16_807) % 2_147_483_647) % most;
  let working = false;
  while (now < 1_800) {
    const step = 1 + next(45);
    const place = next(3) === 0 ? fax : note;
    now += step;
    if (next(8) === 0) {
      if (working && step <= 30) expected += step;
      meter.leave(now * second);
      working = false;
      continue;
    }
    if (working && step <= 30) expected += step;
    meter.use(now * second, place);
    working = true;
  }
  const counted = (take() as [string, number, number][]).reduce((sum, [, from, to]) => sum + to - from, 0);
  expect(Math.abs(counted - expected)).toBeLessThanOrEqual(2);
});
