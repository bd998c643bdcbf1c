import { expectAccessible } from './support/accessibility.ts';
import { Api } from './support/api.ts';
import { colleagueOf } from './support/colleague.ts';
import { lastEntry } from './support/chart.ts';
import { expect, test } from './support/fixtures.ts';
import { coughVisit } from './support/visits.ts';

// a chart that is not there is what this begins with
test.use({ expectedFaults: /404/ });

test('a nurse opens a chart in an emergency, the admin is told, reviews it, and it is over', async ({
  page,
  program,
  browser,
  signedIn: _,
}) => {
  const api = await Api.of(page, program);
  const note = await api.addPatient('Maria Santos', { dateOfBirth: '1958-03-14', sex: 'female' });
  await api.addEntry(note.id, coughVisit);
  const nurse = await colleagueOf(api, browser, program, { givenName: 'Ben', familyName: 'Ode' }, 'edit');
  await nurse.goto(`${program.address}/chat?id=${note.id}`);
  await expect(nurse.getByText('Do you need this chart in an emergency?')).toBeVisible();
  await expect(nurse.getByText('Maria Santos')).toHaveCount(0);
  await expectAccessible(nurse);

  await nurse.getByRole('button', { name: 'Open in an emergency…' }).click();
  const dialog = nurse.getByRole('dialog', { name: 'Open this chart in an emergency' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Unconscious in the waiting room, allergies needed');
  await expectAccessible(nurse);
  await dialog.getByRole('button', { name: 'Open chart for 60 minutes' }).click();
  await expect(nurse.getByRole('heading', { name: 'Maria Santos', level: 1 })).toBeVisible();
  await expect(nurse.getByText(/^Emergency access until/)).toBeVisible();
  await expect(lastEntry(nurse)).toContainText(/cough/i);
  await expect(nurse.getByRole('button', { name: 'New entry' })).toHaveCount(0);
  await expectAccessible(nurse);
  // also after a reload
  await nurse.reload();
  await expect(nurse.getByText(/^Emergency access until/)).toBeVisible();

  const told = page.getByText('A chart was opened in an emergency');
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'Show access', exact: true }).click();
  await expect(page).toHaveURL(/\/audit\?tab=emergency/);
  await expect(page.getByText('Ben Ode opened Maria Santos')).toBeVisible();
  await expect(page.getByText('Unconscious in the waiting room, allergies needed')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Show activity' }).click();
  await expect(page.getByRole('row', { name: /Ben Ode.*note\.read.*Maria Santos/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Verify log' }).click();
  await expect(page.getByText(/^Log intact/)).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^audit \d{4}-\d\d-\d\d\.csv$/);
  await expectAccessible(page);

  await page.goto(`${program.address}/chat?id=${note.id}`);
  await page.getByRole('button', { name: 'Access history' }).click();
  const drawer = page.getByRole('dialog', { name: 'Access history' });
  await expect(drawer.getByText('Ben Ode')).toBeVisible();
  await expect(drawer.getByText(/Unconscious in the waiting room/)).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${program.address}/audit?tab=emergency`);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  const review = page.getByRole('dialog', { name: 'Review the emergency access of Ben Ode' });
  await review.getByRole('radio', { name: 'Not justified' }).check();
  await review.getByRole('textbox', { name: 'Comment' }).fill('The patient was awake');
  await expectAccessible(page);
  await review.getByRole('button', { name: 'Save review' }).click();
  await expect(page.getByRole('region', { name: 'Reviewed' })).toContainText('The patient was awake');
  // at once, on the nurse's open page
  await expect(nurse.getByText('Do you need this chart in an emergency?')).toBeVisible();
  await expect(nurse.getByText('Maria Santos')).toHaveCount(0);
  await nurse.context().close();
});
