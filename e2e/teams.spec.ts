import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { Api } from './support/api.ts';
import { lastEntry } from './support/chart.ts';
import { colleagueOf } from './support/colleague.ts';
import { expect, makeAccount, newPerson, signIn, test } from './support/fixtures.ts';
import { coughVisit } from './support/visits.ts';

// charts that are shared no more are not there
test.use({ expectedFaults: /404|409|update_transcript|ERR_FAILED/ });

/** Types at the end of the newest note, and leaves it at that. */
async function typeIntoNote(page: Page, words: string): Promise<void> {
  const text = lastEntry(page).getByRole('textbox').first();
  await expect(text).toContainText(/cough/i);
  await text.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(words);
}

async function expectSaved(page: Page): Promise<void> {
  const said = lastEntry(page).getByRole('status');
  await expect(said.filter({ hasText: /^Saved$/ })).toBeVisible();
}

/** The server gets no more saves from this page; what is typed waits on its device. */
function holdSaves(page: Page): Promise<unknown> {
  return page.route('**/api/transcripts/update_transcript', (route) => route.abort());
}

async function expectClosedWith(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Maria Santos', level: 1 })).toHaveCount(0);
  await expect(page.getByText(/Your text is saved on this device only/)).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy text' }).click();
  await expect.poll(() => page.evaluate<string>('navigator.clipboard.readText()')).toContain(words);
}

test('an invited person goes from the mail into the workspace, and the link still opens it', async ({
  page,
  program,
  browser,
  signedIn: _,
}) => {
  const api = await Api.of(page, program);
  const { email, password } = newPerson();
  await api.call('POST', '/auth/add-invitee', { email, permission: 'edit' });
  await expect(() => program.invitationFor(email)).toPass();
  const link = `${program.address}/invitation?token=${program.invitationFor(email)}`;
  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(link);
  await theirs.getByRole('textbox', { name: 'Given name' }).fill('Ines');
  await theirs.getByRole('textbox', { name: 'Family name' }).fill('Roy');
  await theirs.getByLabel('Password', { exact: true }).fill(password);
  await theirs.getByRole('button', { name: 'Create account and accept' }).click();
  const welcome = theirs.getByRole('heading', { name: /^Welcome to / });
  await expect(welcome).toBeVisible();
  await expect(theirs).toHaveURL(/onboarding/);
  const greeting = await welcome.textContent();
  // the mail is opened once more
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { name: greeting! })).toBeVisible();
  await expectAccessible(theirs);
  await theirs.getByRole('button', { name: /^Open / }).click();
  await expect(theirs).toHaveURL(/onboarding/);
  await expect(theirs.getByRole('heading', { name: greeting! })).toBeVisible();
});

