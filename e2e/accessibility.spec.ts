import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSideways } from './support/accessibility.ts';
import { lastEntry, newEntryPanel } from './support/chart.ts';
import { expect, newPerson, test } from './support/fixtures.ts';
import { publicPaths, signedInPaths } from './support/pages.ts';
import { coughVisit } from './support/visits.ts';
import { arrive, delayAnswers, fillCharts, fillTeam, openDrawers, openTeam, watchShifts } from './support/walks.ts';

/** What would move although the system asks for stillness. */
const movingIn = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`
    [...document.querySelectorAll('*')].filter((element) => {
      const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
      const longest = (list) => Math.max(...list.split(',').map((each) => parseFloat(each) * (each.includes('ms') ? 1 : 1000)));
      return longest(transitionDuration) > 10 || (animationName !== 'none' && longest(animationDuration) > 10);
    }).map((element) => element.tagName + '.' + element.className)`);

// as most people see it: a jump in the middle of a motion is one as well
test.use({ savesData: false, contextOptions: { reducedMotion: 'no-preference' } });

test('public pages break no rule of WCAG 2.2 AA', async ({ page, program }) => {
  for (const path of publicPaths) {
    await page.goto(program.address + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto(`${program.address}/register`);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByText('This field is required.').first()).toBeVisible();
  await expectAccessible(page);
});

test('pages with content break no rule of WCAG 2.2 AA, nothing jumps, and motion stops when the system asks for it', async ({
  page,
  program,
  signedIn: _,
}) => {
  test.slow();
  await expect(page.getByText('Your patients will be listed here')).toBeVisible();
  await expectAccessible(page);
  const { chart, emptyChart } = await fillCharts(page, program);
  await watchShifts(page);
  const start = newEntryPanel(page).getByRole('button', { name: 'Start recording' });
  for (const path of ['/my-projects?q=nobody', emptyChart, ...signedInPaths]) {
    await arrive(page, program.address + path, path === emptyChart ? start : undefined);
    await expectAccessible(page);
  }
  const entry = lastEntry(page);
  await arrive(page, program.address + chart, entry.getByRole('textbox').first());
  await page.getByRole('button', { expanded: false }).and(page.locator('[data-entry-toggle]')).first().click();
  await expect(page.getByRole('article').first().getByRole('textbox').first()).toBeVisible();
  // the entry above may still move it away from the pointer
  await expect(async () => {
    await page.mouse.move(0, 0);
    await entry.locator('[data-sentence]').first().hover();
    await expect(entry.locator('[data-marked]').first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expectAccessible(page);
  await entry.getByRole('button', { name: /^Actions/ }).click();
  await expect(page.getByRole('menuitem', { name: 'History' })).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('menuitem', { name: 'History' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await movingIn(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: /^Model: / }).click();
  await expect(page.getByRole('menuitemradio').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await entry.locator('[data-correct]').first().focus();
  await page.keyboard.press('Enter');
  await expect(entry.getByRole('textbox', { name: /^Line of / })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'New entry' }).click();
  await newEntryPanel(page).getByLabel('Template').click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${program.address}/my-projects`);
  await page.getByRole('button', { name: 'New patient' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add patient' }).click();
  await expect(page.getByText('Enter the name of the patient')).toBeVisible();
  await expectAccessible(page);
});

test('the drawers of a template break no rule of WCAG 2.2 AA', async ({ page, program, signedIn: _ }) => {
  await openDrawers(page, program, () => expectAccessible(page));
});

test('the team, sharing and the log break no rule of WCAG 2.2 AA, and nothing jumps while they arrive', async ({
  page,
  program,
  browser,
  signedIn: _,
}) => {
  test.slow();
  const chart = await fillTeam(page, program, browser);
  await watchShifts(page);
  await openTeam(page, program, chart, () => expectAccessible(page));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('nothing of the team, sharing and the log sticks out at the side, and nothing jumps', async ({
    page,
    program,
    browser,
    signedIn: _,
  }) => {
    test.slow();
    const chart = await fillTeam(page, program, browser);
    await watchShifts(page);
    await openTeam(page, program, chart, () => expectNoSideways(page));
  });

  test('nothing of a template’s drawers sticks out at the side', async ({ page, program, signedIn: _ }) => {
    await openDrawers(page, program, () => expectNoSideways(page));
  });

  test('nothing sticks out at the side or jumps, and no rule is broken', async ({ page, program, signedIn: _ }) => {
    test.slow();
    const { chart, emptyChart } = await fillCharts(page, program);
    await watchShifts(page);
    await delayAnswers(page);
    const start = newEntryPanel(page).getByRole('button', { name: 'Start recording' });
    for (const path of [emptyChart, ...signedInPaths]) {
      await arrive(page, program.address + path, path === emptyChart ? start : undefined);
      await expectNoSideways(page);
      if (path === '/my-projects') await expectAccessible(page);
    }
    const entry = lastEntry(page);
    await arrive(page, program.address + chart, entry.getByRole('textbox').first());
    await expectNoSideways(page);
    await expectAccessible(page);
    await entry.getByText('Source', { exact: true }).filter({ visible: true }).click();
    await expect(entry.getByRole('region', { name: 'Source' })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page);
    await page.context().clearCookies();
    for (const path of publicPaths) {
      await page.goto(program.address + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSideways(page);
    }
  });
});

test('the main job can be done with the keyboard alone', async ({ page, program }) => {
  const person = newPerson();
  const type = async (words: string): Promise<void> => {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  };
  /** Goes on with Tab until the named thing has the focus. */
  const tabTo = async (
    name: string | RegExp,
    role: 'button' | 'textbox' | 'combobox' | 'link' | 'tab',
  ): Promise<void> => {
    const wanted = page.getByRole(role, { name, exact: typeof name === 'string' }).first();
    await expect(wanted).toBeVisible();
    for (let steps = 0; steps < 60; steps++) {
      if (await wanted.evaluate((element) => element === element.ownerDocument.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${role} ${name} cannot be reached with Tab`);
  };
  await page.goto(`${program.address}/sign-in`);
  await tabTo('Create an account', 'link');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/register/);
  await tabTo('Given name', 'textbox');
  await type(person.givenName);
  await type(person.familyName);
  await type(person.email);
  await type(person.password);
  await tabTo('Create an account', 'button');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/confirm-code/);
  await expect(page.getByLabel('Code')).toBeVisible();
  const code = program.codeFor(person.email);
  await tabTo('Code', 'textbox');
  // the sixth digit sends it, and it signs in
  await page.keyboard.type(code);
  await expect(page).toHaveURL(/onboarding/);
  await tabTo('Add 3 templates', 'button');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/my-projects/);

  await tabTo('Skip to content', 'link');
  await page.keyboard.press('Enter');
  await tabTo('New patient', 'button');
  await page.keyboard.press('Enter');
  const name = page.getByRole('dialog').getByLabel('Name');
  await expect(name).toBeFocused();
  await page.keyboard.type('Maria Santos');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/chat\?id=/);
  await tabTo('Record', 'tab');
  await page.keyboard.press('ArrowRight');
  await tabTo('Transcript', 'textbox');
  await page.keyboard.insertText(coughVisit);
  await tabTo('Template', 'combobox');
  await page.keyboard.type('SOAP');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+Enter');

  const entry = lastEntry(page);
  const text = entry.getByRole('textbox').first();
  await expect(text).toBeVisible();
  await tabTo(/^Used in \d+ sentence/, 'button');
  await expect(entry.locator('[data-sentence][data-marked]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('k');
  await expect(entry.locator('[data-entry-toggle]')).toBeFocused();
  await tabTo('Subjective, note text', 'textbox');
  await page.keyboard.press('ControlOrMeta+End');
  // the caret in a sentence marks where it comes from
  await expect(entry.getByRole('listitem').and(entry.locator('[data-marked]')).first()).toBeVisible();
  await page.keyboard.type(' Seen alone.');
  await expect(entry.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
});
