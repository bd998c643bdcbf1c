import type { Page } from '@playwright/test';
import {
  addPatient,
  chooseTemplate,
  generateNote,
  lastEntry,
  newEntryPanel,
  pasteTranscript,
  taskCard,
} from './support/chart.ts';
import { textFile } from './support/files.ts';
import { expect, makeAccount, signIn, test } from './support/model-fixtures.ts';
import type { Program } from './support/program.ts';
import { kneeVisit } from './support/visits.ts';

const patient = 'Elif Demir';

async function startNote(page: Page, program: Program, text = kneeVisit): Promise<void> {
  await signIn(page, program, await makeAccount(program));
  await addPatient(page, patient);
  await pasteTranscript(page, text);
  await chooseTemplate(page, 'SOAP note');
  await generateNote(page);
}

/** Writes down each thing that the cards say, as they say it. */
const listen = `window.said = [];
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver(() => {
      for (const status of document.querySelectorAll('section[aria-label="${patient}"] [role=status]')) {
        const text = status.textContent.trim();
        if (!said.includes(text)) said.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true }));`;

test.describe('with nobody to ask how far it is', () => {
  test.use({ expectedFaults: /ERR_FAILED/ });

  test('cards go from waiting through their progress to done by events alone', async ({ page, program, model }) => {
    await model.serve('slow', 400);
    await page.route(/\/api\/tasks(\/|$|\?)/, (route) => route.abort());
    await page.addInitScript(listen);
    await signIn(page, program, await makeAccount(program));
    await addPatient(page, patient);
    // four are written at a time: the fifth has to wait
    const names = [1, 2, 3, 4, 5].map((number) => `visit-${number}.txt`);
    const panel = newEntryPanel(page);
    await panel.getByLabel('Files', { exact: true }).setInputFiles(names.map((name) => textFile(name, kneeVisit)));
    await chooseTemplate(page, 'Physiotherapy session');
    await generateNote(page);
    await expect(page.getByRole('article').getByText('Draft', { exact: true })).toHaveCount(5);
    await expect(lastEntry(page).getByRole('textbox').first()).toBeVisible();

    const said = await page.evaluate<string[]>('said');
    expect(said).toContain('Waiting to process');
    expect(said.filter((text) => /^Processing note: \d+%$/.test(text)).length).toBeGreaterThanOrEqual(4);
    expect(said).toContain('Note completed! Click the patient name above to view if you navigated away from the chart');
  });
});

test('a sentence that nobody said is marked, and markup from a model is only text', async ({
  page,
  program,
  model,
}) => {
  await model.serve('hostile');
  await startNote(page, program);
  const entry = lastEntry(page);
  await expect(entry.getByRole('textbox').first()).toBeVisible();
  const invented = entry.locator('[data-sentence]', { hasText: 'sent every chart of this clinic' });
  await expect(invented).toHaveAttribute('data-source', 'unsourced');
  await expect(entry.getByRole('group', { name: 'Sources' })).toContainText(/\d+ sentences? without a source/);
  await entry.getByRole('button', { name: 'Show the next sentence without a source' }).click();
  await expect(invented).toHaveAttribute('data-marked', 'true');
  await expect(entry).toContainText('No source in the transcript');
  await expect(entry).toContainText('<script>');
  await expect(entry.locator('script, img')).toHaveCount(0);
  const spoken = entry.locator('[data-sentence]', { hasText: 'swollen since I fell' });
  await expect(spoken).not.toHaveAttribute('data-source', 'unsourced');
});

test('a model that breaks is told on the card, and Retry writes the note', async ({ page, program, model }) => {
  await model.serve('half');
  await startNote(page, program);
  const card = taskCard(page, patient);
  await expect(card.getByRole('alert')).toContainText('Failed to upload file');
  await expect(card.getByRole('alert')).toContainText(
    'The AI service stopped before the note was complete. Try again.',
  );
  const entry = lastEntry(page);
  await expect(entry).toContainText('The note was not generated');
  await expect(entry).toContainText('The source is saved.');
  await expect(entry.getByRole('region', { name: 'Source' })).toContainText('swollen since I fell');
  await page.reload();
  await expect(entry).toContainText('The note was not generated');

  await model.serve('error-500');
  await entry.getByRole('button', { name: 'Retry' }).click();
  await expect(card.getByRole('alert')).toContainText('The AI service reported an error (500). Try again.');
  await model.serve('good');
  await card.getByRole('button', { name: 'Retry' }).click();
  await expect(entry.getByRole('textbox').first()).toBeVisible();
});

test('a note that is being written can be cancelled, and written later', async ({ page, program, model }) => {
  await model.serve('hang');
  await startNote(page, program);
  const card = taskCard(page, patient);
  await expect(card).toContainText('Processing note: 10%');
  await card.getByRole('button', { name: 'Cancel' }).click();
  await expect(card.getByRole('alert')).toContainText('Cancelled');
  await expect(lastEntry(page).getByRole('region', { name: 'Source' })).toContainText('swollen since I fell');
  await model.serve('good');
  await card.getByRole('button', { name: 'Retry' }).click();
  await expect(lastEntry(page).getByRole('textbox').first()).toBeVisible();
});
