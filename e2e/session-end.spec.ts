import { Api } from './support/api.ts';
import { addPatient, generateNote, lastEntry, newEntryPanel, pasteTranscript } from './support/chart.ts';
import { fillSignIn } from './support/fixtures.ts';
import { expect, makeAccount, signIn, test } from './support/model-fixtures.ts';
import { kneeVisit } from './support/visits.ts';

test.use({ expectedFaults: /401/ });

test('a note is finished although its writer’s session ends, and what was begun beside it is kept', async ({
  page,
  program,
  model,
}) => {
  await model.serve('slow', 1_500);
  const person = await makeAccount(program);
  await signIn(page, program, person);
  await addPatient(page, 'Elif Demir');
  await pasteTranscript(page, kneeVisit);
  await generateNote(page);
  await expect(
    lastEntry(page)
      .getByText(/^Processing note: \d+%$/)
      .first(),
  ).toBeVisible();
  const address = page.url();

  await page.getByRole('button', { name: 'New entry' }).click();
  const panel = newEntryPanel(page);
  await pasteTranscript(page, 'Doctor: A second visit was begun before the session ended.');
  await panel.getByText('Add extra clinical context').click();
  await panel.getByLabel('Extra clinical context').fill('HbA1c 7.2 % in March.');
  const api = await Api.of(page, program);
  const sessions = await api.call<{ id: string; current: boolean }[]>('GET', '/auth/sessions');
  await api.call('DELETE', `/auth/sessions/${sessions.find(({ current }) => current)?.id}`);
  await expect(page).toHaveURL(/session_expired=true/);

  await fillSignIn(page, person);
  await expect(page).not.toHaveURL(/sign-in/);
  await page.goto(address);
  await expect(lastEntry(page).getByText('Draft', { exact: true })).toBeVisible();
  await expect(lastEntry(page).getByRole('textbox').first()).toContainText(/knee/i);
  await page.getByRole('button', { name: 'New entry' }).click();
  await expect(newEntryPanel(page).getByLabel('Transcript')).toHaveValue(/A second visit was begun/);
  await expect(newEntryPanel(page).getByLabel('Extra clinical context')).toHaveValue('HbA1c 7.2 % in March.');

  await model.serve('good');
  await generateNote(page);
  await expect(page.getByRole('article').getByText('Draft', { exact: true })).toHaveCount(2);
});
