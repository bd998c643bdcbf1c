import { expectAccessible, expectNoSideways } from './support/accessibility.ts';
import { Api } from './support/api.ts';
import { expect, test, themes } from './support/fixtures.ts';

for (const theme of themes) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ theme });

    test('kinds of visit and hours are set, a free time is booked, and a freed one goes to who waits', async ({
      page,
      program,
      signedIn: _,
    }) => {
      const api = await Api.of(page, program);
      await api.addPatient('Maria Lind', { dateOfBirth: '1958-03-14', sex: 'female' });
      await api.addPatient('Tom Ode', { dateOfBirth: '1971-01-02', sex: 'male' });
      const dialog = page.getByRole('dialog');

      await page.goto(`${program.address}/settings?tab=visits`);
      const types = page.getByRole('region', { name: 'Kinds of visit' });
      await types.getByRole('button', { name: 'New kind of visit' }).click();
      await types.getByLabel('Name').fill('First visit');
      await types.getByLabel('Length').fill('40');
      await types.getByLabel('Free after').fill('20');
      await expectAccessible(page);
      await types.getByRole('button', { name: 'Save' }).click();
      await expect(types.getByText('40 min · 20 min free after')).toBeVisible();
      const hours = page.getByRole('region', { name: 'Booking hours' });
      for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
        await hours.getByRole('button', { name: `Add hours on ${day}` }).click();
      await hours.getByRole('button', { name: 'Save hours' }).click();
      await expect(hours.getByRole('button', { name: 'Save hours' })).toBeDisabled();
      await expectAccessible(page);
      await page.reload();
      await expect(hours.getByLabel('Sunday, part 1: from')).toHaveValue('09:00');

      await page.goto(`${program.address}/schedules`);
      await page.getByRole('button', { name: 'Next day' }).click();
      await page.getByRole('button', { name: 'Book', exact: true }).first().click();
      await dialog.getByRole('combobox', { name: 'Patient' }).fill('Maria');
      await page.getByRole('option', { name: 'Maria Lind' }).click();
      await dialog.getByLabel('Kind of visit').selectOption('First visit');
      const free = dialog.getByRole('group', { name: 'Free times' }).getByRole('button');
      await free.nth(1).click();
      await expect(dialog.getByLabel(/^Time/)).toHaveValue('09:15');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Book', exact: true }).click();
      const rows = page.getByRole('list', { name: 'Appointments' }).getByRole('listitem');
      await expect(rows).toHaveCount(1);

      // what is booked, and the time after it, is no longer among them
      await page.getByRole('button', { name: 'Book', exact: true }).first().click();
      await dialog.getByLabel('Kind of visit').selectOption('First visit');
      await expect(free.first()).toContainText('10:15');
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await expect(dialog).toBeHidden();

      await page.getByRole('button', { name: 'Waitlist', exact: true }).click();
      await dialog.getByRole('button', { name: 'Add a patient' }).click();
      await dialog.getByRole('combobox', { name: 'Patient' }).fill('Tom');
      await page.getByRole('option', { name: 'Tom Ode' }).click();
      await dialog.getByLabel('Reason').fill('Cough');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(dialog.getByRole('list', { name: 'Waitlist' })).toContainText('Cough · 20 min');
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Waitlist (1)' })).toBeVisible();

      await rows.getByRole('button', { name: /^Actions for Maria Lind/ }).click();
      await page.getByRole('menuitem', { name: 'Cancel appointment' }).click();
      const freed = page.getByRole('list', { name: 'Times that are free again' });
      await expect(freed).toContainText('1 patient is waiting');
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoSideways(page);
      await freed.getByRole('button', { name: /^Choose patient/ }).click();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Book Tom Ode' }).click();
      await expect(dialog).toBeHidden();
      await expect(rows).toContainText('Tom Ode');
      await expect(freed).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Waitlist', exact: true })).toBeVisible();
      await page.goto(`${program.address}/settings?tab=visits`);
      await expect(types.getByText('First visit')).toBeVisible();
      await expectNoSideways(page);
    });
  });
}
