import { randomUUID } from 'node:crypto';
import { expectAccessible } from './support/accessibility.ts';
import { lastEntry } from './support/chart.ts';
import { expect, test } from './support/fixtures.ts';
import { openNote } from './support/note.ts';

test('a late referral stands in the brief, is closed by its reply, and what stays open is carried at signing', async ({
  page,
  program,
  signedIn: _,
}) => {
  const create = (noteId: string, set: object) => ({ action: 'create', id: randomUUID(), noteId, set });
  await openNote(page, program, async (api, noteId) => {
    await api.addEntry(noteId, 'Cardiology: The heart is normal. No further visit is needed.', false);
    const operations = [
      create(noteId, { title: 'Refer to cardiology', category: 'Referral', dueOn: '2026-01-05' }),
      create(noteId, { title: 'Call the pharmacy', category: 'Other' }),
    ];
    await api.call('POST', '/notes/batch-apply-task-operations', { operations });
  });

  // the first view of the day leads to the loop, open in its place
  await page.goto(`${program.address}/my-projects`);
  await expect(page.getByRole('rowheader', { name: /^Waiting for a reply, overdue/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Refer to cardiology' }).click();
  const stations = page.getByRole('list', { name: 'Stations of Refer to cardiology' });
  await expect(stations.getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page);

  // the reply closes it
  await stations.getByRole('button', { name: 'File the reply' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reply: Refer to cardiology' });
  const choice = dialog.getByRole('combobox', { name: 'From the chart' });
  const reply = await choice.getByRole('option', { name: /The heart is normal/ }).getAttribute('value');
  await choice.selectOption(reply);
  await dialog.getByRole('button', { name: 'File and close' }).click();
  await expect(
    page.getByRole('button', { name: 'Stations of Refer to cardiology: Closed with a reply' }),
  ).toBeVisible();
  await page.goto(`${program.address}/my-projects`);
  await expect(page.getByRole('rowheader', { name: /^Drafts to sign/ })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: /^Waiting for a reply/ })).toHaveCount(0);

  // the note is signed with what stays open
  await page.getByRole('link', { name: 'Maria Santos' }).first().click();
  await lastEntry(page).getByRole('button', { name: 'Sign note' }).click();
  const signing = page.getByRole('dialog', { name: /^Sign the note of/ });
  await expect(signing.getByRole('region', { name: 'Open from earlier visits' })).toContainText('Call the pharmacy');
  await signing.getByRole('checkbox', { name: /^I have reviewed/ }).check();
  await expect(signing.getByRole('button', { name: 'Sign note' })).toBeDisabled();
  await expectAccessible(page);
  await signing.getByRole('button', { name: 'Carry all' }).click();
  await signing.getByRole('button', { name: 'Sign note' }).click();
  await expect(page.getByText(/^Signed by /)).toBeVisible();
});
