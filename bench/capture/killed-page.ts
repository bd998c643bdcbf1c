import type { Page } from '@playwright/test';
import { packetsIn } from '../../apps/server/test/builders/recordings.ts';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { asker } from '../lib/ask.ts';
import { launchBrowser } from '../lib/browser.ts';
import { password, signIn } from '../lib/sign-up.ts';
import { email, type Site } from './site.ts';

/** Remembers when the first recorder of the page began to capture, in epoch milliseconds. */
const noteStart = `
  const start = MediaRecorder.prototype.start;
  MediaRecorder.prototype.start = function (...args) {
    this.addEventListener('start', () => (globalThis.captureBegan ??= Date.now()), { once: true });
    return start.apply(this, args);
  };
`;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const openBrowser = () => launchBrowser('--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream');

async function startRecording(page: Page, chart: string): Promise<number> {
  await page.goto(chart);
  await page.getByRole('button', { name: 'Start recording' }).click();
  await page.getByRole('button', { name: 'Patient agrees, start recording' }).click();
  for (;;) {
    const began = await page.evaluate<number | null>('globalThis.captureBegan ?? null');
    if (began !== null) return began;
    await pause(20);
  }
}

/** The process of the page dies as one does that runs out of memory: nothing in it runs any more. */
async function killPage(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  const killedAt = Date.now();
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
  return killedAt;
}

/**
 * Records with the real page in a real browser, kills the page at another moment of its half second each round, opens it again and
 * uses the recording as it is.
 * @returns of each round, the milliseconds from the first captured to the kill that the finished file does not hold
 */
export async function tailsOfKilledPages(site: Site, rounds: number): Promise<number[]> {
  const browser = await openBrowser();
  const context = await browser.newContext({ permissions: ['microphone'], viewport: { width: 1440, height: 900 } });
  await context.addInitScript(noteStart);
  const token = await signIn(site.address, email);
  const ask = asker(site.address, token);
  const first = await context.newPage();
  await first.goto(`${site.address}/sign-in?from=%2Fmy-projects`);
  await first.getByLabel('E-mail').fill(email);
  await first.getByLabel('Password', { exact: true }).fill(password);
  await first.getByRole('button', { name: 'Sign in', exact: true }).click();
  await first.getByRole('heading', { name: 'Patients', level: 1 }).waitFor();
  const tails: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await ask<{ id: string }>('POST', '/notes/', { title: `Killed page ${round}` });
    const chart = `${site.address}/chat?id=${id}`;
    const page = await context.newPage();
    const began = await startRecording(page, chart);
    await pause(3_000 + ((round * 37) % 50) * 10);
    const recordedMs = (await killPage(page)) - began;
    const next = await context.newPage();
    await next.goto(chart);
    await next.getByRole('button', { name: 'Use as it is' }).first().click();
    const file = await finishedFile(ask, site, { id, token });
    tails.push(Math.max(0, recordedMs - (await packetsIn(file)).durationMs));
    await next.close();
  }
  await browser.close();
  return tails;
}

async function finishedFile(
  ask: ReturnType<typeof asker>,
  site: Site,
  { id, token }: { id: string; token: string },
): Promise<Uint8Array> {
  for (;;) {
    const entry = (await ask<Transcript[]>('GET', `/transcripts/${id}`))[0];
    const [asset] = entry?.assets ?? [];
    if (entry && asset) {
      const path = `/api/notes/${id}/transcripts/${entry.id}/asset/${asset.name}`;
      const reply = await fetch(`${site.address}${path}`, { headers: { authorization: `Bearer ${token}` } });
      return new Uint8Array(await reply.arrayBuffer());
    }
    await pause(100);
  }
}
