import { expectAccessible, expectNoSideways } from './support/accessibility.ts';
import { Api } from './support/api.ts';
import { colleagueOf } from './support/colleague.ts';
import { expect, test } from './support/fixtures.ts';
import { lastEntry } from './support/chart.ts';

test('a pre-chat is answered, corrected, read by a colleague and becomes an entry of the chart', async ({
  page,
  program,
  signedIn: _,
}) => {
  const api = await Api.of(page, program);
  await api.addPatient('Maria Lind', { dateOfBirth: '1958-03-14', sex: 'female' });
  await page.getByRole('navigation', { name: 'Main menu' }).locator('a[href="/pre-chats"]').click();
  await expect(page.getByText('No pre-chats yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New pre-chat' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New pre-chat' });
  await dialog.getByRole('combobox', { name: 'Patient (optional)' }).fill('Maria');
  await page.getByRole('option', { name: 'Maria Lind' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Begin' }).click();
  const field = page.getByRole('textbox', { name: 'Answer' });
  const progress = page.getByText(/^Question \d+ of at most 10$/);
  await expect(progress).toHaveText('Question 1 of at most 10');

  // what is typed survives a reload
  await field.fill('A dry cough for two weeks.');
  await page.reload();
  await expect(field).toHaveValue('A dry cough for two weeks.');
  await field.press('Enter');
  await expect(progress).toHaveText('Question 2 of at most 10');
  await field.fill('No.');
  await field.press('Enter');
  await expect(progress).toHaveText('Question 3 of at most 10');
  await page.getByRole('button', { name: 'Correct answer 1' }).click();
  const dialogue = page.getByRole('region', { name: 'Dialogue' });
  await dialogue.getByRole('textbox').fill('A dry cough for three weeks.');
  await dialogue.getByRole('button', { name: 'Save' }).click();
  await expect(dialogue.getByText(/Before: A dry cough for two weeks\./)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Stop the questions' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Stop the questions' })
    .click();
  await expect(page.getByText('The questions were stopped.')).toBeVisible();
  await page.getByRole('button', { name: 'Transfer to chart' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Transfer to chart' }).click();
  await page.getByRole('link', { name: 'Open the chart' }).click();
  await expect(lastEntry(page).getByText('Reported by the patient before the visit')).toBeVisible();
  await expect(lastEntry(page).getByText('Reason for the visit: “A dry cough for three weeks.”')).toBeVisible();
});

test('a warning sign ends the questions and reaches a colleague, until a person clears it', async ({
  page,
  browser,
  program,
  signedIn: _,
}) => {
  const api = await Api.of(page, program);
  const ben = await colleagueOf(api, browser, program, { givenName: 'Ben', familyName: 'Ito' });
  await ben.goto(`${program.address}/pre-chats`);
  await expect(ben.getByText('No pre-chats yet')).toBeVisible();
  await page.goto(`${program.address}/pre-chats`);
  await page.getByRole('button', { name: 'New pre-chat' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click();
  const field = page.getByRole('textbox', { name: 'Answer' });
  await field.fill('My chest hurts and I am sweating.');
  await field.press('Enter');
  const flag = page.getByRole('region', { name: 'Possible heart attack' });
  await expect(flag.getByText('My chest hurts and I am sweating.')).toBeVisible();
  await expect(page.getByText(/Call 911 now/)).toBeVisible();
  await expect(field).toBeHidden();
  await expect(page.getByText('A patient’s answers need somebody now.').first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideways(page);

  await ben.getByRole('link', { name: /Open pre-chat/ }).click();
  await ben.getByRole('button', { name: 'Clear with a reason' }).click();
  await ben.getByRole('textbox', { name: 'Reason' }).fill('Called, an ambulance is there.');
  await ben.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByText(/Cleared by Ben Ito/)).toBeVisible();
  await ben.context().close();
});
