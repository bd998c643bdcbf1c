import { join } from 'node:path';
import { Api } from '../support/api.ts';
import { lastEntry, newEntryPanel, pasteTranscript } from '../support/chart.ts';
import { programGone } from '../support/faults.ts';
import { fillWorkspace } from '../support/sample.ts';
import { expect, makeAccount, signIn, test, themes } from '../support/fixtures.ts';
import { Model } from '../support/model.ts';
import { Program } from '../support/program.ts';
import { coughVisit, kneeVisit } from '../support/visits.ts';

const pastNote = `HPI: Dry cough for ten days, worse at night. Denies fever.

Physical exam:
Lungs: Clear on both sides.
Throat: Slightly red.

Plan:
- Fluids and rest
- Return in one week`;
const root = join(import.meta.dirname, '../..');
const sizes = [
  { width: 1440, height: 820 },
  { width: 390, height: 844 },
];
/** Kept in the repository; the others are for looking at, in `test-results/screens`. */
const kept = /^(sign-in|patients|chart|new-entry|templates|settings)-(light-1440|dark-1440|light-390)$/;

for (const theme of themes) {
  for (const viewport of sizes) {
    test.describe(`${theme}, ${viewport.width} wide`, () => {
      test.use({ theme, viewport, contextOptions: { reducedMotion: 'reduce' }, expectedFaults: programGone });

      test('pictures of the main pages', async ({ page, program }) => {
        test.setTimeout(240_000);
        const shoot = async (name: string): Promise<void> => {
          const file = `${name}-${theme}-${viewport.width}`;
          await page.screenshot({
            path: join(root, kept.test(file) ? 'docs/screens' : 'test-results/screens', `${file}.png`),
            caret: 'hide',
            animations: 'disabled',
          });
        };
        const open = async (path: string): Promise<void> => {
          await page.goto(program.address + path);
          await expect(page.getByRole('main')).not.toBeEmpty();
          await page.mouse.move(0, 0);
        };

        await open('/sign-in');
        await expect(page.getByLabel('E-mail')).toBeVisible();
        await shoot('sign-in');
        await page.getByRole('button', { name: 'Sign in', exact: true }).click();
        await shoot('sign-in-errors');
        await open('/register');
        await expect(page.getByLabel('E-mail')).toBeVisible();
        await shoot('register');
        await open('/confirm-code');
        await page.getByLabel('Code').fill('1234');
        await shoot('confirm-code');
        await signIn(page, program, await makeAccount(program));
        await open('/onboarding');
        await page
          .getByRole('button', { name: /sumatriptan/i })
          .first()
          .hover();
        await expect(page.locator('[data-line][data-marked]').first()).toBeVisible();
        await shoot('onboarding');
        await page.getByLabel('Past note 1').fill(pastNote);
        await page.getByRole('button', { name: 'Personalize My Scribe' }).click();
        await page.getByRole('button', { name: /^Build my template/ }).click();
        await expect(page.getByRole('status').filter({ hasText: 'effusion' })).toBeVisible();
        await page.getByRole('button', { name: 'Change' }).click();
        await shoot('onboarding-style');
        await open('/my-projects');
        await expect(page.getByText('Your patients will be listed here')).toBeVisible();
        await shoot('patients-empty');

        const api = await Api.of(page, program);
        const { noteId, emptyNoteId } = await fillWorkspace(api);
        await open('/my-projects');
        await expect(page.getByRole('row', { name: /Ana Pereira/ })).toBeVisible();
        await shoot('patients');
        if (viewport.width > 1000) {
          await page.getByRole('checkbox').nth(2).check();
          await page.getByRole('checkbox').nth(3).check();
          await shoot('patients-chosen');
        }
        await page.getByRole('button', { name: 'New patient' }).first().click();
        await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible();
        await shoot('patient-dialog');

        await open(`/chat?id=${noteId}`);
        await expect(lastEntry(page).getByRole('textbox').first()).toBeVisible();
        await shoot('chart-still');
        await lastEntry(page).locator('[data-sentence]').nth(1).hover();
        await expect(lastEntry(page).locator('[data-sentence][data-marked]').first()).toBeVisible();
        await shoot('chart');
        if (viewport.width < 1000) {
          await lastEntry(page).getByText('Source', { exact: true }).filter({ visible: true }).click();
          await shoot('chart-source');
        }
        await lastEntry(page)
          .getByRole('button', { name: /^Actions/ })
          .click();
        await expect(page.getByRole('menuitem', { name: 'History' })).toBeVisible();
        await shoot('entry-menu');
        await page.getByRole('menuitem', { name: 'History' }).click();
        await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
        await shoot('history');
        await open(`/chat?id=${noteId}`);
        await expect(lastEntry(page).getByRole('textbox').first()).toBeVisible();
        await page.getByRole('button', { name: 'New entry' }).click();
        await pasteTranscript(page, coughVisit);
        await expect(newEntryPanel(page)).toBeInViewport();
        await newEntryPanel(page).scrollIntoViewIfNeeded();
        await shoot('new-entry');
        await newEntryPanel(page).getByLabel('Template').click();
        await expect(page.getByRole('option').first()).toBeVisible();
        await shoot('template-picker');

        await open(`/chat?id=${emptyNoteId}`);
        await expect(newEntryPanel(page)).toBeVisible();
        await shoot('chart-empty');
        await open('/template-maker');
        await expect(page.getByText('Starter templates')).toBeVisible();
        await shoot('templates-none');
        await open('/template-maker?starter=soap');
        await expect(page.getByRole('button', { name: 'Add to my templates' })).toBeVisible();
        await shoot('templates');
        await page.getByRole('button', { name: 'Add to my templates' }).click();
        await expect(page.getByLabel('Title')).toBeVisible();
        await shoot('template-editor');
        await open('/settings');
        await expect(page.getByLabel('Postal address')).toBeVisible();
        await shoot('settings');
        await open('/no-such-page');
        await expect(page.getByText('Page not found')).toBeVisible();
        await shoot('not-found');
        if (viewport.width < 1000) {
          await page.getByRole('button', { name: 'More' }).click();
          await expect(page.getByText('Profile Settings').first()).toBeVisible();
          await shoot('menu');
        }

        // a model so slow that its progress can be pictured
        const model = await Model.create();
        await model.serve('slow', 60_000);
        const slow = await Program.start({ ...model.environment, LOG_LEVEL: 'silent' });
        await signIn(page, slow, await makeAccount(slow));
        const slowApi = await Api.of(page, slow);
        const source = await slowApi.addPatient('Ruth Abel', { dateOfBirth: '1990-01-02' });
        await slowApi.addEntry(source.id, kneeVisit, false);
        await page.goto(`${slow.address}/chat?id=${source.id}`);
        await expect(lastEntry(page)).toBeVisible();
        await shoot('chart-source-only');
        await lastEntry(page).getByRole('button', { name: 'Generate note' }).click();
        await expect(lastEntry(page)).toContainText(/Processing note: \d+%/);
        await page.mouse.move(0, 0);
        await shoot('processing');
        await model.serve('half');
        await expect(lastEntry(page)).toContainText('The note was not generated');
        await shoot('failed');
        await slow.dispose();
        await model.stop();
      });
    });
  }
}
