import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { Api } from './support/api.ts';
import { lastEntry, newEntryPanel } from './support/chart.ts';
import { colleagueOf } from './support/colleague.ts';
import { expect, newPerson, test, themes } from './support/fixtures.ts';
import type { Program } from './support/program.ts';
import { coughVisit, kneeVisit } from './support/visits.ts';

/** A workspace with a bit of everything; the address of its fullest chart. */
async function fill(page: Page, program: Program): Promise<{ chart: string; emptyChart: string }> {
  const api = await Api.of(page, program);
  const details = { dateOfBirth: '1958-03-14', sex: 'female' as const, mrn: 'MRN-20418' };
  const note = await api.addPatient('Maria Santos', details);
  await api.addPatient('Chrysanthemum-Wilhelmina Featherstonehaugh-Cholmondeley von und zu Hohenstein');
  const empty = await api.addPatient('Omar Haddad');
  await api.addEntry(note.id, kneeVisit);
  await api.addEntry(note.id, 'A typed source without a note.', false);
  await api.addEntry(note.id, coughVisit);
  return { chart: `/chat?id=${note.id}`, emptyChart: `/chat?id=${empty.id}` };
}

const settled = (page: Page): Promise<void> => expect(page.locator('[aria-busy=true], [data-skeleton]')).toHaveCount(0);

/** No part of a page may stick out at the side. */
async function expectNoSideways(page: Page): Promise<void> {
  const [wide, shown] = await page.evaluate<[number, number]>(
    '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
  );
  expect(wide, page.url()).toBeLessThanOrEqual(shown);
}

const publicPaths = [
  '/sign-in',
  '/sign-in?session_expired=true',
  '/register',
  '/confirm-code',
  '/forgot-password',
  '/invitation',
];
const otherPaths = [
  '/chat',
  '/settings',
  '/settings?tab=appearance',
  '/settings?tab=security',
  '/settings?tab=ai',
  '/settings?tab=vocabulary',
  '/settings?tab=billing',
  '/settings?tab=privacy',
  '/template-maker',
  '/template-maker?starter=soap',
  '/template-maker?make=true',
  '/onboarding',
  '/team-members',
  '/team-members?tab=members',
  '/team-members?tab=seats',
  '/audit',
  '/audit?tab=emergency',
  '/fax',
  '/no-such-page',
];

