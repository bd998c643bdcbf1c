import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { Api } from './support/api.ts';
import { generateNote, lastEntry, newEntryPanel, pasteTranscript } from './support/chart.ts';
import { expect, test } from './support/fixtures.ts';
import { coughVisit } from './support/visits.ts';

const precharts = (page: Page): Locator => page.getByRole('region', { name: 'Precharts for the next visit' });

async function addPrechart(page: Page, way: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a prechart' }).click();
  await page.getByRole('menuitem', { name: way }).click();
}

test('what is prepared is kept, and stands in the next note as from the prechart', async ({
  page,
  program,
  signedIn: _,
}) => {
  const api = await Api.of(page, program);
  const note = await api.addPatient('Maria Santos');
  await page.goto(`${program.address}/chat?id=${note.id}`);
  await expect(newEntryPanel(page)).toBeVisible();
  await addPrechart(page, 'Type or paste');
  await page.getByRole('textbox', { name: 'Text of the prechart' }).click();
  await page.keyboard.type('Allergic to sulfa, with hives.');
  await expect(
    precharts(page)
      .getByRole('status')
      .filter({ hasText: /^Saved$/ }),
  ).toBeVisible();
  await page.reload();
  await expect(precharts(page)).toContainText('Allergic to sulfa, with hives.');
  await expectAccessible(page);

  await pasteTranscript(page, coughVisit);
  await generateNote(page);
  const fact = lastEntry(page).locator('[data-sentence]', { hasText: 'sulfa' });
  await expect(fact).toHaveText('Allergic to sulfa, with hives (from the prechart).');
  await expect(lastEntry(page)).toContainText(/Built from: this visit, the prechart of/);

  // from the fact to the prechart, which lies folded under what was used, and back to the note
  await fact.click();
  await lastEntry(page).getByRole('button', { name: 'Show prechart' }).click();
  const used = page.locator('details').getByRole('article').filter({ hasText: 'Allergic to sulfa, with hives.' });
  await expect(used).toBeVisible();
  await expect(used).toBeFocused();
  await expect(used).toBeInViewport();
  await used.getByRole('button', { name: 'Show note' }).click();
  await expect(lastEntry(page).locator('[data-entry-toggle]')).toBeFocused();
  await expect(lastEntry(page)).toBeInViewport();
});

test('ticked entries go with the next note, which says what it was built from', async ({
  page,
  program,
  signedIn: _,
}) => {
  const api = await Api.of(page, program);
  const note = await api.addPatient('Maria Santos');
  const first = await api.addEntry(note.id, coughVisit);
  await api.call('PUT', '/transcripts/update_transcript', {
    noteId: note.id,
    createdAt: first.createdAt,
    sections: [{ key: 'allergies', header: 'Allergies', html: '<p>Latex: rash.</p>' }],
  });
  await page.goto(`${program.address}/chat?id=${note.id}`);
  await expect(lastEntry(page)).toContainText('Latex: rash.');
  await page.getByRole('button', { name: 'AI context, 0 entries selected' }).click();
  const panel = page.getByRole('dialog', { name: 'AI context' });
  await expect(panel.getByRole('checkbox')).toHaveCount(1);
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Last visit' }).click();
  await expect(panel.getByRole('checkbox')).toBeChecked();
  await expect(panel).toContainText('1 entry selected, 12 characters of');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'AI context, 1 entry selected' })).toBeVisible();

  await page.getByRole('button', { name: 'New entry' }).first().click();
  await pasteTranscript(page, 'Doctor: How is the knee?\nPatient: It hurts on stairs.');
  await generateNote(page);
  await expect(lastEntry(page)).toContainText('Latex: rash (carried forward, not discussed today).');
  await expect(lastEntry(page)).toContainText(/Built from: this visit, the entry of/);

  // another patient has a choice of their own
  const other = await api.addPatient('Omar Haddad');
  await page.goto(`${program.address}/chat?id=${other.id}`);
  await expect(page.getByRole('button', { name: 'AI context, 0 entries selected' })).toBeVisible();
});
