import { readFile } from 'node:fs/promises';
import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, fillSignIn, makeAccount, test } from './support/fixtures.ts';

const pastNote = `Patient: Maria Santos
DOB: 03/14/1958

HISTORY OF PRESENT ILLNESS:
Mrs. Santos is a 58-year-old woman with a dry cough for ten days. She reports wheeze at night. She denies fever.

Physical exam:
Lungs: Clear on both sides.
Throat: Slightly red.
Skin: No rash.

Assessment and Plan:
1. Acute bronchitis
2. Fluids and rest`;

/** The code that an authenticator app shows for a set-up key (RFC 6238: SHA-1, 30 s, six digits). */
function appCode(key: string, at = Date.now()): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...key.replaceAll(' ', '')].map((char) => alphabet.indexOf(char).toString(2).padStart(5, '0')).join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const from = hash[19]! & 15;
  return String((hash.readUInt32BE(from) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

const signOut = (page: Page): Promise<void> => page.getByRole('button', { name: 'Log out' }).click();

test('past notes become a first template; a reload loses nothing, and nobody leaves before', async ({
  page,
  program,
}) => {
  const person = await makeAccount(program);
  await page.goto(program.address);
  await fillSignIn(page, person);
  await expect(page).toHaveURL(/onboarding/);
  await expectAccessible(page);
  await page.getByLabel('Past note 1').fill(pastNote);
  await page.getByRole('link', { name: 'Patients' }).first().click();
  await expect(page.getByText('Please create at least 1 template')).toBeVisible();
  await expect(page).toHaveURL(/onboarding/);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(page.getByLabel('Past note 1')).toHaveValue(pastNote);
  await page.getByRole('button', { name: 'Personalize My Scribe' }).click();
  const sent = page.getByLabel('Text of past note 1');
  await expect(sent).toHaveValue(/Patient: \[name\]\nDOB: \[date\]/);
  await expect(sent).not.toHaveValue(/Santos|1958/);
  await expectAccessible(page);
  const shown = await sent.inputValue();
  const healing = page.waitForRequest(/healed-template/);
  await page.getByRole('button', { name: /Build my template/ }).click();
  expect((await healing).postDataJSON()).toEqual({ samples: [shown] });
  await expect(page.getByRole('heading', { name: 'A visit in your style' })).toBeVisible();
  // the first preview comes by itself and costs nothing
  await expect(page.getByRole('status').filter({ hasText: 'effusion' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('button', { name: 'Move Physical exam up' }).click();
  await page.getByRole('button', { name: 'Physical exam', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Looks right' }).click();
  await expect(page).toHaveURL(/my-projects/);
  await page.goto(`${program.address}/template-maker`);
  await expect(page.getByRole('link', { name: /My visit note/ })).toBeVisible();
});

test.describe('with a second step', () => {
  // the first step alone is refused, with the way to the second
  test.use({ expectedFaults: /401 \(Unauthorized\).*callback\/credentials/ });

  test('two-factor: set up with the key, asked for at the next sign-in, a recovery code once', async ({
    page,
    program,
    signedIn,
  }) => {
    await page.goto(`${program.address}/settings?tab=security`);
    await page.getByRole('button', { name: 'Set up two-factor' }).click();
    await page.getByLabel('Confirm with your password').fill(signedIn.password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expectAccessible(page);
    const key = await page.getByLabel('Set-up key').inputValue();
    await page.getByLabel('Authenticator code').fill(appCode(key));
    await page.getByRole('button', { name: 'Switch on' }).click();
    const codes = page.getByRole('dialog').getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const recovery = (await codes.first().textContent()) ?? '';
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

    await signOut(page);
    await expect(page).toHaveURL(/sign-in/);
    await fillSignIn(page, signedIn);
    await expect(page).toHaveURL(/confirm-code/);
    await expectAccessible(page);
    await page.reload();
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recovery);
    await page.getByRole('button', { name: 'Finish signing in' }).click();
    await expect(page).toHaveURL(/onboarding/);
    await page.goto(`${program.address}/settings?tab=security`);
    await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
  });
});

test('a forgotten password is replaced with a mailed code', async ({ page, program }) => {
  const person = await makeAccount(program);
  const before = program.codeFor(person.email);
  await page.goto(`${program.address}/sign-in`);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Code')).toBeVisible();
  await expect.poll(() => program.codeFor(person.email)).not.toBe(before);
  await page.getByLabel('Code').fill(program.codeFor(person.email));
  await page.getByLabel('New password', { exact: true }).fill('copper-lantern-orchard-7');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Your new password is set.')).toBeVisible();
  await fillSignIn(page, { ...person, password: 'copper-lantern-orchard-7' });
  await expect(page).toHaveURL(/onboarding/);
});

test.describe('two tabs', () => {
  // the tab that is signed out by the other may be asking for something just then
  test.use({ expectedFaults: /401 \(Unauthorized\)/ });

  test('a tab on the sign-in page follows a sign-in in another tab, and a sign-out is followed too', async ({
    page,
    context,
    program,
  }) => {
    const person = await makeAccount(program);
    const other = await context.newPage();
    await other.goto(`${program.address}/sign-in?from=%2Fmy-projects`);
    await expect(other.getByLabel('E-mail')).toBeVisible();
    await page.goto(`${program.address}/sign-in?from=%2Fmy-projects`);
    await fillSignIn(page, person);
    await expect(page).toHaveURL(/my-projects/);
    await expect(other).toHaveURL(/my-projects/);
    await signOut(other);
    await expect(page).toHaveURL(/sign-in/);
  });
});

test('the own data is downloaded from the settings, where the licences are named', async ({
  page,
  program,
  signedIn,
}) => {
  await page.goto(`${program.address}/settings?tab=data`);
  const address = await page.getByRole('link', { name: 'Open-source licences' }).getAttribute('href');
  const notice = await page.request.get(`${program.address}${address}`);
  expect(notice.headers()['content-type']).toContain('text/plain');
  expect(await notice.text()).toMatch(/Sent to browsers:\n[^]*react 19[^]*Used by the server:\n[^]*fastify /);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('My data.zip');
  // the names in an archive are not packed
  const archive = await readFile(await download.path(), 'latin1');
  expect(archive.startsWith('PK')).toBe(true);
  expect(archive).toContain('account.json');
  expect(archive).not.toContain(signedIn.password);
});

test('a logo in WebP becomes a PNG, which PDFs and mails can show', async ({ page, program, signedIn: _ }) => {
  await page.goto(`${program.address}/settings?tab=clinic`);
  await expect(page.getByLabel('Workspace name')).toBeVisible();
  const webp = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 200 });
    canvas.getContext('2d')?.fillRect(0, 0, 300, 100);
    return canvas.toDataURL('image/webp');
  });
  expect(webp).toMatch(/^data:image\/webp;/);
  const buffer = Buffer.from(webp.slice(webp.indexOf(',') + 1), 'base64');
  await page.locator('input[type=file]').setInputFiles({ name: 'logo.webp', mimeType: 'image/webp', buffer });
  const logo = page.getByRole('img', { name: 'Logo of the workspace' });
  await expect(logo).toHaveAttribute('src', /^data:image\/png;base64,/);
  await page.reload();
  await expect(logo).toHaveAttribute('src', /^data:image\/png;base64,/);
});
