import { setTimeout } from 'node:timers/promises';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { Api } from './api.ts';
import { colleagueOf } from './colleague.ts';
import type { Program } from './program.ts';
import { coughVisit, kneeVisit } from './visits.ts';

/** A workspace with a bit of everything; the address of its fullest chart. */
export async function fillCharts(page: Page, program: Program): Promise<{ chart: string; emptyChart: string }> {
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

/** From now on each page keeps what moved by itself while it arrived. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(`window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries())
        if (!hadRecentInput) shifts.push({ value, what: sources.map(({ node, previousRect: from, currentRect: to }) =>
          (node?.className || node?.nodeName) + ': ' + [from, to].map((at) => [at.x, at.y, at.width, at.height]).join(' to ')) });
    }).observe({ type: 'layout-shift', buffered: true })`);

/** From now on every second answer comes late, as on a slow line: what it shows must have its room already. */
export const delayAnswers = async (page: Page): Promise<void> => {
  let calls = 0;
  await page.route('**/api/**', async (route) => {
    calls += 1;
    if (calls % 2 === 0 && route.request().resourceType() === 'fetch') await setTimeout(300);
    // a page that was left waits for no answer
    await route.continue().catch(() => undefined);
  });
};

const settled = (page: Page): Promise<void> => expect(page.locator('[aria-busy=true], [data-skeleton]')).toHaveCount(0);

/** What comes last on a page, where a page is more than its frame. */
const lastOf: Record<string, (page: Page) => Locator> = {
  '/my-projects': (page) => page.getByRole('row').last(),
  '/template-maker?starter=soap': (page) => page.getByRole('button', { name: 'Add to my templates' }),
  '/settings': (page) => page.getByLabel('Postal address'),
  '/settings?tab=security': (page) => page.getByText('This device'),
  '/settings?tab=billing': (page) => page.getByRole('heading', { name: 'Ledger' }),
};

/** Opens a page in a walk, waits until all of it is there, and finds that nothing jumped on the way. */
export async function arrive(page: Page, address: string, last?: Locator): Promise<void> {
  const { origin } = new URL(address);
  await page.goto(address);
  await expect(page.getByRole('main')).not.toBeEmpty();
  await expect(last ?? lastOf[address.slice(origin.length)]?.(page) ?? page.getByRole('main')).toBeVisible();
  await settled(page);
  const shifts = await page.evaluate<{ value: number; what: string[] }[]>('shifts');
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  // the other pages are looked at as well
  expect.soft(sum, `${address}: ${JSON.stringify(shifts)}`).toBeLessThan(0.01);
}

/** Each way to try, change and look back at a template, with what it shows when it has done its work. */
export async function openDrawers(page: Page, program: Program, look: () => Promise<void>): Promise<void> {
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
  await drawer.getByRole('button', { name: /^Generate sample/ }).click();
  await expect(drawer.getByRole('button', { name: 'Copy transcript' })).toBeVisible();
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
export async function fillTeam(page: Page, program: Program, browser: Browser): Promise<string> {
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
export async function openTeam(page: Page, program: Program, chart: string, look: () => Promise<void>): Promise<void> {
  const dialog = page.getByRole('dialog');
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();
  const open = (path: string, last?: Locator) => arrive(page, program.address + path, last);
  const lookAtDialog = async (name: string | RegExp) => {
    await press(name);
    await expect(dialog).toBeVisible();
    await settled(page);
    await look();
    await page.keyboard.press('Escape');
    if (await dialog.isVisible()) await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };

  await open('/team-members', page.getByRole('list', { name: 'Departments' }).getByText('Providers'));
  await press(/^Nursing/);
  await expect(page.getByRole('group', { name: 'Permissions of Ben Ode in Nursing' })).toBeVisible();
  await look();
  for (const name of [
    'Invite',
    'New department',
    'Add people',
    'Invite someone to Nursing',
    'Rename or move Nursing',
    'Delete Nursing?',
  ])
    await lookAtDialog(name);
  await open('/team-members?tab=members', page.getByRole('row', { name: /Ben Ode/ }));
  await look();
  for (const item of [
    'Change permission',
    'View as this member',
    'Explain access to a patient',
    'Remove from workspace',
  ]) {
    await press('Actions for Ben Ode');
    await page.getByRole('menuitem', { name: item }).click();
    await expect(dialog).toBeVisible();
    await settled(page);
    await look();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  }
  await open('/team-members?tab=seats', page.getByRole('switch', { name: 'Seat of Ben Ode' }));
  await look();
  await open('/my-projects');
  await lookAtDialog('Share');
  await open(chart);
  await lookAtDialog('Share');
  await lookAtDialog('Access history');
  await open('/audit', page.getByRole('row').nth(5));
  await press('Verify log');
  await expect(page.getByText(/^Log intact/)).toBeVisible();
  await look();
  await open('/audit?tab=emergency', page.getByText('Ben Ode opened Maria Santos'));
  await look();
  await lookAtDialog('Review');
  await open('/settings?tab=sharing', page.getByRole('heading', { name: 'Sharing and outside services' }));
  await look();
}
