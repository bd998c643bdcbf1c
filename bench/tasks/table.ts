import type { Page } from '@playwright/test';
import { launchBrowser } from '../lib/browser.ts';
import { median } from '../lib/numbers.ts';
import { addTasks, firstPaint, longestFrame, signedInPage } from './pages.ts';

const tasks = 10_000;
const runs = 5;

/** The wheel goes down by 40 steps of two thirds of a window. */
async function scroll(page: Page): Promise<void> {
  await page.mouse.move(720, 500);
  for (let n = 0; n < 40; n += 1) await page.mouse.wheel(0, 600);
}

/** A table of 10,000 tasks, all of them loaded, beside a page that is a plain table of the same titles. */
export async function tableFigures(address: string, token: string, email: string) {
  const noteId = await addTasks(address, token, tasks);
  const browser = await launchBrowser();
  try {
    const page = await signedInPage(browser, address, email);
    const rows = Array.from({ length: tasks }, (_, n) => `<tr><td>Card ${n}<td>Orders<td>To-Do<td>Chart</tr>`).join('');
    const frames: number[] = [];
    const plainFrames: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      await firstPaint(page, `${address}/ai-tasks?who=all&noteId=${noteId}`, 'tbody tr');
      // the rows are windowed: the count says how many lie behind them
      // all are loaded: the count has the heads of the table and of two groups
      await page.locator(`[aria-rowcount="${tasks + 3}"]`).waitFor({ timeout: 60_000 });
      frames.push(await longestFrame(page, () => scroll(page)));
      await page.setContent(`<table>${rows}</table>`);
      plainFrames.push(await longestFrame(page, () => scroll(page)));
    }
    const round = (times: number[]) => Math.round(median(times));
    return { tasks, longestFrameMs: round(frames), plainLongestFrameMs: round(plainFrames) };
  } finally {
    await browser.close();
  }
}
