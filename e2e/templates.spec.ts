import { expectAccessible } from './support/accessibility.ts';
import { Api } from './support/api.ts';
import { chooseTemplate, generateNote, lastEntry, pasteTranscript } from './support/chart.ts';
import { expect, test } from './support/fixtures.ts';
import { pdfOf } from './support/pdf.ts';
import { coughVisit } from './support/visits.ts';

const oldNotes = [
  'Story:\nShe has had a cough for two weeks. It is worse at night.\n\nWhat I saw:\n- Lungs clear\n- Throat red\n\nNext steps:\n- Fluids\n- Return in one week',
  'Story:\nHe fell on his left wrist. It is swollen and hurts.\n\nWhat I saw:\n- Wrist tender\n- Pulses good\n\nNext steps:\n- X-ray\n- Splint',
  'Story:\nShe feels tired and sleeps badly. Her mood is fine.\n\nWhat I saw:\n- Thyroid normal\n- Heart regular\n\nNext steps:\n- TSH\n- Sleep diary',
];

test('three old notes make a template; it is tried while it is changed, and the next note follows it', async ({
  page,
  program,
  signedIn: _,
}) => {
  await page.goto(`${program.address}/template-maker`);
  await page.getByRole('link', { name: 'Personalize My Scribe' }).click();
  for (const [at, note] of oldNotes.entries()) {
    if (at > 0) await page.getByRole('button', { name: 'Add another note' }).click();
    const field = page.getByLabel(`Past note ${at + 1}`, { exact: true });
    if (at !== 1) await field.fill(note);
    else {
      // one of them is a PDF, which is read in the browser
      const file = { name: 'note.pdf', mimeType: 'application/pdf', buffer: pdfOf(note.split('\n')) };
      await page.locator('input[type=file]').nth(at).setInputFiles(file);
      await expect(field).toHaveValue(/left wrist/);
    }
  }
  await page.getByRole('button', { name: 'Personalize My Scribe' }).click();
  await page.getByRole('button', { name: /^Build my template/ }).click();
  await page.getByRole('button', { name: 'Looks right' }).click();
  await expect(page).toHaveURL(/my-projects/);

  await page.goto(`${program.address}/template-maker`);
  await page.getByRole('link', { name: /^My visit note/ }).click();
  const preview = page.getByRole('region', { name: 'Live preview' });
  await expect(preview.getByRole('heading', { level: 3 })).toHaveText(['Story', 'What I saw', 'Next steps']);
  await expect(preview).toContainText('knee');
  // the handle keeps the focus while its row moves
  await page.getByRole('button', { name: 'Move Story', exact: true }).focus();
  for (const key of ['End', 'Home', 'ArrowDown']) await page.keyboard.press(key);
  await expect(preview.getByRole('heading', { level: 3 })).toHaveText(['What I saw', 'Story', 'Next steps']);
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Move Next steps', exact: true }).focus();
  await page.keyboard.press('Home');
  await expect(preview.getByRole('heading', { level: 3 })).toHaveText(['Next steps', 'What I saw', 'Story']);
  await expectAccessible(page);

  // what is not saved is there again
  await page.reload();
  await expect(page.getByText('Your unsaved changes from last time are here.')).toBeVisible();
  await page.getByLabel('What changed, and why (optional)').fill('Plan first');
  await page.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Versions' }).click();
  await expect(page.getByRole('dialog')).toContainText('Plan first');
  await expectAccessible(page);

  const note = await (await Api.of(page, program)).addPatient('Maria Santos');
  await page.goto(`${program.address}/chat?id=${note.id}`);
  await pasteTranscript(page, coughVisit);
  await chooseTemplate(page, 'My visit note');
  await generateNote(page);
  await expect(lastEntry(page).getByRole('textbox')).toHaveCount(3);
  const names = await lastEntry(page)
    .getByRole('textbox')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('aria-label') ?? ''));
  expect(names.map((name) => name.split(',')[0])).toEqual(['Next steps', 'What I saw', 'Story']);
});
