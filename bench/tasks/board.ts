import type { Page } from '@playwright/test';
import { launchBrowser } from '../lib/browser.ts';
import { median } from '../lib/numbers.ts';
import { addTasks, firstPaint, longestFrame, signedInPage } from './pages.ts';

const cards = 2_000;
const runs = 5;

/** The pointer carries the first element over the next ones. */
async function drag(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  await page.mouse.move(box.x + 20, box.y + 10);
  await page.mouse.down();
  for (let n = 1; n <= 60; n += 1) await page.mouse.move(box.x + 20 + n * 4, box.y + 10 + n * 6);
  await page.mouse.up();
}

/** A board of 2,000 cards beside a page that is a plain list of the same titles with the same drag of the browser. */
export async function boardFigures(address: string, token: string, email: string) {
  await addTasks(address, token, cards);
  const browser = await launchBrowser();
  try {
    const page = await signedInPage(browser, address, email);
    const board = `${address}/ai-tasks?view=board&who=all`;
    const list = `data:text/html,<ul>${Array.from({ length: cards }, (_, n) => `<li draggable=true>Card ${n}</li>`).join('')}</ul>`;
    await firstPaint(page, board, '[data-card]');
    const paints: number[] = [];
    const plainPaints: number[] = [];
    const frames: number[] = [];
    const plainFrames: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      paints.push(await firstPaint(page, board, '[data-card]'));
      frames.push(await longestFrame(page, () => drag(page, '[data-card]')));
      plainPaints.push(await firstPaint(page, list, 'li'));
      plainFrames.push(await longestFrame(page, () => drag(page, 'li')));
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
