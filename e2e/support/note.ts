import { expect, type Locator, type Page } from '@playwright/test';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Api } from './api.ts';
import { lastEntry } from './chart.ts';
import type { Program } from './program.ts';
import { coughVisit } from './visits.ts';

export type OpenNote = { api: Api; entry: Transcript; address: string };

/** A chart with one note of four sections, open on the page. @param before what its thread holds before that note */
export async function openNote(
  page: Page,
  program: Program,
  before: (api: Api, noteId: string) => Promise<void> = async () => undefined,
): Promise<OpenNote> {
  const api = await Api.of(page, program);
  const template = await api.adoptStarter('soap');
  const note = await api.addPatient('Maria Santos');
  await before(api, note.id);
  const entry = await api.addEntry(note.id, coughVisit, true, template.id);
  const address = `${program.address}/chat?id=${note.id}`;
  await page.goto(address);
  await expect(fieldOf(page, 'Plan')).toBeVisible();
  return { api, entry, address };
}

export const fieldOf = (page: Page, header: string): Locator =>
  lastEntry(page).getByRole('textbox', { name: `${header}, note text` });

export const saved = (page: Page): Locator =>
  lastEntry(page)
    .getByRole('status')
    .filter({ hasText: /^Saved$/ });

export async function writeAtEnd(page: Page, header: string, words: string): Promise<void> {
  await fieldOf(page, header).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(words);
}

/** Pastes as a browser does that has this on its clipboard. */
export const pasteHtml = (field: Locator, html: string): Promise<void> =>
  field.evaluate((element, text) => {
    const data = new DataTransfer();
    data.setData('text/html', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, html);
