import type { Page, Request } from '@playwright/test';
import { Api } from './support/api.ts';
import { addPatient, lastEntry, newEntryPanel, pasteTranscript, transcriptField } from './support/chart.ts';
import { expect, fillSignIn, makeAccount, newPerson, signIn, test } from './support/fixtures.ts';
import { coughVisit } from './support/visits.ts';

const shell = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

test('signing out in one tab signs out the other', async ({ page, context, program, signedIn: _ }) => {
  const other = await context.newPage();
  await other.goto(`${program.address}/settings?tab=rules`);
  // nothing that it asks for is under way any more
  await expect(other.getByRole('switch', { name: 'Require two-factor sign-in for everyone' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  await expect(other).toHaveURL(/\/sign-in$/);
  await expect(shell(other)).toHaveCount(0);
  await other.goto(`${program.address}/my-projects`);
  await expect(other).toHaveURL(/\/sign-in/);
});

test.describe('refusals', () => {
  test.use({ expectedFaults: /status of (401|403|404|409|429)|ERR_FAILED/ });

  test('a wrong password is told, in the same words as an unknown address', async ({ page, program }) => {
    const person = await makeAccount(program);
    await page.goto(`${program.address}/sign-in`);
    await fillSignIn(page, { ...person, password: 'not the right words' });
    await expect(page.getByRole('alert')).toHaveText('The e-mail or password is incorrect.');
    await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
    // an address that does not exist is answered alike
    await fillSignIn(page, { ...newPerson(), password: 'not the right words' });
    await expect(page.getByRole('alert')).toHaveText('The e-mail or password is incorrect.');
  });

  test('a session ended elsewhere leads to sign-in, and unsaved words are there again afterwards', async ({
    page,
    browser,
    program,
    signedIn,
  }) => {
    const api = await Api.of(page, program);
    const note = await api.addPatient('Maria Santos');
    const entry = await api.addEntry(note.id, coughVisit);
    await page.goto(`${program.address}/chat?id=${note.id}`);
    const text = lastEntry(page).getByRole('textbox').first();
    await expect(text).toBeVisible();

    // an edit that cannot be saved, and a transcript that was begun
    await page.route('**/api/transcripts/update_transcript*', (route) => route.abort());
    await text.click();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.type('Seen with her sister. ');
    await expect(lastEntry(page)).toContainText('Saved on this device, not sent yet');
    await page.getByRole('button', { name: 'New entry' }).click();
    await pasteTranscript(page, 'Doctor: This was begun before the session ended.');
    await expect.poll(() => keptRecords(page)).toBe(2);

    const elsewhere = await browser.newContext({ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X) Firefox/140.0' });
    const desk = await elsewhere.newPage();
    await signIn(desk, program, signedIn);
    await desk.goto(`${program.address}/settings?tab=security`);
    await desk
      .getByRole('listitem')
      .filter({ hasNotText: 'This device' })
      .getByRole('button', { name: /^Sign out of/ })
      .click();
    await expect(page).toHaveURL(/\/sign-in\?session_expired=true$/);
    await expect(page.getByRole('status')).toContainText('Your session has expired.');
    await elsewhere.close();
    await page.unroute('**/api/transcripts/update_transcript*');

    // somebody else at the same browser sees nothing of it
    const stranger = await makeAccount(program);
    await fillSignIn(page, stranger);
    await expect(page).toHaveURL(/onboarding/);
    await page.goto(`${program.address}/chat?id=${note.id}`);
    await expect(page.getByRole('alert')).toContainText('The chart could not be loaded');
    await expect(page.locator('body')).not.toContainText('Maria Santos');
    await page.goto(`${program.address}/my-projects`);
    await addPatient(page, 'Another person');
    await expect(await transcriptField(page)).toHaveValue('');
    expect(await keptInPlain(page, ['Seen with her sister', 'begun before'])).toEqual([]);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/sign-in/);

    await fillSignIn(page, signedIn);
    await expect(page).toHaveURL(/onboarding/);
    await page.goto(`${program.address}/chat?id=${note.id}`);
    await expect(text).toContainText('Seen with her sister.');
    const again = await Api.of(page, program);
    await expect.poll(async () => (await again.entry(entry.id)).answer).toContain('Seen with her sister.');
    await page.getByRole('button', { name: 'New entry' }).click();
    await expect(newEntryPanel(page).getByLabel('Transcript')).toHaveValue(
      'Doctor: This was begun before the session ended.',
    );
  });

  test('without the event stream, the next refused call leads to sign-in', async ({
    page,
    browser,
    program,
    signedIn,
  }) => {
    await page.route('**/api/events', (route) => route.abort());
    await page.reload();
    await expect(shell(page)).toBeVisible();
    const elsewhere = await browser.newContext();
    const desk = await elsewhere.newPage();
    await signIn(desk, program, signedIn);
    await desk.goto(`${program.address}/settings?tab=security`);
    await desk.getByRole('button', { name: 'Sign out everywhere else' }).click();
    // its own is left
    await expect(desk.getByRole('button', { name: /^Sign out of/ })).toHaveCount(1);
    await expect(desk.getByRole('listitem').filter({ hasText: 'This device' })).toBeVisible();
    await elsewhere.close();
    await page.getByRole('link', { name: 'Templates' }).click();
    await expect(page).toHaveURL(/\/sign-in\?session_expired=true$/);
  });
});

test('the theme is chosen once for the browser and stays after signing out', async ({ page, program, signedIn: _ }) => {
  const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme');
  expect(await scheme()).toBe('light');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect.poll(scheme).toBe('dark');
  await page.reload({ waitUntil: 'commit' });
  // before any script of the app has run
  await expect.poll(scheme).toBe('dark');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/sign-in/);
  expect(await scheme()).toBe('dark');
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await page.goto(program.address);
  await expect.poll(scheme).toBe('light');
});

test('ten tabs share one event stream, and each shows what another changed', async ({
  page,
  context,
  program,
  signedIn: _,
}) => {
  const api = await Api.of(page, program);
  const note = await api.addPatient('Maria Santos');
  await api.addEntry(note.id, coughVisit);
  await page.goto('about:blank');
  const streams = new Map<Request, Page>();
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/events') streams.set(request, request.frame().page());
  });
  context.on('requestfailed', (request) => streams.delete(request));
  context.on('requestfinished', (request) => streams.delete(request));
  const open = (): number => [...streams.values()].filter((tab) => !tab.isClosed()).length;

  const address = `${program.address}/chat?id=${note.id}`;
  const tabs = [page, ...(await Promise.all(Array.from({ length: 9 }, () => context.newPage())))];
  for (const tab of tabs) await tab.goto(address);
  for (const tab of tabs) await expect(lastEntry(tab).getByRole('textbox').first()).toBeVisible();
  expect(open()).toBe(1);

  const [first, second, third] = [tabs[0]!, tabs[1]!, tabs[2]!];
  const write = async (tab: Page, words: string): Promise<void> => {
    await tab.bringToFront();
    await lastEntry(tab).getByRole('textbox').first().click();
    await tab.keyboard.press('ControlOrMeta+Home');
    await tab.keyboard.type(words);
    await expect(
      lastEntry(tab)
        .getByRole('status')
        .filter({ hasText: /^Saved$/ }),
    ).toBeVisible();
  };
  await write(second, 'Said in the second tab. ');
  // whoever types over words that have not arrived yet gets a conflict
  for (const tab of tabs) await expect(lastEntry(tab)).toContainText('Said in the second tab.');

  // the tab that holds the stream goes: another takes it over
  await first.close();
  await expect.poll(open).toBe(1);
  await write(third, 'Said in the third tab. ');
  // a tab in whose text somebody stands offers the new words instead
  for (const tab of tabs.slice(2)) await expect(lastEntry(tab)).toContainText('Said in the third tab.');
  expect(open()).toBe(1);
});

