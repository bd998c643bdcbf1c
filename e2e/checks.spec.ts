import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { Api } from './support/api.ts';
import { addPatient, generateNote, lastEntry, newEntryPanel, pasteTranscript } from './support/chart.ts';
import { textFile, wavFile } from './support/files.ts';
import { expect, makeAccount, signIn, test } from './support/model-fixtures.ts';
import type { Program } from './support/program.ts';
import { kneeVisit } from './support/visits.ts';

const shortCues =
  'WEBVTT\n\n00:00:00.100 --> 00:00:00.400\n<v Doctor>Hello, how is the knee?\n\n00:00:00.500 --> 00:00:00.900\n<v Patient>It is swollen since Friday.\n';

const panelOf = (entry: Locator): Locator => entry.getByRole('region', { name: /^Checks of/ });

/** A note by a model that makes every dose ten times as large and leaves the allergy out. */
async function openWrongNote(page: Page, program: Program): Promise<Locator> {
  await signIn(page, program, await makeAccount(program));
  const api = await Api.of(page, program);
  const note = await api.addPatient('Elif Demir', { dateOfBirth: '1984-05-06', sex: 'female' });
  await api.addEntry(note.id, kneeVisit);
  await page.goto(`${program.address}/chat?id=${note.id}`);
  const entry = lastEntry(page);
  await expect(entry.getByRole('textbox').first()).toBeVisible();
  return entry;
}

test.beforeEach(async ({ model }) => model.serve('unfaithful'));

test('a wrong dose is flagged, a missing allergy goes in, and answers can be taken back', async ({ page, program }) => {
  const entry = await openWrongNote(page, program);
  const wrong = entry.locator('[data-sentence]', { hasText: '4000 mg' });
  await expect(wrong).toHaveAttribute('data-source', 'contradicted');
  // the page stands still, and the note begins near its top
  expect((await entry.locator('[data-note-text] p').first().boundingBox())?.y).toBeLessThanOrEqual(200);
  expect(await page.evaluate<number>('document.documentElement.scrollHeight - innerHeight')).toBe(0);
  const panel = panelOf(entry);
  const dose = panel.getByRole('listitem', { name: 'Dose differs' });
  await dose.getByRole('button', { name: 'Dose differs' }).click();
  await expect(dose).toContainText('400 mg');
  await expect(dose).toContainText('4000 mg');
  await expect(dose.locator('q')).toContainText('ibuprofen');
  await expect(wrong).toHaveAttribute('data-marked', 'true');
  // the source stays beside the note and its findings
  await expect(entry.getByRole('region', { name: /^Source of/ })).toBeVisible();
  await expectAccessible(page);

  const allergy = panel.getByRole('listitem', { name: /^Not in the note: .*penicillin/ });
  await allergy.click();
  await allergy.getByRole('button', { name: 'Insert' }).click();
  await expect(page.getByText(/^Inserted into/)).toBeVisible();
  const inserted = entry.locator('[data-sentence]', { hasText: /penicillin/i });
  await expect(inserted).toHaveAttribute('data-source', 'sourced');
  await page
    .getByText(/^Inserted into/)
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(inserted).toHaveCount(0);

  await allergy.click();
  await allergy.getByRole('button', { name: 'Dismiss' }).click();
  await allergy.getByRole('button', { name: 'Duplicate' }).click();
  await expect(allergy).toHaveCount(0);
  await panel.getByText('1 answered').click();
  await expectAccessible(page);
  await panel.getByRole('listitem').getByRole('button', { name: 'Undo' }).click();
  await expect(allergy).toBeVisible();
  await dose.click();

  await dose.getByRole('button', { name: 'Accept' }).click();
  await dose.getByLabel('Reason to accept it as written').fill('Only for the sake of this test.');
  await expectAccessible(page);
  await dose.getByRole('button', { name: 'Accept' }).click();
  await expect(dose).toHaveCount(0);
  await page.reload();
  await expect(entry.locator('[data-sentence]', { hasText: '4000 mg' })).not.toHaveAttribute(
    'data-source',
    'contradicted',
  );
});

