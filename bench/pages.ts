/**
 * Lighthouse's score of the pages on a phone (its mobile profile, simulated throttling): sign-in, patients with 40 charts, and a
 * chart with notes, each the median of `--runs` fresh browsers, beside a bare page with the same names as a list.
 * `npm run -s bench:pages`. The pinned Lighthouse is fetched by npx. `--report DIR` keeps its reports.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { asker } from './lib/ask.ts';
import { browserPath } from './lib/browser.ts';
import { startServer } from './lib/child.ts';
import { makeLongChart } from './lib/long-chart.ts';
import { median } from './lib/numbers.ts';
import { openSession, signIn } from './lib/sign-up.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' }, report: { type: 'string' } },
});
const lighthouse = 'lighthouse@12.8.2';
const runProgram = promisify(execFile);
const email = 'bench@example.org';
const folder = values.report ?? mkdtempSync(join(tmpdir(), 'clinical-pages-'));
mkdirSync(folder, { recursive: true });
const dataDir = mkdtempSync(join(tmpdir(), 'clinical-bench-'));
// the visits of the examples, as one patient's
await makeLongChart(dataDir, email, 1);
const server = await startServer({ DATA_DIR: dataDir });
const ask = asker(server.address, await signIn(server.address, email));
const chart = (await ask<{ items: { id: string }[] }>('GET', '/notes/?limit=1')).items[0]!.id;
const names = Array.from({ length: 39 }, (_, n) => `Patient ${n + 1}`);
for (const title of names) await ask('POST', '/notes/', { title });

const bare = createServer((_, reply) =>
  reply
    .setHeader('content-type', 'text/html')
    .end(
      `<!doctype html><meta name="viewport" content="width=device-width"><title>Names</title>${names.map((name) => `<p>${name}</p>`).join('')}`,
    ),
);
await new Promise<void>((resolve) => {
  bare.listen(0, '127.0.0.1', resolve);
});

type Audit = { numericValue?: number };
type Report = { categories: { performance: { score: number } }; audits: Record<string, Audit> };

async function measure(name: string, url: string, signedIn: boolean): Promise<Record<string, number>> {
  const reports: Report[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    const path = join(folder, `${name}-${run}.json`);
    const cookie = signedIn ? (await openSession(server.address, email)).cookie : '';
    const flags = ['--quiet', '--only-categories=performance', '--output=json', `--output-path=${path}`];
    const headers = signedIn ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : [];
    const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
    await runProgram('npx', ['--yes', lighthouse, url, ...flags, ...headers, chrome], {
      env: { ...process.env, CHROME_PATH: browserPath() },
      timeout: 120_000,
    });
    reports.push(JSON.parse(readFileSync(path, 'utf8')) as Report);
  }
  const middle = (read: (report: Report) => number) => Math.round(median(reports.map(read)));
  const audit = (id: string) => middle(({ audits }) => audits[id]?.numericValue ?? Number.NaN);
  return {
    score: middle(({ categories }) => categories.performance.score * 100),
    firstPaintMs: audit('first-contentful-paint'),
    largestPaintMs: audit('largest-contentful-paint'),
    blockedMs: audit('total-blocking-time'),
    shiftThousandths: middle(({ audits }) => (audits['cumulative-layout-shift']?.numericValue ?? 0) * 1_000),
    elements: audit('dom-size'),
  };
}

const pages: [string, string, boolean][] = [
  ['bare', `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`, false],
  ['signIn', `${server.address}/sign-in`, false],
  ['patients', `${server.address}/my-projects`, true],
  ['chart', `${server.address}/chat?id=${chart}`, true],
];
const found: Record<string, Record<string, number>> = {};
for (const [name, url, signedIn] of pages) {
  if (values.only && name !== values.only) continue;
  found[name] = await measure(name, url, signedIn);
}
console.log(JSON.stringify({ runs: Number(values.runs), ...found }, null, 2));
bare.close();
await server.stop();
