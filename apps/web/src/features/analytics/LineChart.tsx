import classes from './Charts.module.css';
import { usePoints } from '../../lib/use-points.ts';

type Point = { key: string; value: number | null; text: string };
type Props = { points: readonly Point[]; label: string; width?: number; height?: number; caption?: boolean };

const edge = 4;

/** A small line without axes. It is broken where there is no value. */
export function LineChart({ points, label, width = 160, height = 32, caption = true }: Props) {
  const { point, setPoint, chart } = usePoints(points.length);
  const greatest = Math.max(1, ...points.map(({ value }) => value ?? 0));
  const xOf = (n: number) => edge + (n * (width - 2 * edge)) / Math.max(1, points.length - 1);
  const yOf = (value: number) => height - edge - (value / greatest) * (height - 2 * edge);
  return (
    <span className={classes.small}>
      <svg
        className={classes.chart}
        width={width}
        height={height}
        role="img"
        aria-label={point === null ? label : points[point]!.text}
        onPointerLeave={() => setPoint(null)}
        {...chart}
      >
        <path className={classes.line} d={pathOf(points, xOf, yOf)} />
        {points.map(({ key, value }, n) => (
          <g key={key} onPointerEnter={() => setPoint(n)}>
            <rect
              className={classes.place}
              x={xOf(n) - 3}
              width={6}
              height={height}
              data-on={n === point || undefined}
            />
            {value !== null && (n === point || n === points.length - 1 || isAlone(points, n)) && (
              <circle className={classes.dot} cx={xOf(n)} cy={yOf(value)} r={2.5} />
            )}
          </g>
        ))}
      </svg>
      {caption && (
        <span className={classes.caption} aria-live="polite">
          {(points[point ?? points.length - 1] ?? { text: '' }).text}
        </span>
      )}
    </span>
  );
}

const isAlone = (points: readonly Point[], n: number): boolean =>
  (points[n - 1]?.value ?? null) === null && (points[n + 1]?.value ?? null) === null;

function pathOf(points: readonly Point[], xOf: (n: number) => number, yOf: (value: number) => number): string {
  return points
    .map(({ value }, n) => {
      if (value === null) return '';
      const before = points[n - 1]?.value ?? null;
      return `${before === null ? 'M' : 'L'}${xOf(n)} ${yOf(value)}`;
    })
    .join('');
}
