import { readFileSync } from 'node:fs';
import { Api } from './support/api.ts';
import { test, themes, expect } from './support/fixtures.ts';
for (const theme of themes)
  for (const width of [1440, 390])
    test.describe(`${theme} ${width}`, () => {
      test.use({ theme, viewport: { width, height: 900 } });
      test('look', async ({ page, program, signedIn: _ }) => {
        const api = await Api.of(page, program);
        const { id } = await api.addPatient('Maria Lind', { dateOfBirth: '1958-03-14', sex: 'female' });
        const shot = (name: string) =>
          page.screenshot({ path: `/tmp/look/${name}-${theme}-${width}.png`, fullPage: true });
        await page.goto(`${program.address}/deep-evidentia?view=library`);
        const nb = readFileSync('/tmp/look.nbib');
        await page
          .locator('input[type="file"]')
          .setInputFiles({ name: 'pubmed.nbib', mimeType: 'text/plain', buffer: nb });
        await expect(page.getByText('pubmed.nbib:')).toBeVisible();
        await shot('library');
        await page.goto(`${program.address}/deep-evidentia`);
        await expect(page.getByText('Searching everything')).toBeVisible();
        await page
          .getByRole('checkbox', { name: /^Search Journal of/ })
          .first()
          .check();
        await expect(page.getByText('1 selected')).toBeVisible();
        await shot('ask');
        await page
          .getByRole('checkbox', { name: /^Search Journal of/ })
          .first()
          .uncheck();
        await page
          .getByRole('textbox', { name: 'Clinical question' })
          .fill(
            'Does growth hormone with pioglitazone reduce visceral fat in Maria Santos, born 03/04/1961, with impaired glucose tolerance?',
          );
        await page.getByRole('button', { name: /^Ask/ }).click();
        await expect(page.getByRole('region', { name: 'Answer' })).toBeVisible();
        await shot('answer');
        await page.getByRole('button', { name: 'Source 1' }).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.waitForTimeout(400);
        await shot('source');
        await page.goto(`${program.address}/chat?id=${id}&place=evidence`);
        await page.getByRole('textbox', { name: 'Clinical question' }).fill('Does zinc cure gout?');
        await page.getByRole('button', { name: /^Ask/ }).click();
        await expect(page.getByText('No source in the library')).toBeVisible();
        await shot('chart');
        await page.goto(`${program.address}/deep-evidentia?view=answers`);
        await expect(page.getByText('Does zinc cure gout?')).toBeVisible();
        await shot('answers');
      });
    });
