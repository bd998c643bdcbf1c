import { ehrSetting, fhirPatient, FhirServer, handedToken } from '../apps/server/test/fhir-server.ts';
import { expectAccessible, expectNoSideways } from './support/accessibility.ts';
import { Api } from './support/api.ts';
import { generateNote, lastEntry, pasteTranscript } from './support/chart.ts';
import { expect, makeAccount, signIn, test, themes } from './support/fixtures.ts';
import { Program } from './support/program.ts';
import { kneeVisit } from './support/visits.ts';

for (const theme of themes) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ theme });

    test('an account is linked by address, and a note goes to the EHR, once, with its state', async ({ page }) => {
      const ehr = await new FhirServer().start();
      ehr.patients.push(
        fhirPatient('Elif', 'Demir', '1979-05-06', 'MRN-12', 'p1'),
        fhirPatient('Elif', 'Demir', '2001-01-01', 'MRN-13', 'p2'),
      );
      const program = await Program.start(ehrSetting(ehr));
      try {
        await signIn(page, program, await makeAccount(program));
        const address = new URLSearchParams({ ehr_token: handedToken(ehr), ehr_type: 'fhir' });
        await page.goto(`${program.address}/settings?${address}`);
        await expect(page).toHaveURL(`${program.address}/my-projects`);
        const question = page.getByRole('dialog', { name: 'Link your account of Simulated EHR?' });
        await question.getByRole('button', { name: 'Link', exact: true }).click();
        const api = await Api.of(page, program);
        await expect
          .poll(async () => (await api.call<{ link: { state: string } | null }>('GET', '/ehrs/link')).link?.state)
          .toBe('linked');

        const chart = await api.addPatient('Elif Demir', { dateOfBirth: '1979-05-06', sex: 'female' });
        await page.goto(`${program.address}/chat?id=${chart.id}`);
        await pasteTranscript(page, kneeVisit);
        await generateNote(page);
        const entry = lastEntry(page);
        await expect(entry.getByRole('textbox', { name: /note text/ }).first()).toBeVisible();
        await entry.getByRole('button', { name: /^Actions/ }).click();
        await page.getByRole('menuitem', { name: 'Send to EHR' }).click();
        const dialog = page.getByRole('dialog', { name: 'Send to Simulated EHR' });
        await expect(dialog.getByRole('region', { name: 'Text that is sent' })).toContainText('DRAFT, not reviewed');
        await expect(dialog.getByRole('button', { name: 'Send to EHR' })).toBeDisabled();
        await dialog.getByLabel('Search by name or MRN').fill('Demir');
        await dialog.getByRole('button', { name: 'Search' }).click();
        await expect(dialog.getByText('Different date of birth')).toBeVisible();
        await expectAccessible(page);
        await dialog.getByRole('button', { name: /^Choose Elif Demir/ }).click();
        const text = await dialog.getByRole('region', { name: 'Text that is sent' }).textContent();
        await dialog.getByRole('button', { name: 'Send to EHR' }).click();
        await expect(dialog.getByText('In the EHR', { exact: true })).toBeVisible();
        await expect(dialog.getByRole('button', { name: 'Send to EHR' })).toBeDisabled();
        await expectAccessible(page);
        expect(ehr.documents).toHaveLength(1);
        const [{ attachment }] = ehr.documents[0]!['content'] as [{ attachment: { data: string } }];
        expect(Buffer.from(attachment.data, 'base64').toString()).toBe(text);
        expect(ehr.documents[0]).toMatchObject({ docStatus: 'preliminary', subject: { reference: 'Patient/p1' } });
        await page.setViewportSize({ width: 390, height: 844 });
        await expectNoSideways(page);
        await page.goto(`${program.address}/settings?tab=integrations`);
        await expect(page.getByRole('region', { name: 'Your EHR link' })).toContainText('Simulated EHR');
        await expectAccessible(page);
        await expectNoSideways(page);
        await page.getByRole('button', { name: 'Disconnect' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
        await expect(page.getByText('Your account is not linked to an EHR.')).toBeVisible();

        // again, by the EHR's own sign-in
        await page.getByRole('button', { name: 'Link Simulated EHR' }).click();
        await expect(page).toHaveURL(`${program.address}/my-projects`);
        await expect
          .poll(async () => (await api.call<{ link: { state: string } | null }>('GET', '/ehrs/link')).link?.state)
          .toBe('linked');
      } finally {
        // a page that is still there would tell of a server that is gone
        await page.goto('about:blank');
        await program.dispose();
        await ehr.stop();
      }
    });
  });
}
