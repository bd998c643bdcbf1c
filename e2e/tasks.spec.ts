import { expectAccessible } from './support/accessibility.ts';
import { addPatient, generateNote, lastEntry, pasteTranscript } from './support/chart.ts';
import { expect, test } from './support/fixtures.ts';
import { kneeVisit } from './support/visits.ts';

test('what was said in a visit becomes tasks, moved by keys and changed many at once', async ({ page, signedIn }) => {
  expect(signedIn.email).toBeTruthy();
  await addPatient(page, 'Maria Santos');
  await page.evaluate(() => localStorage.setItem('preference:tasks-after-note', 'true'));
  await page.reload();
  await pasteTranscript(page, `${kneeVisit}\nDoctor: I will refer you to physical therapy.`);
  await generateNote(page);

  const dialog = page.getByRole('dialog', { name: /tasks from this visit$/ });
  await expect(dialog.getByRole('listitem').first()).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('a');
  await expect(dialog.getByRole('status')).toHaveText(/^1 added, 0 dropped/);
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  // what was taken does not come back
  await lastEntry(page)
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Tasks from this visit' }).click();
  await expect(page.getByText('No open task was heard in this visit')).toBeVisible();

  await page.goto(new URL('/ai-tasks?view=board', page.url()).href);
  const todo = page.getByRole('region', { name: 'To-Do' });
  const cards = todo.getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  const count = await cards.count();
  expect(count).toBeGreaterThanOrEqual(3);
  const title = (await cards.first().getAttribute('aria-label')) ?? '';
  await cards.first().focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: `${title} lifted. To-Do, 1 of ${count}` })).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  const doing = page.getByRole('region', { name: 'In progress' });
  await expect(doing.getByRole('listitem', { name: title })).toBeFocused();
  await expectAccessible(page);

  // the pointer puts it back, below another
  await doing.getByRole('listitem', { name: title }).dragTo(cards.last(), { targetPosition: { x: 40, y: 60 } });
  await expect(todo.getByRole('listitem', { name: title })).toBeVisible();

  await page.getByRole('textbox', { name: 'Change many at once' }).fill('referrals to in progress');
  await page.getByRole('button', { name: 'Show changes' }).click();
  await page.getByRole('button', { name: 'Apply 1 change' }).click();
  await expect(doing.getByRole('listitem')).toHaveCount(1);
  // the way back outlives the page
  await page.reload();
  await expect(doing.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText(/^\d+ earlier changes$/)).toBeVisible();
  await page.getByRole('status', { name: 'Last change' }).getByRole('button', { name: 'Undo' }).click();
  await expect(doing.getByRole('listitem')).toHaveCount(0);
  await page.reload();
  await expect(cards).toHaveCount(count);
});
