import { expectAccessible } from './support/accessibility.ts';
import { lastEntry } from './support/chart.ts';
import { colleagueOf } from './support/colleague.ts';
import { expect, test } from './support/fixtures.ts';
import { fieldOf, openNote, saved, writeAtEnd } from './support/note.ts';

test('two people see each other in a chart, and each other’s words without losing their own place', async ({
  page,
  browser,
  program,
  signedIn: _,
}) => {
  const { api, address } = await openNote(page, program);
  const ben = await colleagueOf(api, browser, program, { givenName: 'Ben', familyName: 'Ito' });
  await ben.goto(address);
  await expect(fieldOf(ben, 'Plan')).toBeVisible();
  const others = page.getByRole('list', { name: 'Also in this chart' });
  await expect(others.getByRole('button', { name: 'Ben Ito has this chart open' })).toBeVisible();
  await expect(ben.getByRole('button', { name: 'Ada Okafor has this chart open' })).toBeVisible();
  await ben.goto(`${program.address}/my-projects`);
  await expect(others).toBeHidden();
  await ben.goto(address);
  await expect(fieldOf(ben, 'Plan')).toBeVisible();

  await writeAtEnd(page, 'Plan', ' Rest');
  await writeAtEnd(ben, 'Subjective', ' Seen with her sister.');
  await expect(saved(ben)).toBeVisible();
  await expect(others.getByRole('button', { name: 'Ben Ito is editing Subjective' })).toBeVisible();
  await expect(lastEntry(page).getByText('Ben Ito is editing')).toBeVisible();
  await expect(fieldOf(page, 'Subjective')).toContainText('sister.');
  // the caret stayed where it was
  await page.keyboard.type(' at home.');
  await expect(fieldOf(page, 'Plan')).toContainText('Rest at home.');
  await expect(fieldOf(ben, 'Plan')).toContainText('Rest at home.');
  await expectAccessible(page);
  await ben.context().close();
});
