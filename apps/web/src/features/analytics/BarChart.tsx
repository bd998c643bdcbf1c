import { useElementSize } from '@mantine/hooks';
import { useId } from 'react';
import { formatDay, formatMonthDay, formatNumber } from '../../lib/format.ts';
import { type Bar, labelledBars, longGaps, mean, ticksFor } from './bars.ts';
import { t } from './analytics.texts.ts';
import classes from './Charts.module.css';
import { usePoints } from '../../lib/use-points.ts';

type Props = { bars: readonly Bar[]; title: string; weekly: boolean; hours: boolean };

const height = 240;
const top = 12;
const bottom = 24;
const left = 40;
const gapBetween = 2;

/** Minutes of each day or week, in hours below and after hours above. What is not known has no bar. */
export function BarChart({ bars, title, weekly, hours }: Props) {
  const { ref, width: measured } = useElementSize();
  const width = measured || 640;
  const { point, setPoint, chart } = usePoints(bars.length);
  const right = width < 480 ? 4 : 108;
  const ticks = ticksFor(Math.max(1, ...bars.map(({ inHours, afterHours }) => (inHours ?? 0) + (afterHours ?? 0))));
  const scale = (height - top - bottom) / ticks.at(-1)!;
  const yOf = (minutes: number) => height - bottom - minutes * scale;
  const step = (width - left - right) / bars.length;
  const barWidth = Math.max(1, Math.min(36, step - gapBetween));
  const labelled = labelledBars(bars.length, Math.floor((width - left - right) / 76));
  const means = { inHours: mean(bars.map((bar) => bar.inHours)), afterHours: mean(bars.map((bar) => bar.afterHours)) };
  const hatch = useId();
  return (
    <figure className={classes.figure} ref={ref}>
      <svg
        className={classes.chart}
        width={width}
        height={height}
        role="img"
        aria-label={labelOf(title, means, hours)}
        onPointerLeave={() => setPoint(null)}
        {...chart}
      >
        <defs>
          <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect className={classes.hatchGround} width="5" height="5" />
            <rect className={classes.hatchLine} width="1.75" height="5" />
          </pattern>
        </defs>
        {ticks.map((minutes) => (
          <g key={minutes}>
            <path className={classes.tick} d={`M${left} ${yOf(minutes)}H${width - right}`} />
            <text className={classes.axis} x={left - 6} y={yOf(minutes) + 4} textAnchor="end">
              {minutes}
            </text>
          </g>
        ))}
        {bars.map((bar, n) => (
          <g key={bar.date} transform={`translate(${left + n * step} 0)`} onPointerEnter={() => setPoint(n)}>
            <rect className={classes.place} data-on={n === point || undefined} width={step} height={height - bottom} />
            {bar.inHours === null ? (
              <path className={classes.gap} d={`M1 ${yOf(0) - 3}h${Math.max(1, step - 2)}`} />
            ) : (
              <>
                <rect
                  className={classes.inHours}
                  x={(step - barWidth) / 2}
                  y={yOf(bar.inHours)}
                  width={barWidth}
                  height={bar.inHours * scale}
                />
                <rect
                  fill={`url(#${hatch})`}
                  x={(step - barWidth) / 2}
                  y={yOf(bar.inHours + (bar.afterHours ?? 0)) - 1}
                  width={barWidth}
                  height={(bar.afterHours ?? 0) * scale}
                />
              </>
            )}
            {labelled.has(n) && (
              <text className={classes.axis} x={Math.max(0, (step - barWidth) / 2)} y={height - 6}>
                {shortDay(bar.date)}
              </text>
            )}
          </g>
        ))}
        {longGaps(bars).map(({ from, count }) => (
          <text
            key={from}
            className={classes.axis}
            x={left + (from + count / 2) * step}
            y={yOf(0) - 10}
            textAnchor="middle"
          >
            {count * step > 56 ? t('noValue') : ''}
          </text>
        ))}
        {right > 4 && <SideLabels x={width - right + 10} means={means} hours={hours} yOf={yOf} />}
      </svg>
      <figcaption className={classes.caption} aria-live="polite">
        {point === null ? t('pointHint') : textOf(bars[point]!, weekly, hours)}
      </figcaption>
    </figure>
  );
}

type Means = { inHours: number | null; afterHours: number | null };
type SideProps = { x: number; means: Means; hours: boolean; yOf: (minutes: number) => number };

/** What the two parts are, where they stand on average; never one over the other. */
function SideLabels({ x, means, hours, yOf }: SideProps) {
  const inHours = means.inHours ?? 0;
  const lower = Math.min(yOf(inHours / 2), height - bottom - 22);
  const upper = Math.min(yOf(inHours + (means.afterHours ?? 0) / 2), lower - 44);
  return (
    <>
      {hours && <SideLabel x={x} y={Math.max(top + 4, upper)} name={t('afterHours')} minutes={means.afterHours} />}
      <SideLabel x={x} y={lower} name={hours ? t('inHours') : t('documented')} minutes={means.inHours} />
    </>
  );
}

function SideLabel({ x, y, name, minutes }: { x: number; y: number; name: string; minutes: number | null }) {
  return (
    <>
      <text className={classes.name} x={x} y={y}>
        {name}
      </text>
      <text className={classes.axis} x={x} y={y + 16}>
        {minutes === null ? t('noValue') : t('minutes', { n: formatNumber(minutes) })}
      </text>
    </>
  );
}

const shown = (minutes: number | null): string => (minutes === null ? t('noValue') : formatNumber(minutes));

const labelOf = (title: string, means: Means, hours: boolean): string =>
  hours
    ? t('docLabel', { title, inHours: shown(means.inHours), afterHours: shown(means.afterHours) })
    : t('docLabelPlain', { title, inHours: shown(means.inHours) });

function textOf({ date, inHours, afterHours, notes }: Bar, weekly: boolean, hours: boolean): string {
  const when = weekly ? t('weekOf', { when: formatDay(date) }) : formatDay(date);
  if (inHours === null) return t('barGap', { when });
  if (!hours) return t('barTextPlain', { when, inHours, notes });
  return t('barText', { when, inHours, afterHours: shown(afterHours), notes });
}

/** Without its year, which the period says. */
function shortDay(date: string): string {
  return formatMonthDay(date);
}
