import { expectAccessible } from './support/accessibility.ts';
import { addPatient } from './support/chart.ts';
import { expect, test } from './support/fixtures.ts';
import { formOf, pdfOf } from './support/pdf.ts';

test('a blank form is filled in for a patient, kept over a reload, and lies in the chart', async ({
  page,
  signedIn: _,
}) => {
  await addPatient(page, 'Maria Lind');
  await page.getByRole('navigation', { name: 'Main menu' }).locator('a[href="/ai-forms"]').click();
  await expect(page.getByText('Your forms will be here')).toBeVisible();
  await page.getByLabel('Upload form').setInputFiles({
    name: 'Referral.pdf',
    mimeType: 'application/pdf',
    buffer: formOf(['Patient name', 'Diagnosis', 'Signature']),
  });
  // the form is read first
  await expect(page.getByRole('button', { name: 'Fill in Referral' })).toBeVisible();
  await page.getByRole('button', { name: 'Fill in Referral' }).click();
  await expectAccessible(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Patient').fill('Maria');
  await page.getByRole('option', { name: 'Maria Lind' }).click();
  await dialog.getByRole('button', { name: 'Start' }).click();

  const fields = page.getByRole('group', { name: 'Fields of the form' });
  await expect(fields.getByRole('textbox', { name: 'Patient name' })).toHaveValue('Maria Lind');
  await expect(fields.getByText('From the chart')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
  await expectAccessible(page);

  // typed on the page itself, and there after a reload
  const paper = page.getByRole('group', { name: 'Pages of the form' });
  await paper.getByLabel('Diagnosis').fill('Lumbar strain');
  await expect(fields.getByRole('textbox', { name: 'Diagnosis' })).toHaveValue('Lumbar strain');
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await page.reload();
  await expect(fields.getByRole('textbox', { name: 'Diagnosis' })).toHaveValue('Lumbar strain');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Fill and save PDF' }).click();
  expect((await saved).suggestedFilename()).toBe('Referral Maria Lind.pdf');
  await page.getByRole('link', { name: 'Open chart' }).click();
  await expect(page.getByText('Referral Maria Lind.pdf').first()).toBeVisible();
});

test('the fields of a form that is only printed are found, kept and saved', async ({ page, signedIn: _ }) => {
  await page.getByRole('navigation', { name: 'Main menu' }).locator('a[href="/ai-forms"]').click();
  const lines = [
    'Send this referral with a copy of the last note to the clinic on page 2',
    'Diagnosis: _________________________',
  ];
  await page.getByLabel('Upload form').setInputFiles({
    name: 'Printed.pdf',
    mimeType: 'application/pdf',
    buffer: pdfOf(lines),
  });
  await expect(page.getByRole('link', { name: 'Find fields of Printed' })).toBeVisible();
  await page.getByRole('link', { name: 'Find fields of Printed' }).click();
  await page.getByRole('button', { name: 'Find fields' }).click();
  const list = page.getByRole('group', { name: 'Fields of the form' });
  await expect(list.getByRole('button', { name: 'Diagnosis' })).toBeVisible();
  await expectAccessible(page);

  // what was found is not lost by leaving
  await page.getByRole('link', { name: 'All forms' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Save fields' }).click();
  await expect(page.getByText(/Saved.*version 2/)).toBeVisible();
  await page.getByRole('link', { name: 'All forms' }).click();
  await expect(page.getByRole('button', { name: 'Fill in Printed' })).toBeVisible();
});
