import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { addPatient, lastEntry } from './support/chart.ts';
import { type ChosenFile, textFile } from './support/files.ts';
import { expect, test } from './support/fixtures.ts';
import { pdfOf } from './support/pdf.ts';
import { coughVisit } from './support/visits.ts';

/** Drops files on an element, as a person drags them from a folder. */
async function dropFiles(on: Locator, files: readonly ChosenFile[]): Promise<void> {
  const given = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, text: buffer.toString('utf8') }));
  const dataTransfer = await on.page().evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, text } of all) transfer.items.add(new File([text], name, { type: mimeType }));
    return transfer;
  }, given);
  await on.dispatchEvent('drop', { dataTransfer });
}

const column = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const card = (within: Locator | Page, name: string): Locator => within.getByRole('listitem', { name, exact: true });

// a blank file is one of them
test.use({ expectedFaults: /status of 422/ });

test('paperwork becomes cards, goes by keys, and is processed into entries', async ({ page, signedIn: _ }) => {
  await addPatient(page, 'Maria Lind');
  await page.getByRole('navigation', { name: 'Parts of the chart' }).getByRole('link', { name: 'Board' }).click();
  const [todo, doing, done] = [column(page, 'To-Do'), column(page, 'In progress'), column(page, 'Done')];

  // a card for each file; one that is refused is told and leaves none
  const told = page.getByText('“Blank.txt”', { exact: false }).first().waitFor();
  await dropFiles(todo, [
    textFile('Visit.txt', coughVisit),
    textFile('Blank.txt', ' '),
    { name: 'Letter.pdf', mimeType: 'application/pdf', buffer: pdfOf(coughVisit.split('\n')) },
  ]);
  await expect(card(todo, 'Letter')).toBeVisible();
  // the first page stands on the card
  await expect(card(todo, 'Letter').locator('img')).toBeVisible();
  await told;
  await expect(todo.getByRole('listitem', { name: 'Blank' })).toHaveCount(0);
  await expectAccessible(page);

  // by keys: lifted, over, dropped; the focus stays with it
  await card(todo, 'Letter').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: 'In progress, 1 of 1' })).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(card(doing, 'Letter')).toBeFocused();
  await card(doing, 'Letter').getByRole('button', { name: 'Actions for Letter' }).click();
  await page.getByRole('menuitem', { name: 'Move to To-Do' }).click();
  await expect(card(todo, 'Letter')).toBeVisible();

  // files in place
  await card(todo, 'Letter').getByRole('button', { name: 'Letter', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await card(todo, 'Visit').getByRole('button', { name: 'Visit', exact: true }).click();
  await expect(page.getByRole('dialog').locator('pre')).toContainText('cough');
  await page.keyboard.press('Escape');

  // processed with the price before it
  for (const name of ['Visit', 'Letter']) await card(todo, name).getByLabel(`Select ${name}`).check();
  await page.getByRole('button', { name: /^Process 2 cards/ }).click();
  await expect(card(done, 'Visit')).toBeVisible({ timeout: 120_000 });
  await expect(card(done, 'Letter')).toBeVisible();
  await expectAccessible(page);
  await card(done, 'Letter')
    .getByRole('button', { name: /^Entry of/ })
    .click();
  await expect(lastEntry(page)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
});
