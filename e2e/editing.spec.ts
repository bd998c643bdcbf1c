import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { lastEntry } from './support/chart.ts';
import { expect, signIn, test } from './support/fixtures.ts';
import { fieldOf, openNote, pasteHtml, saved, writeAtEnd } from './support/note.ts';

/** How many edits that are not saved lie on the device. */
const keptEdits = (page: Page): Promise<number> =>
  page.evaluate<number>(`new Promise((resolve, reject) => {
    const request = indexedDB.open('clinical-workspace');
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const found = request.result.transaction(['records']).objectStore('records').getAll();
      found.onsuccess = () => {
        request.result.close();
        resolve(found.result.filter(({ key }) => key.startsWith('note-edit:')).length);
      };
    };
  })`);

test('words can be set bold and into lists, taken back, and brought back from the history', async ({
  page,
  program,
  signedIn: _,
}) => {
  const { api, entry } = await openNote(page, program);
  await writeAtEnd(page, 'Plan', ' Rest.');
  await page.keyboard.press('Enter');
  await lastEntry(page).getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('Call if worse');
  await expect(fieldOf(page, 'Plan').locator('strong')).toHaveText('Call if worse');
  await expect(saved(page)).toBeVisible();
  expect((await api.entry(entry.id)).answer).toContain('<strong>Call if worse</strong>');

  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.type('Gone by mistake');
  await expect.poll(async () => (await api.entry(entry.id)).answer).toContain('Gone by mistake');
  await lastEntry(page)
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History of the note' });
  await history.getByRole('button', { name: /AI draft 1/ }).click();
  await history.getByRole('button', { name: 'Restore this version' }).click();
  await expect.poll(async () => (await api.entry(entry.id)).answer).not.toContain('Gone by mistake');
  await page.keyboard.press('Escape');
  await expect(fieldOf(page, 'Plan')).toContainText('benzonatate');
  await expect(fieldOf(page, 'Plan')).not.toContainText('Gone by mistake');
});

test('two megabytes that are pasted leave the page usable, are refused in plain words, and are not lost', async ({
  page,
  program,
  signedIn: _,
}) => {
  const { api, entry } = await openNote(page, program);
  const paragraph = `<p>${'A line that somebody copied out of an old record. '.repeat(40)}</p>`;
  await fieldOf(page, 'Plan').click();
  await pasteHtml(fieldOf(page, 'Plan'), paragraph.repeat(1_000));
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('Typed after it.');
  await expect(fieldOf(page, 'Plan').locator('p').last()).toContainText('Typed after it.');
  const status = lastEntry(page).getByRole('status').filter({ hasText: 'Not saved' });
  await expect(status).toContainText(/The note has [\d,]+ characters; the limit is 500,000\. Shorten it/);
  await page.reload();
  await expect(fieldOf(page, 'Plan').locator('p').last()).toContainText('Typed after it.');
  expect((await api.entry(entry.id)).answer).not.toContain('old record');

  await fieldOf(page, 'Plan').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.type('Rest at home.');
  await expect.poll(async () => (await api.entry(entry.id)).answer).toContain('Rest at home.');
});

test('a thread of 500 pages opens at its newest note, which can be typed in and is saved', async ({
  page,
  program,
  signedIn: _,
}) => {
  const html = `<p>${'Seen at home, no new complaints. '.repeat(460)}</p>`;
  const { api, entry } = await openNote(page, program, async (own, noteId) => {
    for (let n = 0; n < 100; n += 5) await Promise.all(Array.from({ length: 5 }, () => own.addTyped(noteId, html)));
  });
  await writeAtEnd(page, 'Plan', ' Rest at home.');
  await expect(saved(page)).toBeVisible();
  expect((await api.entry(entry.id)).answer).toContain('Rest at home.');
  // the rest of the thread comes while it is open, and pushes nothing away
  await expect(page.getByRole('article')).toHaveCount(101);
  await page.keyboard.type(' Fluids.');
  await expect(fieldOf(page, 'Plan')).toContainText('Rest at home. Fluids.');
  await expect.poll(async () => (await api.entry(entry.id)).answer).toContain('Rest at home. Fluids.');
});