test('the self-test shows what the checker catches', async ({ page, program }) => {
  await signIn(page, program, await makeAccount(program));
  await page.goto(`${program.address}/checks`);
  await expect(page.getByText('Accuracy within limits')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Side differs/ })).toContainText('Good');
  await expectAccessible(page);
});

test('mending the text takes the flag away; the keys alone walk the rest', async ({ page, program }) => {
  const entry = await openWrongNote(page, program);
  await expect(entry.getByText(/^\d+ to review$/)).toBeVisible();
  await page.keyboard.press('c');
  const panel = panelOf(entry);
  const dose = panel.getByRole('listitem', { name: 'Dose differs' });
  await expect(dose).toBeFocused();
  const text = entry.getByRole('textbox').filter({ hasText: '4000 mg' });
  const mended = (await text.innerText()).trim().replace('4000 mg', '400 mg');
  await text.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(mended);
  await expect(dose).toHaveCount(0);
  // the run for the text as it was saved last may still take the place of the list
  await expect(async () => {
    await panel.focus();
    await page.keyboard.press('c');
    await expect(panel.locator('[data-check]').first()).toBeFocused({ timeout: 2_000 });
  }).toPass();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Insert the missing fact');
});

test('a visit of somebody else is held with both sides, and moved to where it belongs', async ({
  page,
  program,
  model,
}) => {
  await model.serve('good');
  await signIn(page, program, await makeAccount(program));
  const api = await Api.of(page, program);
  await api.addPatient('Omar Haddad', { dateOfBirth: '1971-11-30', sex: 'male' });
  const maria = await api.addPatient('Maria Santos', { dateOfBirth: '1958-03-14', sex: 'female' });
  await page.goto(`${program.address}/chat?id=${maria.id}`);
  const visit = `Doctor: Can you confirm your name and date of birth for me?
Patient: Omar Haddad, November 30, 1971.
${kneeVisit}`;
  await pasteTranscript(page, visit);
  await generateNote(page);
  const notice = lastEntry(page).getByRole('alert');
  await expect(notice).toContainText('Is this the right patient?');
  await expect(notice).toContainText('1958');
  await expect(notice).toContainText('1971');
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Move to another chart' }).click();
  const dialog = page.getByRole('dialog', { name: /^Move the entry/ });
  await dialog.getByRole('searchbox', { name: 'Patient' }).fill('Omar');
  await dialog.getByRole('radio', { name: /Omar Haddad/ }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Move entry' }).click();
  await page.getByRole('button', { name: 'Open chart' }).click();
  await expect(page.getByRole('heading', { name: 'Omar Haddad', level: 1 })).toBeVisible();
  await expect(lastEntry(page).getByRole('textbox').first()).toBeVisible();
});

test('audio with hardly a word is kept, and written only when asked anyway', async ({ page, program, model }) => {
  await model.serve('good');
  await signIn(page, program, await makeAccount(program));
  await addPatient(page, 'Omar Haddad');
  await newEntryPanel(page)
    .getByLabel('Files', { exact: true })
    .setInputFiles([wavFile('visit.wav'), textFile('visit.vtt', shortCues)]);
  await generateNote(page);
  const entry = lastEntry(page);
  await expect(entry).toContainText('Very little speech');
  await expectAccessible(page);
  await entry.getByRole('button', { name: 'Generate anyway' }).click();
  await expect(entry.getByRole('textbox').first()).toBeVisible();

  await entry.locator('[data-sentence]', { hasText: 'swollen' }).first().click();
  const asset = page.waitForResponse(/\/api\/assets\?link=/);
  await entry.getByRole('button', { name: 'Play the audio' }).click();
  expect((await asset).ok()).toBe(true);
  await expect(entry.getByRole('button', { name: 'Play the audio' })).toBeVisible();

  // who spoke is told anew, in the source and in the quotes, and the note is offered again
  await entry.getByRole('button', { name: 'Speaker Patient: change' }).click();
  await page.getByRole('menuitem', { name: 'Swap with Doctor' }).click();
  await expect(entry.getByText('The speakers were changed after this note was written')).toBeVisible();
  await expect(entry.getByRole('listitem').filter({ hasText: 'swollen since Friday' })).toContainText('Doctor');
  await expectAccessible(page);
});
