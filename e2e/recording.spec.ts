import { existsSync } from 'node:fs';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSideways } from './support/accessibility.ts';
import { Api } from './support/api.ts';
import { lastEntry, newEntryPanel } from './support/chart.ts';
import { programGone } from './support/faults.ts';
import { expect, fillSignIn, makeAccount, signIn, test } from './support/fixtures.ts';
import { fakeMicrophone } from './support/fake-microphone.ts';
import { Program } from './support/program.ts';
import { spokenVisit } from './support/spoken-visit.ts';

const voice = spokenVisit();
const sphinxModel = '/usr/share/pocketsphinx/model/en-us';
test.skip(voice === null, 'no speech synthesiser (espeak-ng or flite) is installed');
test.use({
  ...fakeMicrophone(voice),
  expectedFaults: new RegExp(`${programGone.source}|ERR_INTERNET_DISCONNECTED|status of (401|503)`),
});

const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const recording = (page: Page): Locator => card(page, 'Recording');

/** The clock of the recorder, in seconds. */
async function clock(page: Page): Promise<number> {
  const [minutes, seconds] = ((await page.getByRole('timer').textContent()) ?? '').split(':').map(Number);
  return (minutes ?? 0) * 60 + (seconds ?? 0);
}

const heard = (page: Page, seconds: number): Promise<void> =>
  expect.poll(() => clock(page)).toBeGreaterThanOrEqual(seconds);

async function openChart(page: Page, program: Program): Promise<{ api: Api; noteId: string }> {
  const api = await Api.of(page, program);
  await api.adoptStarter('soap');
  const { id } = await api.addPatient('Maria Santos');
  await page.goto(`${program.address}/chat?id=${id}`);
  await expect(newEntryPanel(page)).toBeVisible();
  return { api, noteId: id };
}

async function startRecording(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start recording' }).click();
  await page.getByRole('button', { name: 'Patient agrees, start recording' }).click();
  await expect(recording(page)).toBeVisible();
}

async function stopAndGenerate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await card(page, 'Recording stopped').getByRole('button', { name: 'Generate note' }).click();
}

/** The one entry of a chart, once its audio is there. */
async function spokenEntry(api: Api, noteId: string): Promise<Transcript> {
  const thread = () => api.call<Transcript[]>('GET', `/transcripts/${noteId}`);
  await expect.poll(async () => (await thread())[0]?.assets.length).toBe(1);
  const entries = await thread();
  expect(entries).toHaveLength(1);
  return entries[0] as Transcript;
}

/** Seconds of sound in an entry's file, as the browser plays it. */
async function soundOf(page: Page, { api, entry }: { api: Api; entry: Transcript }): Promise<number> {
  const address = `/api/notes/${entry.noteId}/transcripts/${entry.id}/asset/${entry.assets[0]?.name ?? ''}`;
  return page.evaluate<number>(`(async () => {
    const reply = await fetch(${JSON.stringify(address)}, { headers: { authorization: 'Bearer ${api.token}' } });
    const context = new AudioContext();
    const { duration } = await context.decodeAudioData(await reply.arrayBuffer());
    await context.close();
    return duration;
  })()`);
}

/** Nothing of a recording lies on the device any more. */
const nothingLeft = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate<number>(`new Promise((resolve, reject) => {
        const request = indexedDB.open('clinical-workspace');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const keys = request.result.transaction('records').objectStore('records').getAllKeys();
          keys.onsuccess = () => {
            request.result.close();
            resolve(keys.result.filter(([, key]) => key.startsWith('recording')).length);
          };
        };
      })`),
    )
    .toBe(0);

test('record, pause, resume, stop, review: one entry with its sound, and nothing left on the device', async ({
  page,
  program,
  signedIn: _,
}) => {
  const { api, noteId } = await openChart(page, program);
  await startRecording(page);
  await heard(page, 2);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(card(page, 'Paused').getByText('No audio is captured, and the clock is stopped.')).toBeVisible();
  const paused = await clock(page);
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeEnabled();
  await page.getByRole('button', { name: 'Resume' }).click();
  await heard(page, paused + 2);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(card(page, 'Recording stopped')).toBeVisible();
  await expectAccessible(page);
  await card(page, 'Recording stopped').getByRole('button', { name: 'Generate note' }).click();
  const entry = await spokenEntry(api, noteId);
  expect(entry.kind).toBe('recording');
  await expect(newEntryPanel(page)).toBeHidden();
  const seconds = await soundOf(page, { api, entry });
  expect(seconds).toBeGreaterThan(paused + 1.5);
  await nothingLeft(page);
  const consents = await api.call<{ state: string }[]>('GET', `/notes/${noteId}/consents`);
  expect(consents.map(({ state }) => state).toSorted()).toEqual(['asked', 'given']);
});

