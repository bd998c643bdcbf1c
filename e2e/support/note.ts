import { expect, type Locator, type Page } from '@playwright/test';
import type { Transcript } from '@clinical/contract/transcripts/transcripts.schemas';
import { Api } from './api.ts';
import { lastEntry } from './chart.ts';
import type { Program } from './program.ts';
import { coughVisit } from './visits.ts';

export type OpenNote = { api: Api; entry: Transcript; address: string };

/** A chart with one note of four sections, open on the page. */
export async function openNote(page: Page, program: Program): Promise<OpenNote> {
  const api = await Api.of(page, program);
  const template = await api.adoptStarter('soap');
  const note = await api.addPatient('Maria Santos');
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
