import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { Api } from './support/api.ts';
import { lastEntry } from './support/chart.ts';
import { expect, fillSignIn, makeAccount, signIn, test } from './support/fixtures.ts';
import { fieldOf, openNote, saved, writeAtEnd } from './support/note.ts';

test.use({
  serviceWorkers: 'allow',
  savesData: false,
  // the last one: the browser looks for a newer service worker while there is no network
  expectedFaults:
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of (401|409)|error occurred when fetching the script/,
});

const keptHere = (page: Page) =>
  lastEntry(page).getByRole('status').filter({ hasText: 'Saved on this device, not sent yet' });

/** How many keys and records lie on the device. */
const onDevice = (page: Page): Promise<[keys: number, records: number]> =>
  page.evaluate<[number, number]>(`new Promise((resolve, reject) => {
    const request = indexedDB.open('clinical-workspace');
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const tx = request.result.transaction(['keys', 'records']);
      const counts = ['keys', 'records'].map((name) => tx.objectStore(name).count());
      tx.oncomplete = () => { request.result.close(); resolve(counts.map(({ result }) => result)); };
    };
  })`);

/** The program's files and the chart lie on the device. */
async function ready(page: Page): Promise<void> {
  const shell = `caches.open('app-shell').then((cache) => cache.match('/')).then((reply) => reply !== undefined)`;
  await expect.poll(() => page.evaluate<boolean>(shell)).toBe(true);
  await expect.poll(async () => (await onDevice(page))[1]).toBeGreaterThan(1);
}

test('an open chart survives reloads without a network, and what is written is sent afterwards', async ({
  page,
  context,
  program,
  signedIn: _,
}) => {
  const { api, entry } = await openNote(page, program);
  await ready(page);
  await context.setOffline(true);
  // a page that is just being opened is not yet told that it is offline
  await context.route('**/update_transcript', (route) => route.abort());
  await writeAtEnd(page, 'Plan', ' Rest at home.');
  await expect(keptHere(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Maria Santos', level: 1 })).toBeVisible();
  await expect(page.getByText('This is the copy of the chart saved on this device')).toBeVisible();
  await expect(page.getByText('Offline, saved on this device')).toBeVisible();
  await expect(fieldOf(page, 'Plan')).toContainText('Rest at home.');
  // what only the server can do waits, and says so
  await expect(page.getByText('New entries, tags, deleting and signing need a connection')).toBeVisible();
  const wait = 'Not available offline. Reconnect to use it.';
  for (const button of [/^Regenerate/, 'Regenerate Plan', 'Deleted entries'])
    await expect(page.getByRole('button', { name: button }).first()).toBeDisabled();
  await lastEntry(page)
    .getByRole('button', { name: /^Actions/ })
    .click();
  for (const action of ['Tag this entry', 'Add late facts', 'Delete entry', 'History']) {
    await expect(page.getByRole('menuitem', { name: action })).toBeDisabled();
    await expect(page.getByRole('menuitem', { name: action })).toHaveAttribute('title', wait);
  }
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await writeAtEnd(page, 'Plan', ' Fluids.');
  await expect(keptHere(page)).toBeVisible();
  await page.reload();
  await expect(fieldOf(page, 'Plan')).toContainText('Rest at home. Fluids.');
  expect((await api.entry(entry.id)).answer).not.toContain('Rest at home.');
  await context.unroute('**/update_transcript');
  await context.setOffline(false);
  await expect.poll(async () => (await api.entry(entry.id)).answer).toContain('Rest at home. Fluids.');
  await expect(page.getByText('This is the copy of the chart')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Regenerate Plan' })).toBeEnabled();
});

test('one is offline while the other writes: different sections merge, the same one is asked about', async ({
  page,
  context,
  browser,
  program,
  signedIn,
}) => {
  const { api, entry, address } = await openNote(page, program);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, program, signedIn);
  await other.goto(address);
  await expect(fieldOf(other, 'Plan')).toBeVisible();
  await context.setOffline(true);
  await writeAtEnd(page, 'Plan', ' Rest.');
  await expect(keptHere(page)).toBeVisible();
  await writeAtEnd(other, 'Subjective', ' Seen with her sister.');
  await expect(saved(other)).toBeVisible();
  await context.setOffline(false);
  await expect.poll(async () => (await api.entry(entry.id)).answer).toMatch(/sister\.[\s\S]*Rest\./);
  await expect(fieldOf(page, 'Subjective')).toContainText('sister.');

  await context.setOffline(true);
  await writeAtEnd(page, 'Plan', ' Honey.');
  await expect(keptHere(page)).toBeVisible();
  await expect(fieldOf(other, 'Plan')).toContainText('Rest.');
  await writeAtEnd(other, 'Plan', ' Fluids.');
  await expect.poll(async () => (await api.entry(entry.id)).answer).toContain('Fluids.');
  await context.setOffline(false);
  const dialog = page.getByRole('dialog', { name: 'You and someone else changed the same text' });
  await expect(dialog).toContainText('Honey.');
  await expect(dialog).toContainText('Fluids.');
  await dialog.getByRole('radio', { name: 'Your text' }).check();
  await dialog.getByRole('button', { name: 'Keep selected text' }).click();
  await expect.poll(async () => (await api.entry(entry.id)).answer).toContain('Honey.');
  await elsewhere.close();
});

test('a session that ends amid writing loses nothing, and somebody else at the browser sees nothing', async ({
  page,
  program,
  signedIn,
}) => {
  const { api, entry, address } = await openNote(page, program);
  await page.route('**/update_transcript', (route) => route.abort());
  await writeAtEnd(page, 'Plan', ' Half a sentence');
  await expect(keptHere(page)).toBeVisible();
  const sessions = await api.call<{ id: string; current: boolean }[]>('GET', '/auth/sessions');
  await api.call('DELETE', `/auth/sessions/${sessions.find(({ current }) => current)?.id}`);
  await expect(page).toHaveURL(/session_expired=true/);
  const [keys, records] = await onDevice(page);
  expect(keys).toBe(0);
  expect(records).toBeGreaterThan(0);

  await fillSignIn(page, await makeAccount(program));
  await expect(page).not.toHaveURL(/sign-in/);
  await page.goto(`${program.address}/my-projects`);
  await expect(page.getByRole('button', { name: 'New patient' }).first()).toBeVisible();
  await expect(page.getByText('on this device needs your review')).toBeHidden();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/sign-in$/);
  expect((await onDevice(page))[1]).toBe(records);

  await page.unroute('**/update_transcript');
  await fillSignIn(page, signedIn);
  await expect(page).not.toHaveURL(/sign-in/);
  await page.goto(address);
  await expect(fieldOf(page, 'Plan')).toContainText('Half a sentence');
  const again = await Api.of(page, program);
  await expect.poll(async () => (await again.entry(entry.id)).answer).toContain('Half a sentence');
});

test('logging out asks about what is not sent, and leaves nothing behind', async ({ page, program, signedIn: _ }) => {
  await openNote(page, program);
  await page.route('**/update_transcript', (route) => route.abort());
  await writeAtEnd(page, 'Plan', ' Not sent.');
  await expect(keptHere(page)).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log out and lose unsent work?' });
  await expect(dialog).toContainText('One text or recording is on this device only');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Log out and delete' }).click();
  await expect(page).toHaveURL(/sign-in$/);
  expect(await onDevice(page)).toEqual([0, 0]);
});
