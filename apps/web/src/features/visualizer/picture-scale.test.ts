import { describe, expect, it } from 'vitest';
import { picture } from '../../testing/picture-builders.ts';
import { barsOf } from './Lanes.tsx';
import { dotsOf, gapsOf, momentOf, nearest, pathOf, pointsOf, spanOf, timeScale, valueScale } from './picture-scale.ts';

const made = picture();
const named = (name: string) => made.series.find((one) => one.name === name)!;

describe('the drawing of a series', () => {
  it('has a point for each drawn value, where its value is', () => {
    const points = pointsOf(named('Potassium'));
    expect(points.map(({ high }) => high)).toEqual([4.4, 4.7, 5.4]);
    const y = valueScale(points, 60);
    expect(points.map(({ high }) => y.invert(y(high)))).toEqual(
      [4.4, 4.7, 5.4].map((value) => expect.closeTo(value, 9)),
    );
    expect(pointsOf(named('Hemoglobin'))).toEqual([]);
  });

  it('draws no line over a gap, and says how long it is', () => {
    const points = pointsOf(named('Potassium'));
    const x = timeScale(spanOf(made), 400);
    const path = pathOf(points, x, (value) => value);
    expect(path.match(/M/g)).toHaveLength(2);
    expect(path.match(/L/g)).toHaveLength(1);
    expect(gapsOf(points).map(({ months }) => months)).toEqual([11]);
  });

  it('keeps a pressure as a pair', () =>
    expect(pointsOf(named('Blood pressure')).map(({ high, low }) => [high, low])).toEqual([
      [150, 90],
      [160, 95],
    ]));

  it('makes one shape of thousands of dots, and finds the nearest', () => {
    expect(
      dotsOf(
        Array.from({ length: 5_000 }, (_, n) => ({ x: n, y: 1 })),
        3,
      ).match(/M/g),
    ).toHaveLength(5_000);
    expect([nearest([], 3), nearest([1, 5, 9], 6), nearest([1, 5, 9], 100)]).toEqual([null, 1, 2]);
  });

  it('puts a year and a month in their middle', () =>
    expect(
      ['2024', '2024-02', '2024-02-03'].map((date) => new Date(momentOf(date)).toISOString().slice(0, 10)),
    ).toEqual(['2024-07-01', '2024-02-15', '2024-02-03']));
});

describe('a medication', () => {
  it('has a bar for each dose, closed where it began', () => {
    const x = timeScale(spanOf(made), 400);
    const bars = (name: string) =>
      barsOf(
        made.medications.find((one) => one.name === name)!,
        x,
        Date.parse(made.madeAt),
      ).map(({ dose, isOpen }) => [dose, isOpen]);
    expect(bars('lisinopril')).toEqual([
      ['10 mg', false],
      ['20 mg', false],
    ]);
  });
});

it('a picture without values has an axis too', () => {
  const empty = picture({ entries: [], imports: [] });
  const [start, end] = spanOf(empty);
  expect(start).toBeLessThan(end);
});
