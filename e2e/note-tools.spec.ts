import type { Locator, Page } from '@playwright/test';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/accessibility.ts';
import { Api } from './support/api.ts';
import { lastEntry } from './support/chart.ts';
import { expect, test } from './support/fixtures.ts';
import { pasteHtml } from './support/note.ts';
import { payloads } from './support/payloads.ts';
import type { Program } from './support/program.ts';
import { coughVisit } from './support/visits.ts';

async function openNote(page: Page, program: Program): Promise<{ api: Api; entry: Transcript }> {
  const api = await Api.of(page, program);
  const template = await api.adoptStarter('soap');
  const note = await api.addPatient('Maria Santos', { dateOfBirth: '1970-01-02' });
  const entry = await api.addEntry(note.id, coughVisit, true, template.id);
  await page.goto(`${program.address}/chat?id=${note.id}`);
  await expect(fieldOf(page, 'Plan')).toBeVisible();
  return { api, entry };
}

const fieldOf = (page: Page, header: string): Locator =>
  lastEntry(page).getByRole('textbox', { name: `${header}, note text` });

async function writeAnew(page: Page, header: string, words: string): Promise<void> {
  await fieldOf(page, header).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.type(words);
}

test.describe('magic edit', () => {
  test.use({ expectedFaults: /status of 4(?:09|22)/ });

  test('proposes, is accepted and taken back, by keyboard alone', async ({ page, program, signedIn: _ }) => {
    const { api, entry } = await openNote(page, program);
    await writeAnew(page, 'Plan', 'Start benzonatate 100 mg. Rest at home.');
    await page.keyboard.press('ControlOrMeta+A');
    await expect(page.getByRole('button', { name: /^Magic edit/ })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+Shift+E');
    const card = page.getByRole('dialog', { name: 'Magic edit' });
    await expect(card.getByLabel('What should change?')).toBeFocused();
    await page.keyboard.type('write it as a poem');
    await page.keyboard.press('Enter');
    await expect(card).toContainText('The built-in engine cannot do “write it as a poem”');
    await expectAccessible(page);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('turn into bullets and replace 100 mg with 200 mg');
    await page.keyboard.press('Enter');
    const proposal = card.getByRole('region', { name: 'Proposed text' });
    await expect(proposal.getByRole('listitem')).toHaveText(['Start benzonatate 200 mg', 'Rest at home']);
    await card.getByRole('button', { name: 'Accept' }).press('Enter');
    await expect(fieldOf(page, 'Plan').getByRole('listitem')).toHaveText(['Start benzonatate 200 mg', 'Rest at home']);
    await expect.poll(async () => (await api.entry(entry.id)).answer).toContain('200 mg');
    // a fact that nobody said has lost its source
    const changed = (await api.entry(entry.id)).sentences.find(({ text }) => text.includes('200 mg'))!;
    expect(changed).toMatchObject({ kind: 'typed', links: [] });
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(fieldOf(page, 'Plan')).toContainText('100 mg. Rest');
  });
});

test('selected text is kept as a quick phrase and put in by its name, with its fields filled in', async ({
  page,
  program,
  signedIn: _,
}) => {
  const { api } = await openNote(page, program);
  await api.call('POST', '/quick-phrases', { name: 'rest', html: '<p>Shared</p>', scope: 'workspace' });
  await writeAnew(page, 'Plan', 'Rest, {{patient}}, since {{today}}: *** days.');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+Shift+E');
  const card = page.getByRole('dialog', { name: 'Magic edit' });
  await card.getByRole('button', { name: 'As quick phrase' }).click();
  await card.getByLabel('Name').fill('rest');
  await card.getByRole('button', { name: 'Save quick phrase' }).click();
  await expect
    .poll(async () =>
      (await api.call<{ name: string }[]>('GET', '/quick-phrases')).filter(({ name }) => name === 'rest'),
    )
    .toHaveLength(2);

  await writeAnew(page, 'Subjective', 'See /re');
  const list = page.getByRole('listbox', { name: 'Quick phrases' });
  // mine wins over the workspace's
  await expect(list.getByRole('option')).toHaveCount(1);
  await expect(list).toContainText('Mine');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(fieldOf(page, 'Subjective')).toContainText(/See Rest, Maria Santos, since .*\d{4}: \*\*\* days\./);
  await expect(fieldOf(page, 'Subjective')).not.toContainText('{{');
  // the first blank waits to be typed over
  await page.keyboard.type('3');
  await expect(fieldOf(page, 'Subjective')).toContainText(': 3 days.');
  // and the next one is in the other section
  await page.keyboard.press('F2');
  await page.keyboard.type('Ms Santos');
  await expect(fieldOf(page, 'Plan')).toContainText('Rest, Ms Santos,');
});

test('a table is put in, grows, and is kept', async ({ page, program, signedIn: _ }) => {
  const { api, entry } = await openNote(page, program);
  await writeAnew(page, 'Plan', '');
  await lastEntry(page).getByRole('button', { name: 'Insert table' }).click();
  for (const word of ['Drug', 'Dose', 'Benzonatate', '100 mg']) {
    await page.keyboard.type(word);
    await page.keyboard.press('Tab');
  }
  await lastEntry(page).getByRole('button', { name: 'Rows and columns' }).click();
  await page.getByRole('menuitem', { name: 'Delete row' }).click();
  await lastEntry(page).getByRole('button', { name: 'Rows and columns' }).click();
  await page.getByRole('menuitem', { name: 'Add column right' }).click();
  await expect(fieldOf(page, 'Plan').getByRole('row')).toHaveCount(2);
  await expect
    .poll(async () => (await api.entry(entry.id)).answer)
    .toMatch(/<th><p>Drug<\/p><\/th>.*<td><p>100 mg<\/p><\/td>/);
  await page.reload();
  await expect(fieldOf(page, 'Plan').getByRole('cell', { name: '100 mg' })).toBeVisible();
});

test.describe('markup from elsewhere', () => {
  // pictures and frames in the corpus point nowhere
  test.use({ expectedFaults: /ERR_|Content Security Policy|policy: (?:script|style)-src|status of 4/ });

  test('pasted or stored, it runs nothing on the page, in a copy or in print', async ({
    page,
    context,
    program,
    signedIn: _,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const heard: string[] = [];
    await page.exposeFunction('canary', (name: string) => heard.push(name));
    await page.addInitScript('window.print = () => undefined');
    const { api, entry } = await openNote(page, program);
    const corpus = payloads.join('<p>and</p>');
    await fieldOf(page, 'Plan').click();
    await pasteHtml(fieldOf(page, 'Plan'), `<p>Pasted words</p>${corpus}`);
    await expect(fieldOf(page, 'Plan')).toContainText('Pasted words');
    await expect.poll(async () => (await api.entry(entry.id)).answer).toContain('Pasted words');
    await api.call('PUT', '/transcripts/update_transcript', {
      noteId: entry.noteId,
      createdAt: entry.createdAt,
      sections: [{ key: 'plan', header: payloads[1], html: `<p>Stored words</p>${corpus}` }],
    });
    const stored = (await api.entry(entry.id)).answer;
    expect(stored).not.toMatch(
      /<[^>]+\son\w+=|<(?:script|img|svg|iframe|style|object|embed|form|input)\b|javascript:/i,
    );
    await page.reload();
    await expect(lastEntry(page)).toContainText('Stored words');
    await lastEntry(page).getByRole('button', { name: 'Copy note' }).click();
    await expect
      .poll(() => page.evaluate<string>('navigator.clipboard.readText()').catch(String))
      .toContain('Stored words');
    await lastEntry(page)
      .getByRole('button', { name: /^Actions/ })
      .click();
    await page.getByRole('menuitem', { name: 'Print' }).click();
    await expect(page.locator('[data-printing="note"]')).toHaveCount(1);
    for (const link of await page.locator('article [data-note-text] a').all())
      expect(await link.getAttribute('href')).toMatch(/^(?:https?|mailto):/);
    expect(heard).toEqual([]);
  });
});

test('a note leaves as PDF and Word, and as paper', async ({ page, program, signedIn: _ }) => {
  await page.addInitScript('window.print = () => { window.printed = true }');
  await openNote(page, program);
  const save = async (name: string) => {
    await lastEntry(page)
      .getByRole('button', { name: /^Actions/ })
      .click();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name }).click()]);
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };
  const pdf = await save('Download as PDF');
  expect(pdf.name).toMatch(/^Maria Santos \d{4}-\d\d-\d\d\.pdf$/);
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const word = await save('Download as Word');
  expect(word.name).toMatch(/\.docx$/);
  expect(word.bytes.subarray(0, 2).toString()).toBe('PK');

  await lastEntry(page)
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  await expect.poll(() => page.evaluate('window.printed')).toBe(true);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('body > div', { hasText: 'DRAFT, not reviewed' }).last();
  await expect(sheet).toBeVisible();
  await expect(sheet).toContainText('Maria Santos');
  await expect(sheet).toContainText('benzonatate');
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test.describe('commands', () => {
  test.use({ expectedFaults: /status of 4(?:09|22)/ });

  test('a letter is written from the chart, each fact with its entry', async ({ page, program, signedIn: _ }) => {
    const { api, entry } = await openNote(page, program);
    const box = page.getByRole('region', { name: 'Generate from this chart' });
    await box.getByRole('button', { name: 'Referral letter' }).click();
    await expect(box.getByRole('textbox')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type('pulmonology');
    await page.keyboard.press('Enter');
    await expect(lastEntry(page)).toContainText('Referral to Pulmonology');
    await expect(lastEntry(page)).toContainText('Generated from the chart');
    await expect(lastEntry(page)).toContainText('Thank you for seeing Maria Santos, born 1970-01-02.');
    await expectAccessible(page);
    const thread = await api.call<Transcript[]>('GET', `/transcripts/${entry.noteId}`);
    const letter = thread.at(-1)!;
    expect(letter.kind).toBe('command');
    expect(letter.sentences.filter(({ kind }) => kind === 'chart').length).toBeGreaterThan(2);

    await box.getByRole('textbox').fill('write a limerick');
    await box.getByRole('button', { name: /^Generate/ }).click();
    await expect(box).toContainText('The built-in engine cannot write “write a limerick”');
    await expect(box.getByRole('textbox')).toHaveValue('write a limerick');
  });
});
