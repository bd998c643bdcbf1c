import { expectAccessible } from './support/accessibility.ts';
import { addPatient, chooseTemplate, generateNote, lastEntry, pasteTranscript } from './support/chart.ts';
import { programGone } from './support/faults.ts';
import type { Page } from '@playwright/test';
import { expect, newPerson, type Person, test } from './support/fixtures.ts';
import { Program } from './support/program.ts';
import { tallyOf } from './support/tally.ts';
import { coughVisit } from './support/visits.ts';

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  savesData: false,
  expectedFaults: programGone,
});

async function register(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Given name').fill(person.givenName);
  await page.getByLabel('Family name').fill(person.familyName);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/confirm-code/);
}

test('from a new installation to the first signed note in at most nine clicks and six screens', async ({ page }) => {
  const fresh = await Program.start();
  try {
    const person = newPerson();
    const tally = await tallyOf(page);
    await page.goto(fresh.address);
    await expect(page).toHaveURL(/register/);
    await register(page, person);
    const code = page.getByLabel('Code');
    await expect(page.getByText(/newest file in .*outbox/)).toBeVisible();
    await expectAccessible(page);
    await code.pressSequentially(fresh.codeFor(person.email));
    await expect(page).toHaveURL(/onboarding/);
    // a note to look at is there before anything is asked
    const sample = page.getByRole('region', { name: 'A sample visit and its note' });
    await sample
      .getByRole('button', { name: /sumatriptan/i })
      .first()
      .hover();
    await expect(sample.getByRole('listitem').filter({ hasText: 'sumatriptan fifty' })).toHaveAttribute('data-marked');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add 3 templates' }).click();
    await page.getByLabel('Patient’s name').fill('Maria Santos');
    await page.getByRole('button', { name: 'Add patient' }).click();
    await pasteTranscript(page, coughVisit);
    await generateNote(page);
    const bar = lastEntry(page).getByRole('group', { name: 'Signing' });
    await bar.getByRole('button', { name: 'Sign note' }).click();
    const dialog = page.getByRole('dialog', { name: /^Sign the note of/ });
    // signed in a moment ago: no password
    await dialog.getByRole('checkbox').click();
    await dialog.getByRole('button', { name: 'Sign note' }).click();
    await expect(lastEntry(page).getByText(/^Signed by/)).toBeVisible();
    expect(tally.clicks).toBeLessThanOrEqual(9);
    expect([...tally.screens]).toEqual([
      '/register',
      '/confirm-code',
      '/onboarding',
      '/my-projects',
      '/chat',
      '/chat dialog',
    ]);
  } finally {
    await fresh.dispose();
  }
});

test('a new clinician registers, writes a first note, and finds it after a crash', async ({ page, program }) => {
  const person = newPerson();
  await page.goto(`${program.address}/register`);
  await register(page, person);
  await page.getByLabel('Code').fill(program.codeFor(person.email));
  await expect(page).toHaveURL(/onboarding/);
  await page.getByRole('button', { name: 'Add 3 templates' }).click();
  await expect(page).toHaveURL(/my-projects/);

  await addPatient(page, 'Maria Santos');
  await expect(page).toHaveURL(/\/chat\?id=/);
  await pasteTranscript(page, coughVisit);
  await chooseTemplate(page, 'SOAP note');
  await generateNote(page);

  // two panes, and evidence in both directions
  const entry = lastEntry(page);
  const source = entry.getByRole('region', { name: 'Source' });
  const subjective = entry.getByRole('textbox', { name: 'Subjective, note text' });
  const sentence = subjective.locator('[data-sentence]', { hasText: 'cough' }).first();
  await sentence.hover();
  const said = source.getByRole('listitem').filter({ hasText: 'cough for two weeks' });
  await expect(said).toHaveAttribute('data-marked', 'true');
  await expect(sentence).toHaveAttribute('data-marked', 'true');
  await expect(source.getByRole('listitem').filter({ hasText: 'Okay, thank you' })).not.toHaveAttribute('data-marked');
  await page.mouse.move(0, 0);
  await expect(said).not.toHaveAttribute('data-marked');
  await said.getByRole('button', { name: /Used in \d+ sentence/ }).focus();
  await expect(sentence).toHaveAttribute('data-marked', 'true');
  await expectAccessible(page);

  // editing saves itself
  const text = entry.getByRole('textbox', { name: 'Assessment, note text' });
  await text.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Acute bronchitis is likely.');
  await expect(entry.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();

  const actions = entry.getByRole('button', { name: /^Actions for the entry/ });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Copy as plain text' }).click();
  const clipboard = () => page.evaluate<string>('navigator.clipboard.readText()');
  await expect.poll(clipboard).toMatch(/^DRAFT, not reviewed\n\nSubjective\n/);
  expect(await clipboard()).toContain('Acute bronchitis is likely.');

  await actions.click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History of the note' });
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await expect(history.locator('ins')).toContainText('Acute bronchitis is likely.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();

  await program.kill();
  await program.run();
  await page.reload();
  await expect(text).toContainText('Acute bronchitis is likely.');
  await expect(page.getByRole('heading', { name: 'Maria Santos', level: 1 })).toBeVisible();
  await expect(source).toContainText('it keeps me up at night');
  await page.getByRole('link', { name: 'Patients' }).first().click();
  await expect(page.getByRole('row').filter({ hasText: 'Maria Santos' })).toBeVisible();
});