test('what was typed when the tab died is there when the chart is opened again, and is saved', async ({
  page,
  context,
  program,
  signedIn: _,
}) => {
  const { api, entry, address } = await openNote(page, program);
  // the tab does not get the words out by itself
  await page.route('**/update_transcript', () => undefined);
  await fieldOf(page, 'Plan').click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText(' Rest at home. Fluids.');
  await expect.poll(() => keptEdits(page)).toBe(1);
  const devtools = await context.newCDPSession(page);
  void devtools.send('Page.crash').catch(() => undefined);
  await page.waitForEvent('crash');
  const again = await context.newPage();
  await again.goto(address);
  await expect(fieldOf(again, 'Plan')).toContainText('Rest at home. Fluids.');
  await expect.poll(async () => (await api.entry(entry.id)).answer).toContain('Rest at home. Fluids.');
});

test.describe('two at one note', () => {
  test.use({ expectedFaults: /status of 409|ERR_FAILED/ });

  test('keep every word of both when they are the live tabs of one person', async ({
    page,
    context,
    program,
    signedIn: _,
  }) => {
    const { api, entry, address } = await openNote(page, program);
    const other = await context.newPage();
    await other.goto(address);
    // no word of either gets out yet
    await context.route('**/update_transcript', (route) => route.abort());
    await writeAtEnd(page, 'Subjective', ' Seen with her sister.');
    await writeAtEnd(other, 'Plan', ' Rest.');
    await expect.poll(() => keptEdits(page)).toBe(2);
    await context.unroute('**/update_transcript');
    await expect.poll(async () => (await api.entry(entry.id)).answer).toMatch(/sister\.[\s\S]*Rest\./);
    await expect.poll(() => keptEdits(page)).toBe(0);
    // what one of them writes is seen in the other, and written on there
    await expect(fieldOf(page, 'Plan')).toContainText('Rest.');
    await writeAtEnd(page, 'Plan', ' Fluids.');
    await fieldOf(other, 'Subjective').click();
    await expect(fieldOf(other, 'Plan')).toContainText('Rest. Fluids.');
    await expect(fieldOf(other, 'Subjective')).toContainText('sister.');
    await writeAtEnd(other, 'Plan', ' Honey.');
    await expect.poll(async () => (await api.entry(entry.id)).answer).toContain('Rest. Fluids. Honey.');
  });

  test('keep what each wrote in another section, and are asked about the same one', async ({
    page,
    browser,
    program,
    signedIn,
  }) => {
    // neither hears of the other until it saves
    await page.route('**/api/events', (route) => route.abort());
    const { api, entry, address } = await openNote(page, program);
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await other.route('**/api/events', (route) => route.abort());
    await signIn(other, program, signedIn);
    await other.goto(address);
    await expect(fieldOf(other, 'Plan')).toBeVisible();
    await writeAtEnd(page, 'Subjective', ' Seen with her sister.');
    await writeAtEnd(other, 'Plan', ' Rest.');
    await expect.poll(async () => (await api.entry(entry.id)).answer).toMatch(/sister\.[\s\S]*Rest\./);
    // what a page has not heard back of it sends again when it is loaded
    await expect.poll(() => keptEdits(page)).toBe(0);
    await expect.poll(() => keptEdits(other)).toBe(0);

    await Promise.all([page.reload(), other.reload()]);
    await expect(fieldOf(page, 'Plan')).toContainText('Rest.');
    await expect(fieldOf(other, 'Plan')).toContainText('Rest.');
    await writeAtEnd(page, 'Plan', ' Fluids.');
    await expect(saved(page)).toBeVisible();
    await writeAtEnd(other, 'Plan', ' Honey.');
    const dialog = other.getByRole('dialog', { name: 'You and someone else changed the same text' });
    await expect(dialog).toContainText('Fluids.');
    await expect(dialog).toContainText('Honey.');
    await expectAccessible(other);
    await dialog.getByRole('radio', { name: 'Your text' }).check();
    await dialog.getByRole('button', { name: 'Keep selected text' }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(async () => (await api.entry(entry.id)).answer).toContain('Honey.');
    await elsewhere.close();
  });
});
