import { expectAccessible } from './support/accessibility.ts';
import { expect, test, themes } from './support/fixtures.ts';

for (const theme of themes) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ theme });

    test('a new automation is in the list, also after a reload', async ({ page, signedIn: _ }) => {
      await page.getByRole('navigation', { name: 'Main menu' }).locator('a[href="/automations"]').click();
      await expect(page.getByRole('heading', { name: 'Automations', level: 1 })).toBeVisible();
      await expect(page.getByText('Your automations will be here.')).toBeVisible();
      await expectAccessible(page);

      await page.getByLabel('Title').fill('Of today');
      await page.getByRole('button', { name: 'Add automation' }).click();
      const added = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Of today' });
      await expect(added).toBeVisible();
      await expectAccessible(page);

      await page.reload();
      await expect(added).toBeVisible();
    });
  });
}
