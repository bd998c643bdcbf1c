import { type BrowserContext, type Page, test as base, expect } from '@playwright/test';
import { watchFaults } from './faults.ts';
import { Program } from './program.ts';

export { expect } from '@playwright/test';

export type Person = { email: string; password: string; givenName: string; familyName: string };
export type Theme = 'light' | 'dark';
export const themes: readonly Theme[] = ['light', 'dark'];

let count = 0;

/** Somebody nobody else in the run is. */
export function newPerson(): Person {
  count += 1;
  return {
    email: `clinician-${process.pid}-${count}@example.org`,
    password: 'violet-anchor-meadow-41',
    givenName: 'Ada',
    familyName: 'Okafor',
  };
}

/** Makes a confirmed account over HTTP, the way a page would. */
export async function makeAccount(program: Program, person: Person = newPerson()): Promise<Person> {
  const post = async (path: string, body: object) => {
    const reply = await fetch(`${program.address}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  };
  const { email, password, givenName, familyName } = person;
  await post('register', { email, password, given_name: givenName, family_name: familyName });
  await post('confirm-code', { email, code: program.codeFor(email) });
  return person;
}

export async function fillSignIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/**
 * Signs in as the page's form does but without it, and opens the patients: for tests of something else. The tasks of a visit
 * then wait in its menu, as for people who switched the dialog off.
 */
export async function signIn(page: Page, program: Program, { email, password }: Person): Promise<void> {
  const start = `${program.address}/before-signing-in`;
  // with an icon of its own, or the browser asks the program for one
  const blank = '<link rel="icon" href="data:,"><title>Signing in</title>';
  await page.route(start, (route) => route.fulfill({ contentType: 'text/html', body: blank }));
  await page.goto(start);
  await page.unroute(start);
  const answer = await page.evaluate(
    async (fields) => {
      localStorage.setItem('preference:tasks-after-note', 'false');
      const { csrfToken } = await (await fetch('/api/auth/csrf')).json();
      const body = new URLSearchParams({ ...fields, csrfToken, json: 'true', callbackUrl: location.origin });
      return (await fetch('/api/auth/callback/credentials', { method: 'POST', body })).status;
    },
    { email, password },
  );
  expect(answer).toBe(200);
  await page.goto(`${program.address}/my-projects`);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/my-projects');
}

/** Opens pages in this theme from now on. */
export function openInTheme(context: BrowserContext, theme: Theme): Promise<unknown> {
  // pages without an address of their own have no storage
  return context.addInitScript(`if (location.protocol === 'http:' && !localStorage.getItem('theme-mode'))
    localStorage.setItem('theme-mode', '${theme}')`);
}

/** As when somebody has told the browser to save data. */
export function saveData(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(
    "Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })",
  );
}

type WorkerFixtures = { program: Program };
type TestFixtures = {
  signedIn: Person;
  theme: Theme;
  savesData: boolean;
  expectedFaults: RegExp | null;
  faults: string[];
};

/**
 * `program`: one server for each worker. `signedIn`: a fresh account that the page is signed in with. `theme`: of all pages.
 * `savesData`: a page gets its later parts with their first use, as where data is saved; else it fetches hundreds of files in quiet
 * moments, which tests with a server that goes away need.
 * `faults`: what pages complained of; a test fails with any that does not match `expectedFaults`.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  theme: ['light', { option: true }],
  savesData: [true, { option: true }],
  expectedFaults: [null, { option: true }],
  program: [
    async ({ browserName: _ }, provide) => {
      const program = await Program.start();
      await provide(program);
      await program.dispose();
    },
    { scope: 'worker' },
  ],
  faults: [
    async ({ context, expectedFaults, program }, provide, info) => {
      const faults = await watchFaults(context);
      program.takeLog();
      await provide(faults);
      await info.attach('log of the program', { body: program.takeLog(), contentType: 'text/plain' });
      expect(faults.filter((fault) => !expectedFaults?.test(fault))).toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, theme, savesData }, provide) => {
    await openInTheme(context, theme);
    if (savesData) await saveData(context);
    await provide(context);
  },
  signedIn: async ({ page, program }, provide) => {
    const person = await makeAccount(program);
    await signIn(page, program, person);
    await provide(person);
  },
});
