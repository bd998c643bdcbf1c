import { expectAccessible } from './support/accessibility.ts';
import { addPatient } from './support/chart.ts';
import { expect, test, themes } from './support/fixtures.ts';

for (const theme of themes) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ theme });

    test('a fax is looked at before it is sent, delivered, and comes in', async ({ page, signedIn: _ }) => {
      await addPatient(page, 'Maria Lind');
      const menu = page.getByRole('navigation', { name: 'Main menu' });
      await menu.locator('a[href="/fax"]').click();
      await expect(page.getByText('Nothing has come in')).toBeVisible();
      const [number] = /\+\d{11}/.exec(await page.getByText('Your fax number is').innerText())!;
      await page.getByRole('button', { name: 'New fax' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: 'Patient' }).fill('Maria');
      await page.getByRole('option', { name: 'Maria Lind' }).click();
      await dialog.getByLabel('Name').fill('Front desk');
      await dialog.getByLabel('Fax number').fill(number!);
      await dialog.getByLabel('Cover note').fill('Re: Maria Lind. The stress test is negative.');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Preview' }).click();
      await expect(dialog.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
      const send = dialog.getByRole('button', { name: 'Send fax · 1 credit' });
      await expect(send).toBeDisabled();
      await dialog.getByLabel('The number is right').check();
      await expectAccessible(page);
      await send.click();

      const tabs = page.getByRole('navigation', { name: 'Fax', exact: true });
      await tabs.getByRole('link', { name: 'Sent' }).click();
      await expect(page.getByRole('table', { name: 'Sent' }).getByText('Delivered')).toBeVisible();
      await expectAccessible(page);
      await tabs.getByRole('link', { name: 'Inbox' }).click();
      await expect(page.getByRole('link', { name: `Open fax from ${number}` })).toBeVisible();
      await tabs.getByRole('link', { name: 'Contacts' }).click();
      await expect(page.getByText('Your contacts will be here')).toBeVisible();
      await expectAccessible(page);

      await tabs.getByRole('link', { name: 'Pending' }).click();
      await page.getByRole('link', { name: `Open fax from ${number}` }).click();
      const place = page.getByRole('region', { name: 'Where it belongs' });
      await expect(place.getByRole('radio', { name: 'Maria Lind · 40 points of 100' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('radio', { name: /Maria Lind/ }).check();
      await place.getByRole('button', { name: 'File to Maria Lind' }).click();
      await expect(place.getByText(/^Filed by/)).toBeVisible();
      await expectAccessible(page);
      await place.getByRole('link', { name: 'Maria Lind' }).click();
      await expect(page.getByText(/^Fax \d{4}-\d\d-\d\d\.pdf/).first()).toBeVisible();
      await page.goBack();
      await place.getByRole('button', { name: 'Take it out of this chart' }).click();
      await expect(place.getByRole('button', { name: 'File to Maria Lind' })).toBeVisible();
    });
  });
}
