/**
 * Opening a chart of 200 entries (`--entries`): from the address to the newest note ready for typing, beside the same texts as one
 * bare HTML page; the server's replies, beside a bare server that sends the same bytes; and scrolling through the whole thread,
 * beside the frames of that bare page. `npm run -s bench:chart`; The browser is that of the tests. With `--data DIR` the chart is
 * made there once and found again by the next run.
 */
import { existsSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { asker } from './lib/ask.ts';
import { launchBrowser } from './lib/browser.ts';
import { startServer } from './lib/child.ts';
import { makeLongChart } from './lib/long-chart.ts';
import { said, timed } from './lib/numbers.ts';
import { password, signIn } from './lib/sign-up.ts';

const { values } = parseArgs({
  options: {
    entries: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '9' },
    data: { type: 'string' },
  },
});
const count = Number(values.entries);
const rounds = Number(values.rounds);

const dataDir = values.data ?? mkdtempSync(join(tmpdir(), 'clinical-bench-'));
const email = 'bench@example.org';
if (!existsSync(join(dataDir, 'database'))) await makeLongChart(dataDir, email, count);
const server = await startServer({ DATA_DIR: dataDir });
const ask = asker(server.address, await signIn(server.address, email));
const { items } = await ask<{ items: { id: string }[] }>('GET', '/notes/?limit=1');
const noteId = items[0]!.id;
const entries = await ask<Transcript[]>('GET', `/transcripts/${noteId}`);

/** The same texts with nothing around them, and the first part of the thread as bytes. */
const page = `<!doctype html><meta charset="utf-8"><title>Chart</title>${entries
  .map(({ answer, question }) => `<article>${answer}<pre>${question.replaceAll('<', '&lt;')}</pre></article>`)
  .join('')}`;
const bytes = JSON.stringify(entries.slice(-24));
const bareServer = createServer(({ url }, reply) =>
  reply
    .setHeader('content-type', url === '/part' ? 'application/json' : 'text/html')
    .end(url === '/part' ? bytes : page),
);
await new Promise<void>((resolve) => {
  bareServer.listen(0, '127.0.0.1', resolve);
});
const bareAddress = `http://127.0.0.1:${(bareServer.address() as AddressInfo).port}`;

async function repliesOf(path: string): Promise<ReturnType<typeof said>> {
  const times: number[] = [];
  for (let n = 0; n < rounds; n += 1) await timed(times, () => ask('GET', path));
  return said(times);
}

async function bareReplies(): Promise<ReturnType<typeof said>> {
  const times: number[] = [];
  for (let n = 0; n < rounds; n += 1)
    await timed(times, () => fetch(`${bareAddress}/part`).then((reply) => reply.json()));
  return said(times);
}

/** Resolves with the time since the navigation began, in the frame in which the newest note can be typed in. */
const untilUsable = `new Promise((resolve) => {
  const look = () => {
    const cards = document.querySelectorAll('article');
    const text = cards[cards.length - 1]?.querySelector('[contenteditable="true"]');
    if (text && text.getBoundingClientRect().top < innerHeight) resolve(performance.now());
    else requestAnimationFrame(look);
  };
  look();
})`;
/** The same, with every entry of the thread in its place. */
const untilWhole = `new Promise((resolve) => {
  const look = () => {
    if (document.querySelectorAll('article').length >= ${count}) resolve(performance.now());
    else requestAnimationFrame(look);
  };
  look();
})`;
const untilPainted = `new Promise((resolve) => {
  const done = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
  if (document.readyState === 'complete') done();
  else addEventListener('load', done);
})`;

/** Scrolls through the page at some 1,200 pixels a second and tells how long frames took. */
const scrollScript = `(async () => {
  const frames = [];
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  scrollTo(0, 0);
  await frame();
  let before = await frame();
  for (let n = 0; n < 400; n += 1) {
    scrollBy(0, 20);
    const now = await frame();
    frames.push(now - before);
    before = now;
  }
  return frames;
})()`;

/** Opens every closed entry, as a reader of the whole chart would. */
const openAll = `document.querySelectorAll('[data-entry-toggle][aria-expanded="false"]').forEach((toggle) => toggle.click())`;

async function open(tab: Page, address: string, script: string, often = rounds): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < often; n += 1) {
    await tab.goto('about:blank');
    await tab.goto(address, { waitUntil: 'commit' });
    times.push(await tab.evaluate<number>(script));
  }
  return times;
}

const replies = {
  newest24Ms: await repliesOf(`/transcripts/${noteId}?newest=24`),
  bareHttpMs: await bareReplies(),
  outlineMs: await repliesOf(`/transcripts/${noteId}/outline`),
  wholeThreadMs: await repliesOf(`/transcripts/${noteId}`),
};

const browser = await launchBrowser();
const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await tab.goto(`${server.address}/sign-in?from=%2Fmy-projects`);
await tab.getByLabel('E-mail').fill(email);
await tab.getByLabel('Password', { exact: true }).fill(password);
await tab.getByRole('button', { name: 'Sign in', exact: true }).click();
await tab.locator('[data-row]').first().waitFor();
const chart = `${server.address}/chat?id=${noteId}`;
await open(tab, chart, untilWhole, 1);
const usable = await open(tab, chart, untilUsable);
const whole = await open(tab, chart, untilWhole);
const closed = await tab.evaluate<number[]>(scrollScript);
await tab.evaluate(openAll);
await tab.evaluate(scrollScript);
const opened = await tab.evaluate<number[]>(scrollScript);
const editors = await tab.locator('[contenteditable="true"]').count();
const bareTimes = await open(tab, bareAddress, untilPainted);
const bareFrames = await tab.evaluate<number[]>(scrollScript);
await browser.close();
bareServer.close();
await server.stop();
console.log(
  JSON.stringify(
    {
      entries: entries.length,
      threadKiB: Math.round(JSON.stringify(entries).length / 1024),
      replies,
      toNewestNoteMs: said(usable),
      toWholeThreadMs: said(whole),
      barePageMs: said(bareTimes),
      frameMs: { closed: said(closed), allOpen: said(opened), barePage: said(bareFrames) },
      editorsWhenAllOpen: editors,
    },
    null,
    2,
  ),
);
