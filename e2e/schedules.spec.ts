import { expectAccessible, expectNoSideways } from './support/accessibility.ts';
import { Api } from './support/api.ts';
import { expect, test, themes } from './support/fixtures.ts';

for (const theme of themes) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ theme, expectedFaults: /status of 409.*schedules/ });

    test('a visit is booked, refused where the time is taken, moved, cancelled and begun', async ({
      page,
      program,
      signedIn: _,
    }) => {
      const api = await Api.of(page, program);
      await api.addPatient('Maria Lind', { dateOfBirth: '1958-03-14', sex: 'female' });
      await api.addPatient('Tom Ode', { dateOfBirth: '1971-01-02', sex: 'male' });
      await page.getByRole('navigation', { name: 'Main menu' }).locator('a[href="/schedules"]').click();
      await expect(page.getByRole('heading', { name: 'Schedule', level: 1 })).toBeVisible();
      await expect(page.getByText('You have no appointments on this day')).toBeVisible();
      const dialog = page.getByRole('dialog');
      const book = async (patient: string, time: string) => {
        await page.getByRole('button', { name: 'Book', exact: true }).first().click();
        await dialog.getByRole('combobox', { name: 'Patient' }).fill(patient);
        await page.getByRole('option', { name: patient }).click();
        await dialog.getByLabel(/^Time/).fill(time);
        await dialog.getByLabel('Reason').fill('Cough');
        await dialog.getByRole('button', { name: 'Book', exact: true }).click();
      };
      // of today, with the line of the moment
      await book('Tom Ode', '00:00');
      await expect(dialog).toBeHidden();
      await expect(page.getByText(/^Now, /)).toBeVisible();
      await expectAccessible(page);

      await page.getByRole('button', { name: 'Next day' }).click();
      await expect(page).toHaveURL(/date=/);
      await book('Maria Lind', '09:00');
      const rows = page.getByRole('list', { name: 'Appointments' }).getByRole('listitem');
      await expect(rows.filter({ hasText: 'Maria Lind' })).toContainText('Booked');
      await book('Tom Ode', '09:10');
      await expect(dialog.getByText('This time is no longer free. Choose another time.')).toBeVisible();
      await expectAccessible(page);
      await dialog.getByLabel(/^Time/).fill('09:20');
      await dialog.getByRole('button', { name: 'Book', exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(rows).toHaveCount(2);
      await expectAccessible(page);

      await page.reload();
      await expect(rows.first()).toContainText('Maria Lind');
      await rows
        .first()
        .getByRole('button', { name: /^Actions for Maria Lind/ })
        .click();
      await page.getByRole('menuitem', { name: 'Cancel appointment' }).click();
      await expect(rows).toHaveCount(1);
      await book('Maria Lind', '09:00');
      await expect(dialog).toBeHidden();
      await expect(rows).toHaveCount(2);

      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoSideways(page);
      await page.getByRole('button', { name: 'Start session with Maria Lind' }).click();
      await expect(page).toHaveURL(/\/chat\?id=/);
      await expect(page.getByRole('region', { name: 'This visit' })).toContainText('Cough');
    });

    test('a visit is moved in the calendar by mouse and by keys, and stays where its new time is taken', async ({
      page,
      program,
      signedIn: _,
    }) => {
      const api = await Api.of(page, program);
      const [zone, date] = await page.evaluate<[string, string]>(() => {
        const tomorrow = new Date();
        tomorrow.setDate(tomorrow.getDate() + 1);
        return [Intl.DateTimeFormat().resolvedOptions().timeZone, new Intl.DateTimeFormat('en-CA').format(tomorrow)];
      });
      const book = async (patient: string, time: string) => {
        const note = await api.addPatient(patient, { dateOfBirth: '1958-03-14', sex: 'female' });
        await api.call('POST', '/schedules/', { noteId: note.id, startsAt: `${date}T${time}`, timeZone: zone });
      };
      await book('Maria Lind', '09:00');
      await book('Tom Ode', '10:00');
      await page.goto(`${program.address}/schedules?date=${date}&view=week`);
      const calendar = page.getByRole('region', { name: 'Calendar' });
      const maria = calendar.getByRole('button', { name: /Maria Lind/ });
      await expect(maria).toContainText('9:00');
      await expectAccessible(page);
      await page.getByText('Day', { exact: true }).click();
      await expect(page).toHaveURL(/view=day/);

      // an hour later, where Tom is
      const drag = async (from: number, to: number) => {
        // not while its last move is being saved
        await expect(maria).toHaveAttribute('data-free');
        const box = (await maria.boundingBox())!;
        const hour = (await calendar.getByRole('group').first().boundingBox())!.height / 24;
        const x = box.x + box.width / 2;
        await page.mouse.move(x, box.y + from);
        await page.mouse.down();
        await page.mouse.move(x, box.y + from + 10);
        await page.mouse.move(x, box.y + from + to * hour);
        await page.mouse.up();
      };
      await drag(8, 1);
      await expect(page.getByRole('alert')).toContainText('This time is no longer free. Choose another time.');
      await expect(maria).toContainText('9:00');
      await expectAccessible(page);
      await drag(8, 2);
      await expect(maria).toContainText('11:00');
      // longer by its lower edge, half an hour
      await drag((await maria.boundingBox())!.height - 3, 0.5);
      await expect(maria).toContainText(/to 11:50/);

      await expect(maria).toHaveAttribute('data-free');
      await maria.focus();
      await maria.press('ArrowDown');
      await expect(page.getByText(/Maria Lind: .*11:15.*Enter saves/)).toHaveCount(1);
      await maria.press('Enter');
      await expect(maria).toContainText('11:15');
      await page.reload();
      await expect(maria).toContainText('11:15');
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoSideways(page);
      await maria.click();
      await expect(page.getByRole('menuitem', { name: 'Move or change' })).toBeVisible();
    });
  });
}
