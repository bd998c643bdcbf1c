/**
 * Opening a chart of 200 entries (`--entries`): from the address to the newest note ready for typing, beside the same texts as one
 * bare HTML page; and scrolling through the whole thread, beside the 16.7 ms of a frame. `npm run -s bench:chart`;
 * `CHROMIUM_PATH` names the browser.
 */
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import type { Transcript } from '../packages/contract/src/transcripts/transcripts.schemas.ts';
import { allVisits } from '../packages/clinical-language/src/testing/visits/all-visits.ts';
import { startServer } from './lib/child.ts';
import { median } from './lib/numbers.ts';
import { password, register, signIn, takeStarter } from './lib/sign-up.ts';

const { values } = parseArgs({
  options: { entries: { type: 'string', default: '200' }, rounds: { type: 'string', default: '9' } },
});
const count = Number(values.entries);
const rounds = Number(values.rounds);

const round = (ms: number) => Math.round(ms * 10) / 10;
const high = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
const said = (times: readonly number[]) => ({ median: round(median(times)), p95: round(high(times)) });

const dataDir = mkdtempSync(join(tmpdir(), 'clinical-bench-'));
const server = await startServer({ DATA_DIR: dataDir });
const email = 'bench@example.org';
await register(server.address, dataDir, email);
const token = await signIn(server.address, email);
await takeStarter(server.address, token);

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const reply = await fetch(`${server.address}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as T;
}

const { id: noteId } = await ask<{ id: string }>('POST', '/notes/', { title: 'Maria Santos' });
const thread = () => ask<Transcript[]>('GET', `/transcripts/${noteId}`);
for (let n = 0, made = 0; made < count; n += 1) {
  const question = allVisits[n % allVisits.length]?.source;
  const { transcript } = await ask<{ transcript: Transcript }>('POST', '/transcripts/save_transcript', {
    noteId,
    question,
    generate: true,
  });
  // visits of other people by name are held, and no note is written
  if (transcript.hold === null) made += 1;
  else await ask('DELETE', `/transcripts/${transcript.id}/delete_transcript`);
}
let entries = await thread();
while (entries.some(({ taskId }) => taskId !== null)) {
  await wait(500);
  entries = await thread();
}
const bytes = JSON.stringify(entries).length;

/** The same texts with nothing around them. */
const bare = `<!doctype html><meta charset="utf-8"><title>Chart</title>${entries
  .map(({ answer, question }) => `<article>${answer}<pre>${question.replaceAll('<', '&lt;')}</pre></article>`)
  .join('')}`;
const bareServer = createServer((_, reply) => reply.setHeader('content-type', 'text/html').end(bare));
await new Promise<void>((resolve) => {
  bareServer.listen(0, '127.0.0.1', resolve);
});
const bareAddress = `http://127.0.0.1:${(bareServer.address() as AddressInfo).port}`;

/** Resolves with the time since the navigation began, in the frame in which the newest note can be typed in. */
const untilUsable = `new Promise((resolve) => {
  const look = () => {
    const cards = document.querySelectorAll('article');
    const text = cards[cards.length - 1]?.querySelector('[contenteditable="true"]');
    if (cards.length >= ${count} && text && text.getBoundingClientRect().top < innerHeight) resolve(performance.now());
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

async function open(page: Page, address: string, script: string): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < rounds; n += 1) {
    await page.goto('about:blank');
    await page.goto(address, { waitUntil: 'commit' });
    times.push(await page.evaluate<number>(script));
  }
  return times;
}

const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(`${server.address}/sign-in?from=%2Fmy-projects`);
await page.getByLabel('E-mail').fill(email);
await page.getByLabel('Password', { exact: true }).fill(password);
await page.getByRole('button', { name: 'Sign in', exact: true }).click();
await page.locator('[data-row]').first().waitFor();
const chart = `${server.address}/chat?id=${noteId}`;
await open(page, chart, untilUsable);
const usable = await open(page, chart, untilUsable);
const closed = await page.evaluate<number[]>(scrollScript);
for (const toggle of await page.locator('[data-entry-toggle][aria-expanded="false"]').all())
  await toggle.evaluate((button) => button.click());
await page.evaluate(scrollScript);
const opened = await page.evaluate<number[]>(scrollScript);
const editors = await page.locator('[contenteditable="true"]').count();
const bareTimes = await open(page, bareAddress, untilPainted);
await browser.close();
bareServer.close();
await server.stop();
console.log(
  JSON.stringify(
    {
      entries: entries.length,
      threadMiB: round(bytes / 2 ** 20),
      toUsableMs: said(usable),
      barePageMs: said(bareTimes),
      frameMs: { closed: said(closed), allOpen: said(opened) },
      editorsWhenAllOpen: editors,
    },
    null,
    2,
  ),
);