test('an installed PocketSphinx hears it, live and afterwards: a draft, and no note before somebody asks', async ({
  page,
}) => {
  test.skip(!existsSync(sphinxModel), 'PocketSphinx with its English model is not installed');
  // it hears on the processors that the browser and the program use as well
  test.slow();
  const program = await Program.start({ STT_ENGINE: 'pocketsphinx' });
  try {
    await signIn(page, program, await makeAccount(program));
    const { api, noteId } = await openChart(page, program);
    await startRecording(page);
    // under 20 seconds it would be asked about first; each second more is heard twice
    await heard(page, 21);
    await page.getByRole('button', { name: 'Pause' }).click();
    const liveText = page.getByRole('log', { name: 'Live text' });
    await expect(liveText.locator('[data-final="true"]').first()).toBeVisible({ timeout: 120_000 });
    await expectAccessible(page);
    await stopAndGenerate(page);
    const { id } = await spokenEntry(api, noteId);
    await expect.poll(async () => (await api.entry(id)).speech?.state, { timeout: 240_000 }).toBe('heard');
    const { speech, question, version } = await api.entry(id);
    expect(speech).toMatchObject({ draft: true });
    expect(question.split(/\s+/).length).toBeGreaterThan(5);
    expect(version).toBe(0);
    // the form for the next entry has a button of the same name
    await lastEntry(page)
      .getByRole('button', { name: /^Generate/ })
      .click();
    await expect.poll(async () => (await api.entry(id)).version, { timeout: 60_000 }).toBe(1);
  } finally {
    await program.dispose();
  }
});

test('a tab that dies is resumed in the next one, and what was written is in the entry', async ({
  page,
  context,
  program,
  signedIn: _,
}) => {
  const { api, noteId } = await openChart(page, program);
  await startRecording(page);
  await heard(page, 4);
  const session = await context.newCDPSession(page);
  void session.send('Page.crash').catch(() => undefined);
  await page.waitForEvent('crash');
  const before = page.url();
  await page.close();

  const next = await context.newPage();
  await next.goto(before);
  const left = card(next, 'Unfinished recordings');
  await expect(left).toBeVisible();
  await expectAccessible(next);
  await left.getByRole('button', { name: 'Resume' }).click();
  await expect(recording(next)).toBeVisible();
  expect(await clock(next)).toBeGreaterThanOrEqual(3);
  await heard(next, 6);
  await stopAndGenerate(next);
  const entry = await spokenEntry(api, noteId);
  expect(await soundOf(next, { api, entry })).toBeGreaterThan(5.4);
  expect(entry.speech?.gaps.map(({ reason }) => reason)).toEqual(['crash']);
  await nothingLeft(next);
});

test.describe('out of reach of the server', () => {
  test.use({ savesData: false });

  test('a recording outlives the network', async ({ page, context, program, signedIn: _ }) => {
    const { api, noteId } = await openChart(page, program);
    await startRecording(page);
    await heard(page, 2);
    await context.setOffline(true);
    await expect(page.getByText('Recording · offline, safe on this device')).toBeVisible();
    const lost = await clock(page);
    await heard(page, lost + 2);
    await stopAndGenerate(page);
    await expect(page.getByText('The recording of Maria Santos is saved here')).toBeVisible();
    await context.setOffline(false);
    const entry = await spokenEntry(api, noteId);
    expect(await soundOf(page, { api, entry })).toBeGreaterThan(lost + 1.4);
    await nothingLeft(page);
  });

  test('a recording outlives a server that is killed', async ({ page, program, signedIn: _ }) => {
    const { api, noteId } = await openChart(page, program);
    await startRecording(page);
    await heard(page, 2);
    await program.kill();
    const killed = await clock(page);
    await heard(page, killed + 2);
    await program.run();
    await heard(page, killed + 3);
    await stopAndGenerate(page);
    const entry = await spokenEntry(api, noteId);
    expect(await soundOf(page, { api, entry })).toBeGreaterThan(killed + 2.4);
    await nothingLeft(page);
  });
});

test('a session that ends asks to sign in, and the recording goes on', async ({ page, context, program, signedIn }) => {
  const { api, noteId } = await openChart(page, program);
  await startRecording(page);
  await heard(page, 2);
  await endSessions(api, context);
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  const opened = context.waitForEvent('page');
  await dialog.getByRole('link', { name: 'Sign in' }).click();
  const other = await opened;
  await fillSignIn(other, signedIn);
  await expect(other).toHaveURL(({ pathname }) => pathname !== '/sign-in');
  await expect(dialog).toBeHidden();
  const back = await clock(page);
  expect(back).toBeGreaterThanOrEqual(2);
  await heard(page, back + 2);
  await stopAndGenerate(page);
  await spokenEntry(await Api.of(page, program), noteId);
  await nothingLeft(page);
});