test('an admin invites a nurse, shares with an outside collaborator, who edits, and takes it back', async ({
  page,
  program,
  browser,
  signedIn: _,
}) => {
  test.slow();
  const api = await Api.of(page, program);
  const note = await api.addPatient('Maria Santos', { dateOfBirth: '1958-03-14', sex: 'female' });
  await api.addEntry(note.id, coughVisit);
  const outside = { ...newPerson(), givenName: 'Omar', familyName: 'Haddad' };
  await makeAccount(program, outside);
  const other = await (await browser.newContext()).newPage();
  await signIn(other, program, outside);

  // the nurse joins, and is filed into a department
  await page.goto(`${program.address}/team-members`);
  await page.getByRole('button', { name: /Front Desk, Nursing, Providers and Billing/ }).click();
  await expect(page.getByText('4 departments')).toBeVisible();
  const nurse = await colleagueOf(api, browser, program, { givenName: 'Ben', familyName: 'Ode' }, 'edit');
  await expect(page.getByText('2 active members')).toBeVisible();
  await page.getByRole('listitem').filter({ hasText: 'Nursing' }).getByRole('button', { name: 'Add people' }).click();
  const adding = page.getByRole('dialog', { name: 'Add people to Nursing' });
  await adding.getByLabel('People').first().fill('Ben');
  await page.getByRole('option', { name: /Ben Ode/ }).click();
  await page.keyboard.press('Escape');
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: /^Nursing/ }).click();
  await expect(page.getByRole('group', { name: 'Permissions of Ben Ode in Nursing' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Member Permissions' }).click();
  await expect(page.getByRole('row', { name: /Ben Ode.*Accepted/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Billing Seats' }).click();
  await expect(page.getByRole('switch', { name: 'Seat of Ben Ode' })).toBeVisible();
  await expectAccessible(page);

  // and works on a chart of it
  const [nursing] = (await api.call<{ id: string; name: string }[]>('GET', '/departments')).filter(
    ({ name }) => name === 'Nursing',
  );
  await api.call('PUT', `/notes/${note.id}`, { departmentId: nursing?.id });
  await nurse.goto(`${program.address}/chat?id=${note.id}`);
  await typeIntoNote(nurse, ' Seen by Ben.');
  await expectSaved(nurse);

  // a chart is shared with somebody of another workspace
  await page.goto(`${program.address}/chat?id=${note.id}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const sharing = page.getByRole('dialog', { name: 'Share Maria Santos' });
  await sharing.getByRole('combobox', { name: 'E-mail' }).fill(outside.email);
  await sharing.getByLabel('They can').selectOption('edit');
  await expectAccessible(page);
  await sharing.getByRole('button', { name: 'Send request' }).click();
  await expect(sharing.getByText('Pending')).toBeVisible();

  await other.goto(`${program.address}/team-members`);
  await expect(other.getByText('Ada Okafor wants to share 1 patient with you')).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Accept' }).click();
  await expect(sharing.getByText('Accepted', { exact: true })).toBeVisible();
  await other.goto(`${program.address}/my-projects`);
  await other.getByRole('link', { name: 'Maria Santos' }).click();
  await typeIntoNote(other, ' Seen by Omar.');
  await expectSaved(other);
  // the section that the nurse is in waits until she asks for it
  await lastEntry(nurse).getByRole('button', { name: 'Show the new text' }).click();
  await expect(lastEntry(nurse)).toContainText('Seen by Omar.');

  // it ends at once, on the open page, and takes no words along
  await holdSaves(other);
  await typeIntoNote(other, ' Omar was not done.');
  await sharing.getByRole('button', { name: 'End sharing with Omar Haddad' }).click();
  await expect(sharing.getByText('Omar Haddad')).toHaveCount(0);
  await expectClosedWith(other, 'Omar was not done.');
  await sharing.getByRole('button', { name: 'Close' }).click();
  await expect(lastEntry(page)).toContainText('Seen by Omar.');

  // the admin sees what the nurse sees, and changes nothing of it
  await page.goto(`${program.address}/team-members?tab=members`);
  await page.getByRole('button', { name: 'Actions for Ben Ode' }).click();
  await page.getByRole('menuitem', { name: 'View as this member' }).click();
  await page.getByRole('button', { name: 'Start viewing' }).click();
  await expect(page.getByText('You are viewing as Ben Ode.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New patient' })).toBeDisabled();
  await page.getByRole('link', { name: 'Maria Santos' }).click();
  await expect(lastEntry(page)).toContainText('Seen by Omar.');
  await expect(lastEntry(page).getByRole('textbox').first()).toHaveAttribute('contenteditable', 'false');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stop viewing' }).click();

  // the nurse is taken out of the department, and leaves
  await holdSaves(nurse);
  await typeIntoNote(nurse, ' Ben was not done.');
  await page.getByRole('button', { name: 'Actions for Ben Ode' }).click();
  await page.getByRole('menuitem', { name: 'Remove from all departments' }).click();
  await expectClosedWith(nurse, 'Ben was not done.');
  await page.getByRole('button', { name: 'Actions for Ben Ode' }).click();
  await page.getByRole('menuitem', { name: 'Remove from workspace' }).click();
  await page.getByRole('button', { name: 'Remove Ben Ode' }).click();
  await expect(page.getByText('1 active member')).toBeVisible();
  for (const each of [nurse, other]) {
    await each.unrouteAll({ behavior: 'ignoreErrors' });
    await each.context().close();
  }
});
