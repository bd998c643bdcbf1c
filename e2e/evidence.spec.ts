import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { expectAccessible, expectNoSideways } from './support/accessibility.ts';
import { Api } from './support/api.ts';
import { expect, test, themes } from './support/fixtures.ts';

const nbib = (pmid: string, title: string, abstract: string, more = '') =>
  `PMID- ${pmid}\nTI  - ${title}\nAB  - ${abstract}\nJT  - Journal of Knees\nJID - 0123456\nDP  - 2020\nPT  - Journal Article\n${more}\n`;
const trial = nbib(
  '101',
  'Exercise for knee osteoarthritis: a randomised trial',
  'METHODS: 120 adults were randomised to exercise twice a week or usual care. RESULTS: Exercise reduced knee pain in osteoarthritis (mean difference -1.2, 95% CI -1.9 to -0.5). CONCLUSION: Exercise reduces knee pain. Further trials in older adults are needed.',
);
const notice = nbib(
  '900',
  'Retraction',
  'See the notice.',
  'PT  - Retraction of Publication\nROF - J Knees. 2020. PMID: 101',
);

for (const theme of themes) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ theme });

    test('a question is answered from a file, saved to a chart, and marked after a retraction', async ({
      page,
      program,
      signedIn: _,
    }) => {
      const api = await Api.of(page, program);
      const { id } = await api.addPatient('Maria Lind', { dateOfBirth: '1958-03-14', sex: 'female' });
      await page.getByRole('navigation', { name: 'Main menu' }).locator('a[href="/deep-evidentia"]').click();
      await expect(page.getByRole('heading', { name: 'DeepEvidentia', level: 1 })).toBeVisible();
      await expect(page.getByText('Searching everything')).toBeVisible();
      await expectAccessible(page);

      await page.getByRole('link', { name: 'Library', exact: true }).click();
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: 'pubmed.nbib', mimeType: 'text/plain', buffer: Buffer.from(trial) });
      await expect(page.getByText('pubmed.nbib: 1 added')).toBeVisible();
      await expectAccessible(page);

      await page.getByRole('link', { name: 'Ask', exact: true }).click();
      const journal = page.getByRole('checkbox', { name: 'Search Journal of Knees' });
      await journal.check();
      await expect(page.getByText('1 selected')).toBeVisible();
      await page
        .getByRole('textbox', { name: 'Clinical question' })
        .fill('Does exercise reduce knee pain in osteoarthritis for Ottoline Marchbanks, born 03/04/1961?');
      await page.getByRole('button', { name: /^Ask/ }).click();
      await expect(page.getByRole('heading', { name: /^Does exercise reduce knee pain/, level: 2 })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Answer' })).toContainText('Exercise reduced knee pain');
      await expect(page.getByText('Marchbanks', { exact: false })).toHaveCount(1);
      await expect(page.getByRole('complementary', { name: 'How it was searched' })).toContainText('removed: name');
      await expect(page.getByRole('table', { name: 'Studies' })).toContainText('Level I');
      await expectAccessible(page);
      await expectNoSideways(page);
      await page.getByRole('button', { name: 'Source 1' }).first().click();
      await expect(page.getByRole('dialog')).toContainText('PMID 101');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Close' }).click();

      await page.getByRole('button', { name: 'Save to chart' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: 'Patient' }).fill('Maria');
      await page.getByRole('option', { name: 'Maria Lind' }).click();
      await dialog.getByRole('button', { name: 'Save to chart' }).click();
      await expect(dialog).toBeHidden();
      const [entry] = await api.call<Transcript[]>('GET', `/transcripts/${id}`);
      expect(entry!.sections.map(({ header }) => header)).toEqual(['Reference considered']);

      await page.getByRole('link', { name: 'Library', exact: true }).click();
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: 'notice.nbib', mimeType: 'text/plain', buffer: Buffer.from(notice) });
      await expect(page.getByText('notice.nbib: 1 marked')).toBeVisible();
      await page.getByRole('link', { name: 'Answers', exact: true }).click();
      await expect(page.getByText('1 source retracted or superseded')).toBeVisible();
      await page.getByRole('link', { name: /^Does exercise/ }).click();
      await expect(page.getByText('Retracted: PMID 900').first()).toBeVisible();
      await expectAccessible(page);

      await page.goto(`${program.address}/chat?id=${id}&place=evidence`);
      await page.getByRole('textbox', { name: 'Clinical question' }).fill('Does Lind need dialysis for hyperuricemia?');
      await page.getByRole('button', { name: /^Ask/ }).click();
      await expect(page.getByText('No source in the chosen journals answers this')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Does [name] need dialysis for hyperuricemia?' })).toBeVisible();
    });
  });
}
