import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { Api } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import type { Program } from './support/program.ts';
import { coughVisit, kneeVisit } from './support/visits.ts';

const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });

async function openMenu(page: Page, name: string): Promise<void> {
  await row(page, name).hover();
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
}

async function openPatients(page: Page, program: Program): Promise<Api> {
  const api = await Api.of(page, program);
  const details = { dateOfBirth: '1958-03-14', sex: 'female' as const };
  const maria = await api.addPatient('Maria Santos', { ...details, mrn: 'MRN-20418' });
  const twin = await api.addPatient('María Santos', { ...details, dateOfBirth: '1958-03-15' });
  await api.addPatient('Omar Haddad');
  await api.addEntry(maria.id, kneeVisit);
  await api.addEntry(twin.id, coughVisit, false);
  await page.goto(`${program.address}/my-projects`);
  await expect(row(page, 'Omar Haddad')).toBeVisible();
  return api;
}

test('two charts of one patient are merged, and an admin takes it back', async ({ page, program, signedIn: _ }) => {
  await openPatients(page, program);
  await expectAccessible(page);
  await openMenu(page, 'María Santos');
  await page.getByRole('menuitem', { name: 'Merge into' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge the chart of María Santos' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Maria Santos/ }).click();
  await expect(dialog.getByText('1 entry will be moved. The merged chart will have 2.')).toBeVisible();
  await expect(dialog.getByText('These may be two patients')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Merge charts' })).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByLabel('Name of the chart that will be kept').fill('Maria Santos');
  await dialog.getByRole('button', { name: 'Merge charts' }).click();
  await expect(page).toHaveURL(/\/chat\?id=/);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.goto(`${program.address}/my-projects?show=bin`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo merge of María Santos into Maria Santos' }).click();
  await expect(page.getByText('The bin is empty')).toBeVisible();
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect(row(page, 'María Santos')).toBeVisible();
});

test('a starred patient comes first, an archived one has its own list, a deleted one comes back', async ({
  page,
  program,
  signedIn: _,
}) => {
  await openPatients(page, program);
  const names = page.locator('[data-row-link]');
  // whose note waits for the reader stands above all others, and below it who was here today
  await expect(names).toHaveText(['Maria Santos', 'María Santos', 'Omar Haddad']);
  await row(page, 'Omar Haddad').hover();
  await page.getByRole('button', { name: 'Star of Omar Haddad' }).click();
  await expect(page.getByRole('button', { name: 'Star of Omar Haddad' })).toHaveAttribute('aria-pressed', 'true');
  await expect(names).toHaveText(['Maria Santos', 'María Santos', 'Omar Haddad']);
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await expect(page).toHaveURL(/sort=name/);
  await expect(names).toHaveText(['Omar Haddad', 'Maria Santos', 'María Santos']);

  await openMenu(page, 'Omar Haddad');
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(names).toHaveCount(2);
  await page.getByRole('link', { name: 'Archived' }).click();
  await expect(names).toHaveText(['Omar Haddad']);
  await openMenu(page, 'Omar Haddad');
  await page.getByRole('menuitem', { name: 'Unarchive' }).click();
  await expect(page.getByText('Archived charts will be listed here')).toBeVisible();
  await page.getByRole('link', { name: 'Mine' }).click();
  await expect(names).toHaveCount(3);

  await openMenu(page, 'Maria Santos');
  await page.getByRole('menuitem', { name: 'Delete chart' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete the chart of Maria Santos' });
  await expect(dialog).toContainText('1 entry will be deleted with it.');
  await dialog.getByRole('button', { name: 'Delete 1 chart' }).click();
  await expect(names).toHaveCount(2);
  await page.getByRole('link', { name: 'Bin' }).click();
  await page.getByRole('button', { name: 'Restore Maria Santos' }).click();
  await expect(page.getByText('The bin is empty')).toBeVisible();
});

test('a chart is exported as one file', async ({ page, program, signedIn: _ }) => {
  await openPatients(page, program);
  await openMenu(page, 'Maria Santos');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Maria Santos.zip');
});

test('a patient with the same name and date of birth is asked about, by keyboard alone', async ({
  page,
  program,
  signedIn: _,
}) => {
  await openPatients(page, program);
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'New patient' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('maria  SANTOS');
  await dialog.getByLabel('Date of birth').fill('1958-03-14');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('There is already a chart with this name and date of birth')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('j');
  await expect(page.locator('[data-row-link]').first()).toBeFocused();
  await page.keyboard.press('s');
  await expect(page.getByRole('button', { name: 'Star of Maria Santos' })).toHaveAttribute('aria-pressed', 'true');
});

test('hundreds of patients scroll to the end and back, on a phone as well', async ({ page, program, signedIn: _ }) => {
  const api = await Api.of(page, program);
  const total = 700;
  for (let from = 0; from < total; from += 20) {
    await Promise.all(
      Array.from({ length: 20 }, (_none, n) => api.addPatient(`Patient ${String(from + n).padStart(4, '0')}`)),
    );
  }
  await page.goto(`${program.address}/my-projects?sort=name`);
  const names = page.locator('[data-row-link]');
  await expect(names.first()).toHaveText('Patient 0000');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(async () => {
      await page.mouse.wheel(0, 20_000);
      await expect(names.last()).toHaveText('Patient 0699', { timeout: 200 });
    }).toPass();
    expect(await names.count()).toBeLessThan(120);
    await page.keyboard.press('Home');
    await expect(async () => {
      await page.mouse.wheel(0, -20_000);
      await expect(names.first()).toHaveText('Patient 0000', { timeout: 200 });
    }).toPass();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('what can be done with selected patients stands above the bottom bar, and rarer filters unfold', async ({
    page,
    program,
    signedIn: _,
  }) => {
    const api = await Api.of(page, program);
    await Promise.all(Array.from({ length: 15 }, (_none, n) => api.addPatient(`Patient ${n}`)));
    await page.goto(`${program.address}/my-projects?sort=name`);
    await page.getByRole('checkbox', { name: 'Select Patient 0' }).check();
    const bulk = page.getByRole('region', { name: '1 patient selected' });
    const bottom = page.getByRole('button', { name: 'More', exact: true });
    await expect(async () => {
      const [bar, below] = [await bulk.boundingBox(), await bottom.boundingBox()];
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    }).toPass();
    await expect(bulk.getByRole('button', { name: 'Delete 1 chart' })).toBeInViewport();

    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Active from').fill('2020-01-01');
    // a filter that is set stays in sight, without a way to fold it
    await expect(page.getByRole('button', { name: 'Filters', exact: true })).toHaveCount(0);
    await page.reload();
    await expect(page.getByLabel('Active from')).toHaveValue('2020-01-01');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
  });

  test('settings are chosen in one field', async ({ page, program, signedIn: _ }) => {
    await page.goto(`${program.address}/settings?tab=data`);
    const field = page.getByRole('combobox', { name: 'Settings' });
    await expect(field).toHaveValue('Your data');
    await field.click();
    await page.getByRole('option', { name: 'Billing' }).click();
    await expect(page.getByRole('heading', { name: 'Ledger' })).toBeVisible();
    await expect(page).toHaveURL(/tab=billing/);
  });
});
