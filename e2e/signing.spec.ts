import type { Browser } from '@playwright/test';
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { readZip } from '../apps/server/test/read-zip.ts';
import { expectAccessible, expectNoSideways } from './support/accessibility.ts';
import { Api } from './support/api.ts';
import { addPatient, generateNote, lastEntry, pasteTranscript } from './support/chart.ts';
import { expect, makeAccount, signIn, test } from './support/model-fixtures.ts';
import { kneeVisit } from './support/visits.ts';

const run = promisify(execFile);

test.beforeEach(async ({ model }) => model.serve('unfaithful'));

// a wrong password is a refusal that the browser tells of, and a chart without a date of birth
test.use({ expectedFaults: /sign-eth|DELETE|\/notes\/|patient-summary\/link/ });

test('from a new patient to a signed note whose packet verifies itself', async ({ page, browser, program }, info) => {
  const person = await makeAccount(program);
  await signIn(page, program, person);
  // otherwise the sign-in of a moment ago would be proof enough
  await (await Api.of(page, program)).call('PUT', '/settings/signing', { freshMinutes: 0 });
  await addPatient(page, 'Elif Demir');
  await pasteTranscript(page, kneeVisit);
  await generateNote(page);
  const entry = lastEntry(page);
  const bar = entry.getByRole('group', { name: 'Signing' });

  // the wrong dose and the missing allergy stand against it
  await expect(bar).toContainText(/Before signing: “.+”/);
  await bar.getByRole('button', { name: 'Sign note' }).click();
  const dialog = page.getByRole('dialog', { name: /^Sign the note of/ });
  await expect(dialog.getByRole('button', { name: 'Sign note' })).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Go to the next finding' }).click();
  await expect(page.locator('[data-check]:focus')).toBeVisible();
  for (;;) {
    const left = await bar.getByText(/^Before signing/).count();
    if (left === 0) break;
    await page.keyboard.press('x');
    const focused = page.locator('[data-check]:focus');
    await expect(focused).toBeVisible();
    const card = entry.locator(`[data-check="${await focused.getAttribute('data-check')}"]`);
    if ((await card.locator('[data-act="insert"]').count()) > 0) await page.keyboard.press('i');
    else {
      await page.keyboard.press('a');
      await card.getByLabel('Reason to accept it as written').fill('Confirmed by telephone today.');
      await card.getByRole('button', { name: 'Accept' }).click();
    }
    await expect(card).toHaveCount(0);
  }

  // what was on screen long enough to be read is looked at; the rest comes with "Show me"
  await expect(bar).toContainText(/\d+ of \d+ not looked at|All \d+ sentences looked at/);
  await expect(async () => {
    const show = bar.getByRole('button', { name: 'Show me' });
    // it goes away by itself when the last sentence was looked at
    if ((await show.count()) > 0) await show.click({ timeout: 2_000 });
    await expect(bar).toContainText(/All \d+ sentences looked at/, { timeout: 2_000 });
  }).toPass({ timeout: 90_000 });

  await bar.getByRole('button', { name: 'Sign note' }).click();
  await dialog.getByRole('checkbox').check();
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Sign note' }).click();
  await expect(dialog.getByText('not the password of this account')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Sign note' }).click();
  await expect(entry.getByText(/^Signed by Ada Okafor, /)).toBeVisible();
  await expect(entry.getByRole('textbox', { name: /note text/ }).first()).toHaveAttribute('contenteditable', 'false');

  const signed = entry.getByRole('region', { name: 'Signing' });
  await signed.getByRole('button', { name: 'Add addendum' }).click();
  await signed.getByLabel('Addendum').fill('The X-ray shows no fracture.');
  await expectAccessible(page);
  await signed.getByRole('button', { name: 'Add to the signed note' }).click();
  await expect(signed.getByRole('listitem')).toContainText('The X-ray shows no fracture.');

  // the note in plain words, each line with its sentence, and what was put right
  await entry.getByRole('button', { name: 'Patient summary' }).click();
  const summary = page.getByRole('dialog', { name: /^Patient summary of the note of/ });
  await expect(summary.getByRole('heading', { name: 'Corrections' })).toBeVisible();
  await summary.getByRole('switch', { name: 'Show source sentences' }).check();
  await expect(summary.locator('q').first()).toBeVisible();
  await expectAccessible(page);

  // the patient reads it on a phone, and says what is not right
  await summary.getByRole('button', { name: 'Patient link' }).click();
  const linking = page.getByRole('dialog', { name: 'Patient link' });
  await linking.getByRole('button', { name: 'Make link' }).click();
  await linking.getByLabel(/Date of birth of the patient/).fill('1958-03-14');
  await linking.getByRole('button', { name: 'Make link' }).click();
  const address = await linking.getByLabel('Address of the link').inputValue();
  await expectAccessible(page);
  await readAsPatient(browser, address);
  await linking.getByRole('button', { name: 'Close' }).click();
  await summary.getByRole('button', { name: 'Close' }).click();

  const download = page.waitForEvent('download');
  await signed.getByRole('button', { name: 'Download signed record' }).click();
  const files = readZip(await readFile(await (await download).path()));
  const folder = info.outputPath('packet');
  for (const [name, content] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  const { stdout } = await run(process.execPath, [join(folder, 'verify.mjs')]);
  expect(stdout).toMatch(/^valid: \d+ links, head [0-9a-f]{64}/);
  expect([...files.values()].some((file) => file.includes('Confirmed by telephone today.'))).toBe(true);

  // what the patient reported is due today for who signed; the chart stays
  await page.goto(`${program.address}/my-projects`);
  const rows = page.getByRole('row').filter({ hasText: 'Elif Demir' });
  await expect(rows.first()).toContainText(/Patient summary: “.+” is not right/);
  await rows.last().hover();
  await rows.last().getByRole('button', { name: 'Actions for Elif Demir' }).click();
  await page.getByRole('menuitem', { name: 'Delete chart' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.getByText('A chart with a signed entry can be archived, not deleted.')).toBeVisible();
});

async function readAsPatient(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const patient = await context.newPage();
  await patient.goto(address);
  await expect(patient.getByRole('heading', { name: 'Summary of your visit' })).toBeVisible();
  await expect(patient.locator('body')).not.toContainText('Demir');
  await patient.getByLabel('Month').selectOption('March');
  await patient.getByLabel('Day').fill('14');
  await patient.getByLabel('Year').fill('1958');
  await expectAccessible(patient);
  await patient.getByRole('button', { name: 'Open' }).tap();
  await expect(patient.getByRole('heading', { name: /^Your visit on/ })).toBeVisible();
  await expect(patient.getByText('The X-ray shows no fracture.')).toBeVisible();
  await expectNoSideways(patient);
  const wrong = patient.getByRole('button', { name: /^This is not right: / }).first();
  await wrong.tap();
  await patient.getByLabel(/What is wrong/).fill('It was the other knee.');
  await expectAccessible(patient);
  await patient.getByRole('button', { name: 'Tell the clinic' }).tap();
  await expect(patient.getByText('You told the clinic that this is not right.')).toBeVisible();
  await expectAccessible(patient);
  await context.close();
}
