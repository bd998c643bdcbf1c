import { expect, type Locator, type Page } from '@playwright/test';

/** Adds a patient through the dialog; the page is then the new chart. */
export async function addPatient(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New patient' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New patient' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Add patient' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

export const newEntryPanel = (page: Page): Locator => page.getByRole('region', { name: 'New entry' });

/** The field for a transcript, in the panel's own tab. */
export async function transcriptField(page: Page): Promise<Locator> {
  await newEntryPanel(page).getByRole('tab', { name: 'Paste' }).click();
  return newEntryPanel(page).getByLabel('Transcript');
}

export async function pasteTranscript(page: Page, text: string): Promise<void> {
  await (await transcriptField(page)).fill(text);
}

/** Generates the note of what was pasted or chosen. */
export const generateNote = (page: Page): Promise<void> =>
  newEntryPanel(page).getByRole('button', { name: 'Generate note' }).click();

/** Picks a template in the panel by its title. */
export async function chooseTemplate(page: Page, title: string): Promise<void> {
  await newEntryPanel(page).getByLabel('Template').click();
  await page.getByRole('option', { name: title, exact: true }).click();
}

/** The card of a job, at the corner of the page. */
export const taskCard = (page: Page, patient: string): Locator =>
  page.getByRole('region', { name: 'Notes in progress' }).getByRole('region', { name: patient });

/** The newest entry of the chart. */
export const lastEntry = (page: Page): Locator => page.getByRole('article').last();