/** Each way to try, change and look back at a template, with what it shows when it has done its work. */
async function openDrawers(page: Page, program: Program, look: () => Promise<void>): Promise<void> {
  const { id } = await (await Api.of(page, program)).adoptStarter('soap');
  await page.goto(`${program.address}/template-maker?id=${id}`);
  const drawer = page.getByRole('dialog');
  const leave = async () => {
    await look();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
  };
  const tryIt = async (item: string) => {
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await tryIt('Preview output');
  await drawer.getByRole('button', { name: /^Preview on/ }).click();
  await expect(drawer.getByText('The sample visit', { exact: true })).toBeVisible();
  await leave();
  await tryIt('Synthetic transcript');
  await drawer.getByRole('button', { name: /^Make up/ }).click();
  await expect(drawer.getByRole('button', { name: 'Copy the transcript' })).toBeVisible();
  await leave();
  await tryIt('Check this template');
  await expect(drawer.getByText(/facts in the notes of/)).toBeVisible();
  await drawer.locator('summary').first().click();
  await leave();
  await tryIt('Learn from my edits');
  await expect(drawer.getByText('Preferences')).toBeVisible();
  await leave();
  await page.getByRole('button', { name: 'Talk to template' }).click();
  await drawer.getByRole('textbox').fill('plan first, more sparkle');
  await drawer.getByRole('button', { name: /^Propose/ }).click();
  await expect(drawer.getByText('What would change')).toBeVisible();
  await leave();
  await page.getByRole('button', { name: 'Repair' }).click();
  await expect(drawer.getByText('What would change')).toBeVisible();
  await leave();
}

/** A team of the page's person with everything that its pages and those of the log show; the address of a chart of theirs. */
async function fillTeam(page: Page, program: Program, browser: Browser): Promise<string> {
  const api = await Api.of(page, program);
  const { id } = await api.addPatient('Maria Santos');
  const tops = await api.call<{ id: string; name: string }[]>('POST', '/departments/initialize-defaults');
  const nursing = tops.find(({ name }) => name === 'Nursing');
  await api.call('POST', '/departments', {
    name: 'Paediatric intensive care and neonatal follow-up',
    parentId: nursing?.id,
  });
  await api.call('POST', '/workspace-members', {
    email: 'maximiliane.von.wolkenstein-trostburg@clinic.example.org',
    permission: 'read',
  });
  await api.call('POST', '/collaborators', { email: 'omar.haddad@elsewhere.example.org', permission: 'read' });
  const colleague = await colleagueOf(api, browser, program, { givenName: 'Ben', familyName: 'Ode' }, 'edit');
  const theirs = await Api.of(colleague, program);
  await theirs.call('POST', `/notes/${id}/break-glass`, { reason: 'Unconscious in the waiting room' });
  await colleague.context().close();
  const members = await api.call<{ userId: string | null; name: string }[]>('GET', '/workspace-members');
  const ben = members.find(({ name }) => name === 'Ben Ode')?.userId;
  await api.call('POST', `/departments/${nursing?.id}/members`, { action: 'add', user_ids: [ben] });
  return `/chat?id=${id}`;
}

/** Each tab and dialog of the team, of sharing and of the log. */
async function openTeam(page: Page, program: Program, chart: string, look: () => Promise<void>): Promise<void> {
  const dialog = page.getByRole('dialog');
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();
  const open = async (path: string) => {
    await page.goto(program.address + path);
    await settled(page);
  };
  const lookAtDialog = async (name: string | RegExp) => {
    await press(name);
    await expect(dialog).toBeVisible();
    await settled(page);
    await look();
    await page.keyboard.press('Escape');
    if (await dialog.isVisible()) await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };

  await open('/team-members');
  await press(/^Nursing/);
  await expect(page.getByRole('group', { name: 'What Ben Ode may do in Nursing' })).toBeVisible();
  await look();
  for (const name of [
    'Invite',
    'New department',
    'Add people',
    'Invite somebody into Nursing',
    'Rename or move Nursing',
    'Delete Nursing?',
  ])
    await lookAtDialog(name);
  await open('/team-members?tab=members');
  await expect(page.getByRole('row', { name: /Ben Ode/ })).toBeVisible();
  await look();
  for (const item of ['Change permission', 'View as this member', 'Why they see a patient', 'Remove from workspace']) {
    await press('Actions for Ben Ode');
    await page.getByRole('menuitem', { name: item }).click();
    await expect(dialog).toBeVisible();
    await settled(page);
    await look();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  }
  await open('/team-members?tab=seats');
  await look();
  await open('/my-projects');
  await lookAtDialog('Share');
  await open(chart);
  await lookAtDialog('Share');
  await lookAtDialog('Who opened this');
  await open('/audit');
  await press('Check the log');
  await expect(page.getByText(/^The log is whole/)).toBeVisible();
  await look();
  await open('/audit?tab=emergency');
  await expect(page.getByText('Ben Ode opened Maria Santos')).toBeVisible();
  await look();
  await lookAtDialog('Review');
  await open('/settings?tab=privacy');
  await expect(page.getByRole('heading', { name: 'What leaves this workspace' })).toBeVisible();
  await look();
}

for (const theme of themes) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ theme });

    test('public pages break no rule of WCAG 2.2 AA', async ({ page, program }) => {
      for (const path of publicPaths) {
        await page.goto(program.address + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
      }
      await page.goto(`${program.address}/register`);
      await page.getByRole('button', { name: 'Make an account' }).click();
      await expect(page.getByText('This is needed.').first()).toBeVisible();
      await expectAccessible(page);
    });

    test('pages with content break no rule of WCAG 2.2 AA', async ({ page, program, signedIn: _ }) => {
      test.slow();
      await expect(page.getByText('Your patients will be listed here')).toBeVisible();
      await expectAccessible(page);
      const { chart, emptyChart } = await fill(page, program);
      for (const path of ['/my-projects', '/my-projects?q=nobody', emptyChart, ...otherPaths]) {
        await page.goto(program.address + path);
        await expect(page.getByRole('main')).not.toBeEmpty();
        await settled(page);
        await expectAccessible(page);
      }
      await page.goto(program.address + chart);
      const entry = lastEntry(page);
      await expect(entry.getByRole('textbox').first()).toBeVisible();
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
      await page.keyboard.press('Escape');
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
      await expect(page.getByText('Type the name of the patient')).toBeVisible();
      await expectAccessible(page);
    });

    test('the drawers of a template break no rule of WCAG 2.2 AA', async ({ page, program, signedIn: _ }) => {
      await openDrawers(page, program, () => expectAccessible(page));
    });

    test('the team, sharing and the log break no rule of WCAG 2.2 AA', async ({
      page,
      program,
      browser,
      signedIn: _,
    }) => {
      test.slow();
      await openTeam(page, program, await fillTeam(page, program, browser), () => expectAccessible(page));
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

      test('the team, sharing and the log stay within its width', async ({ page, program, browser, signedIn: _ }) => {
        test.slow();
        await openTeam(page, program, await fillTeam(page, program, browser), () => expectNoSideways(page));
      });

      test('nothing sticks out at the side, and no rule is broken', async ({ page, program, signedIn: _ }) => {
        test.slow();
        const { chart, emptyChart } = await fill(page, program);
        for (const path of ['/my-projects', chart, emptyChart, ...otherPaths]) {
          await page.goto(program.address + path);
          await expect(page.getByRole('main')).not.toBeEmpty();
          await settled(page);
          if (path === chart) await expect(lastEntry(page).getByRole('textbox').first()).toBeVisible();
          await expectNoSideways(page);
          if (path === '/my-projects' || path === chart) await expectAccessible(page);
        }
        await openDrawers(page, program, () => expectNoSideways(page));
        await page.goto(program.address + chart);
        await lastEntry(page).getByText('Source', { exact: true }).filter({ visible: true }).click();
        await expect(lastEntry(page).getByRole('region', { name: 'Source' })).toBeVisible();
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
  });
}

test('the main job can be done with the keyboard alone', async ({ page, program }) => {
  const person = newPerson();
  const type = async (words: string): Promise<void> => {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  };
  /** Goes on with Tab until the named thing has the focus. */
  const tabTo = async (name: string | RegExp, role: 'button' | 'textbox' | 'combobox' | 'link'): Promise<void> => {
    const wanted = page.getByRole(role, { name, exact: typeof name === 'string' }).first();
    await expect(wanted).toBeVisible();
    for (let steps = 0; steps < 60; steps++) {
      if (await wanted.evaluate((element) => element === element.ownerDocument.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${role} ${name} cannot be reached with Tab`);
  };
  await page.goto(program.address);
  await tabTo('Make an account', 'link');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/register/);
  await tabTo('Given name', 'textbox');
  await type(person.givenName);
  await type(person.familyName);
  await type(person.email);
  await type(person.password);
  await tabTo('Make an account', 'button');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/confirm-code/);
  await expect(page.getByLabel('Code')).toBeVisible();
  const code = program.codeFor(person.email);
  await tabTo('Code', 'textbox');
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sign-in/);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/onboarding/);
  await tabTo('Continue', 'button');
  await page.keyboard.press('Enter');
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

test('motion stops when the system asks for it', async ({ page, program, signedIn: _ }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { chart } = await fill(page, program);
  await page.goto(program.address + chart);
  await expect(lastEntry(page).getByRole('textbox').first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Actions/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const moving = await page.evaluate<string[]>(`
    [...document.querySelectorAll('*')].filter((element) => {
      const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
      const longest = (list) => Math.max(...list.split(',').map((each) => parseFloat(each) * (each.includes('ms') ? 1 : 1000)));
      return longest(transitionDuration) > 10 || (animationName !== 'none' && longest(animationDuration) > 10);
    }).map((element) => element.tagName + '.' + element.className)`);
  expect(moving).toEqual([]);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport });

    test('nothing jumps while a page arrives', async ({ page, program, browser, signedIn: _ }) => {
      const { chart, emptyChart } = await fill(page, program);
      await fillTeam(page, program, browser);
      await page.addInitScript(`window.shifts = [];
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources } of list.getEntries())
            if (!hadRecentInput) shifts.push({ value, what: sources.map(({ node }) => node?.className || node?.nodeName) });
        }).observe({ type: 'layout-shift', buffered: true })`);
      for (const [path, last] of [
        ['/my-projects', page.getByRole('row').last()],
        [chart, lastEntry(page).getByRole('textbox').first()],
        [emptyChart, newEntryPanel(page).getByRole('button', { name: 'Generate note' })],
        ['/template-maker?starter=soap', page.getByRole('button', { name: 'Add to my templates' })],
        ['/settings', page.getByLabel('Postal address')],
        ['/settings?tab=security', page.getByText('This device')],
        ['/team-members', page.getByRole('list', { name: 'Departments' }).getByText('Providers')],
        ['/team-members?tab=members', page.getByRole('row', { name: /Ben Ode/ })],
        ['/team-members?tab=seats', page.getByRole('switch', { name: 'Seat of Ben Ode' })],
        ['/audit', page.getByRole('row').nth(5)],
        ['/audit?tab=emergency', page.getByText('Ben Ode opened Maria Santos')],
        ['/settings?tab=billing', page.getByRole('heading', { name: 'Ledger' })],
      ] as const) {
        await page.goto(program.address + path);
        await expect(last).toBeVisible();
        await settled(page);
        const shifts = await page.evaluate<{ value: number; what: string[] }[]>('shifts');
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        expect(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(0.01);
      }
    });
  });
}
