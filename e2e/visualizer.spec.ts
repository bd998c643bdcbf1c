import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { Picture } from '@clinical/contract/visualizer/picture.schemas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expectAccessible, expectNoSideways } from './support/accessibility.ts';
import { Api } from './support/api.ts';
import { expect, test, themes } from './support/fixtures.ts';

const potassium = (id: string, value: number, effectiveDateTime: string) => ({
  resource: {
    resourceType: 'Observation',
    id,
    status: 'final',
    code: { coding: [{ system: 'http://loinc.org', code: '2823-3', display: 'Potassium' }] },
    effectiveDateTime,
    valueQuantity: { value, unit: 'mmol/L' },
  },
});
const bundle = {
  resourceType: 'Bundle',
  entry: [
    { resource: { resourceType: 'Patient', id: 'p', name: [{ text: 'Maria Lind' }], birthDate: '1958-03-15' } },
    potassium('k1', 4.4, '2025-05-01'),
    potassium('k2', 4.9, '2025-08-01'),
    potassium('k3', 5.4, '2026-01-10'),
  ],
};

for (const theme of themes) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ theme, expectedFaults: /status of 409.*chart-imports/ });

    test('a file is imported, the picture shown, its sentence opened, kept and printed', async ({
      page,
      program,
      signedIn: _,
    }) => {
      const api = await Api.of(page, program);
      const { id } = await api.addPatient('Maria Lind', { dateOfBirth: '1958-03-14', sex: 'female' });
      await api.addTyped(
        id,
        '<p>History of hypertension.</p><p>Allergic to penicillin.</p><p>Blood pressure is 150/90 mmHg.</p><p>Start lisinopril 10 mg daily.</p>',
      );
      await page.getByRole('navigation', { name: 'Main menu' }).locator('a[href="/ai-patient-viewer"]').click();
      await expect(page.getByRole('heading', { name: 'AI Patient Viewer', level: 1 })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('combobox', { name: 'Patient', exact: true }).fill('Maria');
      await page.getByRole('option', { name: 'Maria Lind' }).click();
      await expect(page).toHaveURL(/id=/);
      await page.getByRole('link', { name: 'Open chart' }).click();
      await page.getByRole('link', { name: 'Picture', exact: true }).click();
      await expect(page.getByText('Problems, medication, measured values and changes')).toBeVisible();

      // its patient was born on another day
      const file = { name: 'summary.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(bundle)) };
      await page.locator('input[type="file"]').setInputFiles(file);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('born Mar 15, 1958');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Import into this chart' }).click();
      await expect(page.getByText('summary.json')).toBeVisible();

      await page.getByLabel('What to look at').fill('potassium');
      await page.getByRole('button', { name: 'Show picture · 1 credit' }).click();
      const band = page.getByRole('region', { name: 'Safety' });
      await expect(band.getByRole('button', { name: /^penicillin/ })).toBeVisible();
      await expectAccessible(page);
      const chart = page.getByRole('img', { name: /^Potassium: 3 values/ });
      await chart.focus();
      await page.keyboard.press('End');
      await expect(page.getByRole('img', { name: /^Potassium 5\.4 mmol\/L, .*, signed$/ })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog).toContainText('Potassium: 5.4 mmol/L');
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();

      await page.getByLabel('What to look at').fill('');
      await page.getByRole('button', { name: 'Show picture · 1 credit' }).click();
      await page.getByRole('button', { name: '150/90 mmHg' }).click();
      await dialog.getByRole('button', { name: 'Open entry' }).click();
      await expect(page).not.toHaveURL(/place=picture/);
      await expect(page.getByText('Blood pressure is 150/90 mmHg.').first()).toBeVisible();

      await page.getByRole('link', { name: 'Picture', exact: true }).click();
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(band).toBeVisible();
      await expectNoSideways(page);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.getByRole('button', { name: 'Keep as entry' }).click();
      const kinds = async () => (await api.call<Transcript[]>('GET', `/transcripts/${id}`)).map(({ kind }) => kind);
      await expect.poll(kinds).toEqual(['typed', 'picture']);

      const picture = await api.call<Picture>('POST', `/notes/${id}/ai-patient-viewer`, {});
      await page.evaluate('window.print = () => undefined');
      await page.getByRole('button', { name: 'Print' }).click();
      await page.getByRole('menuitem', { name: 'Clinician sheet' }).click();
      await expect(page.locator('body[data-printing="picture"]')).toBeAttached();
      const { pages, text } = await textOf(await page.pdf({ format: 'A4' }));
      expect(pages).toBe(1);
      for (const { values } of picture.series) for (const value of values) expect(text).toContain(value.text);
      await page.evaluate("window.dispatchEvent(new Event('afterprint'))");
    });
  });
}

async function textOf(bytes: Buffer): Promise<{ pages: number; text: string }> {
  const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const words: string[] = [];
  for (let n = 1; n <= pdf.numPages; n++) {
    const { items } = await (await pdf.getPage(n)).getTextContent();
    words.push(...items.map((item) => ('str' in item ? item.str : '')));
  }
  return { pages: pdf.numPages, text: words.join('').replaceAll(/\s+/g, ' ') };
}
