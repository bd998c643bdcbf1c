import type { PictureSeries, PictureValue } from '@clinical/contract/visualizer/picture.schemas';
import { type KeyboardEvent, type PointerEvent, useMemo } from 'react';
import { usePoints } from '../../lib/use-points.ts';
import {
  dotsOf,
  gapsOf,
  isReported,
  isSigned,
  nearest,
  pathOf,
  pointsOf,
  type TimeScale,
  valueScale,
} from './picture-scale.ts';
import { sayDay, sayState } from './say.ts';
import { t } from './visualizer.texts.ts';
import classes from './Picture.module.css';

type Props = {
  series: PictureSeries;
  x: TimeScale;
  width: number;
  height?: number;
  onOpen: (value: PictureValue) => void;
};

const reach = 24;
/** A gap is named where the words have room. */
const roomForWords = 118;

/** The values of one measure over time: one tab stop, arrows along the values, Enter opens the sentence of one. */
export function SeriesChart({ series, x, width, height = 60, onOpen }: Props) {
  const { name } = series;
  const drawn = useMemo(() => draw(series, x, height), [series, x, height]);
  const { points, xs, y, path, gaps, dots } = drawn;
  const { point, setPoint, chart } = usePoints(points.length);
  const chosen = point === null ? null : points[point]!;
  const last = points.at(-1);
  const say = ({ value }: (typeof points)[number]) =>
    t('point', { name, text: value.text, day: sayDay(value.date), state: sayState(value) });
  const label = chosen
    ? say(chosen)
    : last
      ? t('chart', { n: points.length, name, last: last.value.text, day: sayDay(last.value.date) })
      : name;
  const pointAt = (event: PointerEvent<SVGSVGElement>) => {
    const place = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const found = nearest(xs, place);
    setPoint(found !== null && Math.abs(xs[found]! - place) <= reach ? found : null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && chosen) onOpen(chosen.value);
    else chart.onKeyDown(event);
  };
  return (
    <svg
      className={classes.chart}
      width={width}
      height={height}
      role="img"
      aria-label={label}
      {...chart}
      onKeyDown={onKeyDown}
      onPointerMove={pointAt}
      onPointerLeave={() => setPoint(null)}
      onClick={() => chosen && onOpen(chosen.value)}
    >
      <SourceRange series={series} y={y} width={width} height={height} />
      <path className={classes.line} d={path} />
      {gaps.map(({ from, to, months }) =>
        x(to) - x(from) > roomForWords ? (
          <text key={from} className={classes.gap} x={(x(from) + x(to)) / 2} y={height / 2 + 4}>
            {t('gap', { months })}
          </text>
        ) : null,
      )}
      <path className={classes.pair} d={dots.pairs} />
      <path className={classes.signed} d={dots.signed} />
      <path className={classes.unsigned} d={dots.unsigned} />
      <path className={classes.reported} d={dots.reported} />
      {chosen && <circle className={classes.chosen} cx={xs[point!]} cy={y(chosen.high)} r={6} />}
      {chosen && (
        <text className={classes.pointText} x={Math.min(Math.max(xs[point!]!, 30), width - 30)} y={11}>
          {chosen.value.text}
        </text>
      )}
    </svg>
  );
}

function draw(series: PictureSeries, x: TimeScale, height: number) {
  const [start, end] = x.domain().map(Number) as [number, number];
  const points = pointsOf(series).filter(({ at }) => at >= start && at <= end + 86_400_000);
  const y = valueScale(points, height);
  const xs = points.map(({ at }) => x(at));
  const placed = points.map((point, n) => ({ point, x: xs[n]!, y: y(point.high) }));
  const of = (is: (value: PictureValue) => boolean) => placed.filter(({ point }) => is(point.value));
  const dots = {
    signed: dotsOf(
      of((value) => isSigned(value) && !isReported(value)),
      3.5,
    ),
    unsigned: dotsOf(
      of((value) => !isSigned(value) && !isReported(value)),
      3.5,
    ),
    reported: dotsOf(of(isReported), 3.5),
    pairs: placed
      .map(({ point, x: at, y: top }) => (point.low === null ? '' : `M${at} ${top}V${y(point.low)}m-3 0h6`))
      .join(''),
  };
  return { points, xs, y, path: pathOf(points, x, y), gaps: gapsOf(points), dots };
}

type RangeProps = { series: PictureSeries; y: (value: number) => number; width: number; height: number };

/** The range that the source gives, as far as it is in sight. */
function SourceRange({ series: { low, high }, y, width, height }: RangeProps) {
  if (low === null && high === null) return null;
  const top = Math.max(0, high === null ? 0 : y(high));
  const bottom = Math.min(height, low === null ? height : y(low));
  return bottom > top ? <rect className={classes.range} x={0} y={top} width={width} height={bottom - top} /> : null;
}
