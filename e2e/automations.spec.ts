import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startHookReceiver } from '../apps/server/test/hook-receiver.ts';
import { expectAccessible, expectNoSideways } from './support/accessibility.ts';
import { Api } from './support/api.ts';
import { generateNote, pasteTranscript } from './support/chart.ts';
import { expect, makeAccount, signIn, test, themes } from './support/fixtures.ts';
import { Program } from './support/program.ts';
import { kneeVisit } from './support/visits.ts';

const visit = `${kneeVisit}\nDoctor: I will order a CBC and a ferritin today.`;

for (const theme of themes) {
  test.describe(`in the ${theme} theme`, () => {
    // an address inside is refused on purpose
    test.use({ theme, expectedFaults: /status of 422.*user-ai-gridhook/ });

    test('a rule made by keys makes tasks once, and a gridhook gets the note', async ({ page }, info) => {
      const receiver = await startHookReceiver();
      const authority = join(info.outputDir, 'authority.pem');
      writeFileSync(info.outputPath('authority.pem'), receiver.cert);
      const program = await Program.start({ GRIDHOOK_LOCAL_HOSTS: receiver.host, NODE_EXTRA_CA_CERTS: authority });
      try {
        await signIn(page, program, await makeAccount(program));
        const api = await Api.of(page, program);
        const chart = await api.addPatient('Elif Demir', { dateOfBirth: '1979-05-06', sex: 'female' });
        await page.getByRole('navigation', { name: 'Main menu' }).locator('a[href="/automations"]').click();
        await expect(page.getByRole('heading', { name: 'Automation Rules', level: 1 })).toBeVisible();
        await expect(page.getByText('No rules yet')).toBeVisible();
        await expectAccessible(page);

        // a rule, without the mouse
        await page.getByRole('button', { name: 'New rule' }).press('Enter');
        await expect(page.getByLabel('When a note holds')).toBeFocused();
        await expectAccessible(page);
        await page.getByLabel(/^Title/).fill('Lab slip: {item}');
        await page.getByLabel(/^Title/).press('Enter');
        const rule = page.getByText('When a note holds Labs, then one task for each: “Lab slip: …”, due in 2 days');
        await expect(rule).toBeVisible();

        // an address inside, then the receiver's
        await page.getByLabel(/^Address/).fill('https://127.0.0.1/hook');
        await page.getByRole('button', { name: 'Generate a secret' }).click();
        await page.getByRole('button', { name: 'Save gridhook' }).click();
        await expect(page.getByText('127.0.0.1 is a private or local address.')).toBeVisible();
        await page.getByLabel(/^Address/).fill(receiver.url);
        await page.getByRole('button', { name: 'Save gridhook' }).click();
        await page.getByRole('button', { name: 'Send a test' }).click();
        await expect(page.getByText(/^Test received/)).toBeVisible();
        expect(receiver.received).toHaveLength(1);

        await page.goto(`${program.address}/chat?id=${chart.id}`);
        await pasteTranscript(page, visit);
        await generateNote(page);
        await expect.poll(() => receiver.received.length).toBe(2);
        const sent = JSON.parse(receiver.received[1]!.body) as Record<string, unknown>;
        expect(sent).toMatchObject({ event: 'note.generated', status: 'unreviewed', patientId: chart.id });
        expect(sent).not.toHaveProperty('transcript');

        await page.goto(`${program.address}/automations`);
        await expect(rule).toBeVisible();
        await page.getByRole('button', { name: 'Show the log' }).press('Enter');
        const log = page.getByRole('region', { name: 'Log' });
        await expect(log.getByText('Task made')).toHaveCount(2);
        await expect(log.getByText('Lab slip: Order CBC')).toBeVisible();
        await page.getByRole('button', { name: 'Show deliveries' }).press('Enter');
        const deliveries = page.getByRole('region', { name: 'Deliveries' });
        await expect(deliveries.getByText('AI version, unreviewed')).toBeVisible();
        await expect(deliveries.getByText('Received')).toHaveCount(2);
        await expectAccessible(page);

        // tried again, it would double nothing
        await page.getByRole('button', { name: /^Edit: / }).press('Enter');
        await page.getByRole('button', { name: 'Try on the last 7 days' }).press('Enter');
        const tried = page.getByRole('region', { name: 'Dry run' });
        await expect(tried.getByText('No task would have been made.')).toBeVisible();
        await expect(tried.getByText('There already')).toHaveCount(2);
        await expectAccessible(page);
        await page.setViewportSize({ width: 390, height: 844 });
        await expectNoSideways(page);
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.getByRole('button', { name: 'Cancel' }).press('Enter');

        // paused, and still so after a reload
        const on = page.getByRole('switch', { name: /^On: When a note holds Labs/ });
        await on.press('Space');
        await expect(page.getByText(/^Paused · /)).toBeVisible();
        await expect
          .poll(async () => (await api.call<{ autoTaskers: { paused: boolean }[] }>('GET', '/automation')).autoTaskers)
          .toMatchObject([{ paused: true }]);
        await page.reload();
        await expect(on).not.toBeChecked();
        await page.getByRole('switch', { name: /^Rich formatting/ }).press('Space');
        await expect(page.getByRole('group', { name: 'Preview of a copied note' }).getByRole('table')).toBeVisible();
        // its stream of events ends before the program does
        await page.goto('about:blank');
      } finally {
        await program.dispose();
        await receiver.stop();
      }
    });
  });
}
