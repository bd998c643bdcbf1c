/**
 * Patients over many charts, 20,000 unless `--charts` says otherwise: what one search and one page of the list take at the server,
 * beside the bare query on the same kind of database, and what scrolling and typing take in a browser, beside a bare page with
 * all the names. `npm run -s bench:patients`; The browser is that of the tests. With `--data DIR` the charts are made there once and
 * found again by the next run.
 */
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { PgliteEngine } from '../apps/server/src/platform/db/pglite-engine.ts';
import { asker } from './lib/ask.ts';
import { launchBrowser } from './lib/browser.ts';
import { startServer } from './lib/child.ts';
import { makeManyCharts } from './lib/many-charts.ts';
import { said, timed } from './lib/numbers.ts';
import { password, signIn } from './lib/sign-up.ts';

const { values } = parseArgs({ options: { charts: { type: 'string', default: '20000' }, data: { type: 'string' } } });
const charts = Number(values.charts);
const families = ['Okafor', 'Santos', 'Nguyen', 'Kowalski', 'Haddad', 'Larsen', 'Moreau', 'Tanaka', 'Petrović', 'Li'];
const nameOf = (n: number) =>
  `${families[n % families.length]} ${n.toString(36)} ${families[(n * 7 + 3) % families.length]}`;
const searches = Array.from({ length: 200 }, (_, n) =>
  `${families[n % 8]} ${((n % 35) + 1).toString(36)}`.toLowerCase(),
);

/** The search alone: the same rows, index and pattern in an embedded database, nothing around it. */
async function bareSearch(): Promise<ReturnType<typeof said>> {
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const db = await PgliteEngine.open({ dataDir: null, log: silent });
  await db.exec(`create extension if not exists pg_trgm;
    create table notes (id int primary key, title text, title_search text, last_activity_at bigint);
    create index on notes using gin (title_search gin_trgm_ops);`);
  const names = Array.from({ length: charts }, (_, n) => nameOf(n));
  await db.query(
    `insert into notes select n, title, lower(title), n from unnest($1::text[]) with ordinality as t (title, n)`,
    [names],
  );
  await db.exec('analyze notes');
  const times: number[] = [];
  for (const text of searches) {
    const query = 'select * from notes where title_search like $1 order by last_activity_at desc, id desc limit 51';
    await timed(times, () => db.query(query, [`%${text}%`]));
  }
  await db.close();
  return said(times);
}

type Get = (path: string) => Promise<{ items: unknown[]; nextCursor: string | null }>;

async function serverTimes(get: Get) {
  const [found, pages]: [number[], number[]] = [[], []];
  for (const text of searches) await timed(found, () => get(`/notes/?limit=50&query=${encodeURIComponent(text)}`));
  for (const sort of ['activity', 'name']) {
    for (let cursor: string | null = '', n = 0; cursor !== null && n < 30; n += 1) {
      const path: string = `/notes/?limit=200&sort=${sort}${cursor && `&cursor=${cursor}`}`;
      await timed(pages, async () => ({ nextCursor: cursor } = await get(path)));
    }
  }
  return { searchMs: said(found), pageOf200Ms: said(pages) };
}

/** Scrolls evenly at about 60 rows a second and tells how long frames took, and in how many a part of the window had no rows. */
const scrollScript = `(async () => {
  const frames = [];
  let empty = 0;
  const wait = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let before = await wait();
  for (let n = 0; n < 600; n += 1) {
    scrollBy(0, 44);
    const now = await wait();
    frames.push(now - before);
    before = now;
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight - 40);
    if (!middle?.closest('[data-row]') && scrollY + innerHeight < document.documentElement.scrollHeight - 100) empty += 1;
  }
  return { frames, empty, rows: document.querySelectorAll('[data-row]').length };
})()`;

type Scrolled = { frames: number[]; empty: number; rows: number };

/** All the names as one plain list, with rows as high as those of the page. */
const bareList = `<!doctype html><style>p{margin:0;height:44px}</style>${Array.from(
  { length: charts },
  (_, n) => `<p data-row>${nameOf(n)}</p>`,
).join('')}`;

async function pageTimes(address: string, email: string) {
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${address}/sign-in?from=%2Fmy-projects`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.locator('[data-row]').first().waitFor();
  let requests = 0;
  page.on('request', (request) => (requests += request.url().includes('/api/notes/') ? 1 : 0));
  const { frames, empty, rows } = await page.evaluate<Scrolled>(scrollScript);
  const asked = requests;
  const found = await searchTimes(page);
  await page.goto('about:blank');
  await page.setContent(bareList);
  const bareFrames = (await page.evaluate<Scrolled>(scrollScript)).frames;
  await browser.close();
  return {
    frameMs: { list: said(frames), bareList: said(bareFrames) },
    framesWithGaps: empty,
    rowsScrolled: frames.length,
    requestsMeanwhile: asked,
    rowsDrawn: rows,
    fromLastKeyToRowsMs: said(found),
  };
}

/** Resolves in the frame in which this patient is the first of the few rows left. */
const untilShown = (name: string) => `new Promise((resolve) => {
  const look = () => {
    const links = document.querySelectorAll('[data-row-link]');
    if (links.length < 5 && links[0]?.textContent === ${JSON.stringify(name)}) resolve(null);
    else requestAnimationFrame(look);
  };
  look();
})`;

/** From the last letter typed to the rows that fit it; 250 ms of it are the pause that ends the typing. */
async function searchTimes(page: Page): Promise<number[]> {
  const times: number[] = [];
  const box = page.getByRole('searchbox', { name: 'Name, MRN, date of birth or phone' });
  for (let n = 0; n < 10; n += 1) {
    const name = nameOf(charts - 1 - n * 37);
    await box.fill('');
    await page.locator('[data-row]').nth(15).waitFor();
    await box.fill(name.slice(0, -1));
    await timed(times, async () => {
      await box.press('End');
      await page.keyboard.type(name.slice(-1));
      await page.evaluate(untilShown(name));
    });
  }
  return times;
}

const dataDir = values.data ?? mkdtempSync(join(tmpdir(), 'clinical-bench-'));
const email = 'bench@example.org';
if (!existsSync(join(dataDir, 'database')))
  await makeManyCharts(
    dataDir,
    email,
    Array.from({ length: charts }, (_, n) => nameOf(n)),
  );
const server = await startServer({ DATA_DIR: dataDir });
const ask = asker(server.address, await signIn(server.address, email));
const bare = await bareSearch();
const atServer = await serverTimes((path) => ask('GET', path));
const inPage = await pageTimes(server.address, email);
console.log(JSON.stringify({ charts, bareSearchMs: bare, server: atServer, page: inPage }, null, 2));
await server.stop();
