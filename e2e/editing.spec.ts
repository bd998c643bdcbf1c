import { expectAccessible } from './support/accessibility.ts';
import { lastEntry } from './support/chart.ts';
import { expect, signIn, test } from './support/fixtures.ts';
import { fieldOf, openNote, saved, writeAtEnd } from './support/note.ts';

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
  await expect(page.getByText('Version restored')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(fieldOf(page, 'Plan')).toContainText('benzonatate');
  await expect(fieldOf(page, 'Plan')).not.toContainText('Gone by mistake');
});

test.describe('two people at one note', () => {
  test.use({ expectedFaults: /status of 409|ERR_FAILED/ });

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

    await Promise.all([page.reload(), other.reload()]);
    await expect(fieldOf(other, 'Plan')).toContainText('Rest.');
    await writeAtEnd(page, 'Plan', ' Fluids.');
    await expect(saved(page)).toBeVisible();
    await writeAtEnd(other, 'Plan', ' Honey.');
    const dialog = other.getByRole('dialog', { name: 'You and somebody else changed the same text' });
    await expect(dialog).toContainText('Fluids.');
    await expect(dialog).toContainText('Honey.');
    await expectAccessible(other);
    await dialog.getByRole('radio', { name: 'Your text' }).check();
    await dialog.getByRole('button', { name: 'Keep what I picked' }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(async () => (await api.entry(entry.id)).answer).toContain('Honey.');
    await elsewhere.close();
  });
});
