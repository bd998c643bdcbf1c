import type { Browser, Page } from '@playwright/test';
import { asker } from '../lib/ask.ts';
import { password } from '../lib/sign-up.ts';

/** A page of somebody who has signed in, 1440 by 900 pixels. */
export async function signedInPage(browser: Browser, address: string, email: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${address}/sign-in`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/my-projects');
  return page;
}

/** From the call of the page to the frame in which its first element stands, in ms. */
export async function firstPaint(page: Page, address: string, selector: string): Promise<number> {
  const start = performance.now();
  await page.goto(address);
  await page.locator(selector).first().waitFor();
  return performance.now() - start;
}

/** The longest frame, in ms, while `work` goes on. */
export async function longestFrame(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(`(() => {
    window.frames = [];
    let last = performance.now();
    const step = (now) => { window.frames.push(now - last); last = now; window.going = requestAnimationFrame(step); };
    window.going = requestAnimationFrame(step);
  })()`);
  await work();
  return page.evaluate<number>('cancelAnimationFrame(window.going), Math.max(...window.frames.slice(2))');
}

/** The id of a new chart with tasks in all three columns. */
export async function addTasks(address: string, token: string, count: number): Promise<string> {
  const ask = asker(address, token);
  const { id: noteId } = await ask<{ id: string }>('POST', '/notes/', { title: `Chart of ${count} tasks` });
  const statuses = ['todo', 'doing', 'done'];
  for (let from = 0; from < count; from += 200) {
    const operations = Array.from({ length: 200 }, (_, n) => ({
      action: 'create',
      id: crypto.randomUUID(),
      noteId,
      set: { title: `Card ${from + n}`, category: 'Orders', status: statuses[(from + n) % 3] },
    }));
    await ask('POST', '/notes/batch-apply-task-operations', { operations });
  }
  return noteId;
}
