import type { PictureSeries } from '@clinical/contract/visualizer/picture.schemas';
import {
  dotsOf,
  gapsOf,
  pathOf,
  pointsOf,
  timeScale,
  valueScale,
} from '../../apps/web/src/features/visualizer/picture-scale.ts';

const rounds = 9;

/** Milliseconds to work out all shapes of 5,000 values, the middle of nine rounds. The browser adds one element for each shape. */
export function drawFiveThousand(): number {
  const values = Array.from({ length: 5_000 }, (_, n) => ({
    id: `v${n}`,
    text: '4.4 mmol/L',
    unit: 'mmol/L',
    date: new Date(Date.UTC(2012, 0, 1 + n)).toISOString().slice(0, 10),
    time: null,
    dated: 'stated' as const,
    drawn: { value: 4 + (n % 17) / 10, second: null },
    notDrawn: null,
    flag: '' as const,
    conflict: false,
    sources: [],
  }));
  const series: PictureSeries = { name: 'Potassium', unit: 'mmol/L', values, low: null, high: null, focused: true };
  const times = Array.from({ length: rounds }, () => {
    const begun = performance.now();
    const points = pointsOf(series);
    const x = timeScale([points[0]!.at, points.at(-1)!.at], 640);
    const y = valueScale(points, 60);
    pathOf(points, x, y);
    gapsOf(points);
    dotsOf(
      points.map(({ at, high }) => ({ x: x(at), y: y(high) })),
      3.5,
    );
    return performance.now() - begun;
  });
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)]! * 10) / 10;
}