test('public pages have no shell, and the way leads back to where one wanted to go', async ({ page, program }) => {
  for (const path of ['/sign-in', '/register', '/confirm-code']) {
    await page.goto(program.address + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(shell(page)).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveCount(0);
  }
  const person = await makeAccount(program);
  await page.goto(`${program.address}/template-maker?starter=soap`);
  await expect(page).toHaveURL(/\/sign-in\?.*from=/);
  await fillSignIn(page, person);
  await expect(page).toHaveURL(/\/template-maker\?starter=soap$/);
});

test('an address without a page says so, and so does a link that leads nowhere yet', async ({
  page,
  program,
  signedIn: _,
}) => {
  await page.goto(`${program.address}/no-such-page`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to patients' }).click();
  await expect(page).toHaveURL(/my-projects/);
  await page.getByRole('button', { name: 'Coming Soon' }).click();
  await page.getByRole('button', { name: 'Browser extension' }).click();
  await expect(page.getByText('This feature is coming soon')).toBeVisible();
  await page.goto(`${program.address}/chat`);
  await expect(page.getByRole('heading', { name: 'Select a patient to see the chart' })).toBeVisible();
});

/** How many texts are kept in this browser, of whomever. */
const keptRecords = (page: Page): Promise<number> =>
  page.evaluate<number>(readStores(`rows.filter(({ key }) => /^(note-edit|new-entry):/.test(key)).length`));

/** Which of these words lie readable in what this browser keeps. */
async function keptInPlain(page: Page, words: string[]): Promise<string[]> {
  const kept = await page.evaluate<string>(
    readStores(`JSON.stringify(rows.map((row) => ({ ...row, data: new TextDecoder().decode(row.data) }))) +
      JSON.stringify({ ...localStorage, ...sessionStorage })`),
  );
  return words.filter((each) => kept.includes(each));
}

function readStores(result: string): string {
  return `(async () => {
    const rows = [];
    for (const { name } of await indexedDB.databases()) {
      const db = await new Promise((resolve) => { const open = indexedDB.open(name); open.onsuccess = () => resolve(open.result); });
      for (const store of db.objectStoreNames) {
        if (store.includes('key')) continue;
        const all = db.transaction(store).objectStore(store).getAll();
        rows.push(...await new Promise((resolve) => { all.onsuccess = () => resolve(all.result); }));
      }
      db.close();
    }
    return ${result};
  })()`;
}
