import type { Page } from '@playwright/test';
import { asker } from '../lib/ask.ts';
import { launchBrowser } from '../lib/browser.ts';
import { median } from '../lib/numbers.ts';
import { password, takeStarter } from '../lib/sign-up.ts';

const cards = 2_000;
const runs = 5;

/** From the call of the page to the frame in which its first card stands. */
async function firstPaint(page: Page, address: string, selector: string): Promise<number> {
  const start = performance.now();
  await page.goto(address);
  await page.locator(selector).first().waitFor();
  return performance.now() - start;
}

/** The longest frame, in ms, while the pointer carries the first element over the next ones. */
async function longestFrame(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  await page.evaluate(`(() => {
    window.frames = [];
    let last = performance.now();
    const step = (now) => { window.frames.push(now - last); last = now; window.going = requestAnimationFrame(step); };
    window.going = requestAnimationFrame(step);
  })()`);
  await page.mouse.move(box.x + 20, box.y + 10);
  await page.mouse.down();
  for (let n = 1; n <= 60; n += 1) await page.mouse.move(box.x + 20 + n * 4, box.y + 10 + n * 6);
  await page.mouse.up();
  return page.evaluate<number>('cancelAnimationFrame(window.going), Math.max(...window.frames.slice(2))');
}

/** A board of 2,000 cards beside a page that is a plain list of the same titles with the same drag of the browser. */
export async function boardFigures(address: string, token: string, email: string) {
  const ask = asker(address, token);
  const { id: noteId } = await ask<{ id: string }>('POST', '/notes/', { title: 'Board' });
  const statuses = ['todo', 'doing', 'done'];
  for (let from = 0; from < cards; from += 200) {
    const operations = Array.from({ length: 200 }, (_, n) => ({
      action: 'create',
      id: crypto.randomUUID(),
      noteId,
      set: { title: `Card ${from + n}`, category: 'Orders', status: statuses[(from + n) % 3] },
    }));
    await ask('POST', '/notes/batch-apply-task-operations', { operations });
  }
  await takeStarter(address, token);
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const board = `${address}/ai-tasks?view=board&who=all`;
    await page.goto(`${address}/sign-in`);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/my-projects');
    const list = `data:text/html,<ul>${Array.from({ length: cards }, (_, n) => `<li draggable=true>Card ${n}</li>`).join('')}</ul>`;
    await firstPaint(page, board, '[data-card]');
    const paints: number[] = [];
    const plainPaints: number[] = [];
    const frames: number[] = [];
    const plainFrames: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      paints.push(await firstPaint(page, board, '[data-card]'));
      frames.push(await longestFrame(page, '[data-card]'));
      plainPaints.push(await firstPaint(page, list, 'li'));
      plainFrames.push(await longestFrame(page, 'li'));
    }
    const round = (times: number[]) => Math.round(median(times));
    return {
      cards,
      firstCardMs: round(paints),
      plainListMs: round(plainPaints),
      longestFrameMs: round(frames),
      plainLongestFrameMs: round(plainFrames),
    };
  } finally {
    await browser.close();
  }
}
