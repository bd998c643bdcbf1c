import type { Picture, PictureSeries, PictureValue } from '@clinical/contract/visualizer/picture.schemas';
import { scaleLinear, scaleUtc } from 'd3-scale';
import { line } from 'd3-shape';

const day = 86_400_000;
/** No line is drawn over a longer time without a value. */
const gapDays = 140;

/** The moment of a day as far as it is known; the middle of the year or month where no more is. */
export function momentOf(date: string, time: string | null = null): number {
  if (date.length === 4) return Date.parse(`${date}-07-01T00:00:00Z`);
  if (date.length === 7) return Date.parse(`${date}-15T00:00:00Z`);
  return Date.parse(`${date}T${time ?? '12:00'}:00Z`);
}

export type Point = { value: PictureValue; at: number; high: number; low: number | null };

/** What of a series is drawn, oldest first. */
export const pointsOf = ({ values }: PictureSeries): Point[] =>
  values.flatMap((value) =>
    value.drawn === null || value.date === null
      ? []
      : [{ value, at: momentOf(value.date, value.time), high: value.drawn.value, low: value.drawn.second }],
  );

/** First and last moment of a picture: what is drawn, what began and ended, and today. */
export function spanOf({ series, medications, problems, madeAt, from, to }: Picture): [number, number] {
  const today = Date.parse(madeAt);
  const drawn = series.flatMap((one) => pointsOf(one).map(({ at }) => at));
  const dates = [
    ...medications.flatMap(({ events }) => events.map(({ date }) => date)),
    ...problems.map(({ first }) => first),
  ];
  const moments = [...drawn, ...dates.flatMap((date) => (date === null ? [] : [momentOf(date)]))];
  const earliest = moments.reduce((least, one) => Math.min(least, one), today - 90 * day);
  // what began long before the first value would press all values together
  const begin =
    drawn.length > 1
      ? Math.max(earliest, drawn.reduce((least, one) => Math.min(least, one), today) - 180 * day)
      : earliest;
  const start = from === null ? begin : momentOf(from);
  const end = to === null ? today : Math.max(momentOf(to), start + day);
  return [start, Math.max(end, start + 30 * day)];
}

export const timeScale = (span: [number, number], width: number) =>
  scaleUtc()
    .domain(span)
    .range([6, Math.max(7, width - 8)]);
export type TimeScale = ReturnType<typeof timeScale>;

/** From the lowest to the highest value with room around it, and the source's range where it is near. */
export function valueScale(points: readonly Point[], height: number) {
  const all = points.flatMap(({ high, low }) => (low === null ? [high] : [high, low]));
  const least = all.reduce((a, b) => Math.min(a, b), Infinity);
  const most = all.reduce((a, b) => Math.max(a, b), -Infinity);
  const room = most === least ? Math.max(Math.abs(most) * 0.1, 1) : (most - least) * 0.12;
  return scaleLinear()
    .domain([least - room, most + room])
    .range([height - 8, 16]);
}

export type Gap = { from: number; to: number; months: number };

/** Stretches without a value that are too long for a line. */
export function gapsOf(points: readonly Point[]): Gap[] {
  return points.flatMap((point, n) => {
    const before = points[n - 1];
    if (!before || point.at - before.at <= gapDays * day) return [];
    return [{ from: before.at, to: point.at, months: Math.round((point.at - before.at) / (30.44 * day)) }];
  });
}

/** The line along the values, broken where there are none for long. */
export function pathOf(points: readonly Point[], x: (at: number) => number, y: (value: number) => number): string {
  // values of one day that differ are on no line
  const agreed = points.filter(({ value }) => !value.conflict);
  const broken = agreed.flatMap((point, n): (Point | null)[] => {
    const before = agreed[n - 1];
    return before && point.at - before.at > gapDays * day ? [null, point] : [point];
  });
  const draw = line<Point | null>()
    .defined((point) => point !== null)
    .x((point) => x(point!.at))
    .y((point) => y(point!.high));
  return draw(broken) ?? '';
}

/** All dots of one kind as one shape: thousands of them are one element. */
export const dotsOf = (points: readonly { x: number; y: number }[], radius: number): string =>
  points
    .map(
      ({ x, y }) =>
        `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`,
    )
    .join('');
const round = (value: number): number => Math.round(value * 10) / 10;

/** The point that is nearest to a place. */
export function nearest(xs: readonly number[], x: number): number | null {
  let found: number | null = null;
  for (const [n, one] of xs.entries()) if (found === null || Math.abs(one - x) <= Math.abs(xs[found]! - x)) found = n;
  return found;
}

export const isSigned = ({ sources }: Pick<PictureValue, 'sources'>): boolean => sources.some(({ signed }) => signed);
export const isReported = ({ sources }: Pick<PictureValue, 'sources'>): boolean =>
  sources.every(({ reported }) => reported);