/** Ends the session of the page at the server, and its cookie. */
async function endSessions(api: Api, context: BrowserContext): Promise<void> {
  const sessions = await api.call<{ id: string }[]>('GET', '/auth/sessions');
  for (const { id } of sessions) await api.call('DELETE', `/auth/sessions/${id}`).catch(() => undefined);
  await context.clearCookies();
}

test('a recording goes on while other pages are read, and is stopped from there', async ({
  page,
  program,
  signedIn: _,
}) => {
  const { api, noteId } = await openChart(page, program);
  const { id: other } = await api.addPatient('Omar Haddad');
  await startRecording(page);
  await heard(page, 1);
  await recording(page).getByLabel('Your notes').fill('BP 120/80, no rash');
  await page.getByRole('link', { name: 'Patients' }).first().click();
  await expect(page).toHaveURL(/my-projects/);
  await page.getByRole('row').filter({ hasText: 'Omar Haddad' }).getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(other));
  await expect(newEntryPanel(page).getByText(/Maria Santos is being recorded/)).toBeVisible();
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByText('Paused: Maria Santos')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Resume', exact: true }).click();
  await expect(page.getByText('Recording Maria Santos')).toBeVisible();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(noteId));
  const review = card(page, 'Recording stopped');
  await expect(review.getByLabel('Your notes')).toHaveValue('BP 120/80, no rash');
  await review.getByRole('button', { name: 'Listen' }).click();
  await expect(review.getByLabel('Listen to the recording')).toBeVisible();
  await review.getByRole('button', { name: 'Save without a note' }).click();
  const entry = await spokenEntry(api, noteId);
  expect(entry.extraContext).toBe('BP 120/80, no rash');
  await nothingLeft(page);
});

test('a withdrawn consent erases the recording everywhere and leaves its record', async ({
  page,
  program,
  signedIn: _,
}) => {
  const { api, noteId } = await openChart(page, program);
  await startRecording(page);
  await heard(page, 2);
  await page.getByRole('button', { name: 'Consent withdrawn: stop and erase' }).click();
  await page.getByRole('button', { name: 'Stop and erase', exact: true }).click();
  await nothingLeft(page);
  const consents = await api.call<{ state: string; erasure: object | null }[]>('GET', `/notes/${noteId}/consents`);
  expect(consents.find(({ state }) => state === 'withdrawn')?.erasure).not.toBeNull();
  expect(await api.call<Transcript[]>('GET', `/transcripts/${noteId}`)).toEqual([]);
});

test('a second tab does not record at the same time, and says which one does', async ({
  page,
  context,
  program,
  signedIn: _,
}) => {
  const { api } = await openChart(page, program);
  await startRecording(page);
  const other = await context.newPage();
  const { id } = await api.addPatient('Omar Haddad');
  await other.goto(`${program.address}/chat?id=${id}`);
  await expect(other.getByText('Recording Maria Santos in another tab')).toBeVisible();
  // said before anybody is asked for consent
  await expect(newEntryPanel(other).getByText(/Maria Santos is being recorded in another tab/)).toBeVisible();
  await expect(other.getByRole('button', { name: 'Start recording' })).toBeDisabled();
  await expect(recording(page)).toBeVisible();
});

for (const width of [1440, 390]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('each state of the recorder breaks no rule of WCAG 2.2 AA and fits', async ({
      page,
      program,
      signedIn: _,
    }) => {
      const fits = async (): Promise<void> => {
        await expectAccessible(page);
        await expectNoSideways(page);
      };
      await openChart(page, program);
      await page.getByRole('button', { name: 'Choose the microphone' }).click();
      await expect(page.getByRole('menuitemcheckbox', { name: 'Include computer audio' })).toBeVisible();
      await fits();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Start recording' }).click();
      await expect(card(page, 'Consent to record')).toBeVisible();
      await fits();
      await page.getByRole('button', { name: 'Patient agrees, start recording' }).click();
      await heard(page, 1);
      await fits();
      await page.getByRole('button', { name: 'Pause' }).click();
      await expect(card(page, 'Paused')).toBeVisible();
      await fits();
      await page.getByRole('button', { name: 'Stop', exact: true }).click();
      await expect(card(page, 'Recording stopped')).toBeVisible();
      await fits();
    });
  });
}
