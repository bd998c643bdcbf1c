import { expectAccessible } from './support/accessibility.ts';
import { Api } from './support/api.ts';
import {
  addPatient,
  chooseTemplate,
  generateNote,
  lastEntry,
  newEntryPanel,
  pasteTranscript,
} from './support/chart.ts';
import { programGone } from './support/faults.ts';
import { expect, makeAccount, signIn, test } from './support/model-fixtures.ts';
import { kneeVisit } from './support/visits.ts';

test.describe('a note that streams in', () => {
  test.use({ savesData: false, expectedFaults: programGone });

  test('arrives section by section, also after a reload and in spite of a crash, and one section is written again', async ({
    page,
    program,
    model,
  }) => {
    await model.serve('slow', 'stepped');
    await signIn(page, program, await makeAccount(program));
    await addPatient(page, 'Elif Demir');
    await pasteTranscript(page, kneeVisit);
    await chooseTemplate(page, 'SOAP note');
    await generateNote(page);

    const entry = lastEntry(page);
    const paper = entry.getByRole('region', { name: 'Note in progress' });
    // a section is known to be whole when the next one begins
    model.step(2);
    await expect(paper.getByRole('status')).toHaveText('1 of 4 sections generated');
    await expect(paper.locator('section').first()).toContainText('Generated');
    await expect(paper.locator('section').last()).toContainText('Pending');
    await page.reload();
    await expect(paper.getByRole('status')).toHaveText('1 of 4 sections generated');
    await expectAccessible(page);
    await program.kill();
    await program.run();
    // the rest of the reply that broke off, and a whole one
    model.step(10);
    const plan = entry.getByRole('textbox', { name: 'Plan, note text' });
    await expect(plan).toBeVisible();
    // the nonce of the page's styles went with the program: what checks accessibility needs the new one
    await page.reload();

    await plan.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' Call on Friday.');
    await expect(entry.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
    await model.serve('good');
    await entry.getByRole('button', { name: 'Regenerate Plan' }).click();
    const ask = page.getByRole('dialog', { name: 'Replace edited text' });
    await expect(ask).toContainText('These sections were edited after they were generated: Plan.');
    await expectAccessible(page);
    await ask.getByRole('button', { name: 'Regenerate' }).click();
    await expect(plan).not.toContainText('Call on Friday.');

    await entry.getByRole('button', { name: /^Actions for the entry/ }).click();
    await page.getByRole('menuitem', { name: 'History' }).click();
    const history = page.getByRole('dialog', { name: 'History of the note' });
    await expect(history.getByRole('listitem')).toHaveCount(3);
    await expect(history.getByRole('button', { name: /AI draft 2, SOAP.*: Plan/ })).toBeVisible();
    await history.getByLabel('Compared with').selectOption({ index: 1 });
    await expectAccessible(page);
  });
});

test('typed context, late facts, a blank note and the bin', async ({ page, program, model }) => {
  await model.serve('good');
  await signIn(page, program, await makeAccount(program));
  const api = await Api.of(page, program);
  const note = await api.addPatient('Elif Demir');
  await api.addEntry(note.id, kneeVisit);
  await page.goto(`${program.address}/chat?id=${note.id}`);
  const entry = lastEntry(page);

  await entry.getByRole('button', { name: /^(?:Generate note|Regenerate)$/ }).click();
  const menu = page.getByRole('dialog', { name: /^(?:Generate note|Regenerate)$/ });
  await menu.getByLabel('Extra clinical context').fill('Lives alone on the third floor.');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(entry.getByText('Extra context provided')).toBeVisible();
  await expect(entry.getByRole('textbox').first()).toBeVisible();

  await entry.getByRole('button', { name: /^Actions for the entry/ }).click();
  await page.getByRole('menuitem', { name: 'Add late facts' }).click();
  const late = page.getByRole('dialog', { name: 'Add late facts' });
  await late.getByLabel('Information learned after the visit').fill('Potassium 4.1 mmol/L this morning.');
  await late.getByRole('button', { name: 'Preview in the note' }).click();
  await expect(late.locator('ins')).toHaveText('Potassium 4.1 mmol/L this morning.');
  await expectAccessible(page);
  await late.getByRole('button', { name: 'Add to the note' }).click();
  await expect(entry).toContainText('Potassium 4.1 mmol/L this morning.');

  await page.getByRole('button', { name: 'New entry' }).first().click();
  await newEntryPanel(page).getByRole('button', { name: 'Type the note instead' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  const typed = lastEntry(page).getByRole('textbox').first();
  await typed.click();
  await page.keyboard.type('Called the daughter.');
  await expect(
    lastEntry(page)
      .getByRole('status')
      .filter({ hasText: /^Saved$/ }),
  ).toBeVisible();

  await lastEntry(page)
    .getByRole('button', { name: /^Actions for the entry/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete entry' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete entry' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.reload();
  await page.getByRole('button', { name: 'Deleted entries' }).click();
  const bin = page.getByRole('dialog', { name: 'Deleted entries' });
  await expect(bin).toContainText('Called the daughter.');
  await expectAccessible(page);
  await bin.getByRole('button', { name: /^Restore the entry of/ }).click();
  await expect(bin).toContainText('are kept here for 30 days');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(lastEntry(page)).toContainText('Called the daughter.');
});
