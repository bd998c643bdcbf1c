/**
 * `npm run -s bench:visualizer [-- --data DIR] [--show]`: the picture of a chart against its sources. With DIR/synthea-r4.dev.json.gz
 * every drawn point is compared with its Observation, and every Observation is looked for; with DIR/aci-bench.valid.json and
 * DIR/aci-valid-values.json (values that a person marked) the values that are read from prose. Without data: units that are written
 * otherwise or wrongly, and the time to draw 5,000 values. Prints one JSON line.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { compareCharts } from './visualizer/charts.ts';
import { compareProse } from './visualizer/prose.ts';
import { drawFiveThousand } from './visualizer/drawing.ts';
import { mutateUnits } from './visualizer/units.ts';

const at = process.argv.indexOf('--data');
const folder = at < 0 ? undefined : process.argv[at + 1];
const shows = process.argv.includes('--show');
const show = (...words: unknown[]): void => {
  if (shows) console.error(...words);
};

function read(name: string): unknown {
  const path = folder === undefined ? undefined : join(folder, name);
  if (path === undefined || !existsSync(path)) return undefined;
  const bytes = readFileSync(path);
  return JSON.parse((name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString());
}

const charts = read('synthea-r4.dev.json.gz');
const notes = read('aci-bench.valid.json');
const marked = read('aci-valid-values.json');
if (charts === undefined) console.error('No charts: pass --data DIR with synthea-r4.dev.json.gz.');
console.log(
  JSON.stringify({
    units: mutateUnits(200, show),
    drawingMs: drawFiveThousand(),
    charts: charts === undefined ? null : compareCharts(charts as { bundle: unknown }[], show),
    prose: notes === undefined || marked === undefined ? null : compareProse(notes, marked, show),
  }),
);
