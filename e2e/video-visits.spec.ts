import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { type Browser, type BrowserContextOptions, expect as baseExpect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSideways } from './support/accessibility.ts';
import { Api } from './support/api.ts';
import { fakeCamera, framesOf } from './support/fake-camera.ts';
import { expect, test } from './support/fixtures.ts';

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

test.use({ ...fakeCamera, permissions: ['camera', 'microphone'] });

/** The picture moves: more frames than a moment ago. */
async function expectMoving(page: Page, name: string): Promise<void> {
  await expect.poll(() => framesOf(page, name).catch(() => 0)).toBeGreaterThan(0);
  const before = await framesOf(page, name);
  await baseExpect.poll(() => framesOf(page, name)).toBeGreaterThan(before);
}

/** Somebody else's phone, in the waiting room. */
async function openGuest(browser: Browser, address: string, name: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ ...phone, permissions: ['camera', 'microphone'], ...options });
  const guest = await context.newPage();
  await guest.goto(address);
  await guest.getByLabel('Your name').fill(name);
  return { context, guest };
}

/** The guest waits, and is let in. */
async function letIn(page: Page, guest: Page, name: string): Promise<void> {
  await guest.getByRole('button', { name: /^Join/ }).tap();
  await page.getByRole('button', { name: `Admit ${name}` }).click();
}

async function quickCall(page: Page, address: string): Promise<string> {
  await page.goto(`${address}/schedules`);
  await page.getByRole('button', { name: 'Quick call' }).click();
  return page.getByLabel('Link: Patient').inputValue();
}

test('a quick call connects clinician, patient and interpreter, and ends for all', async ({
  page,
  browser,
  program,
  signedIn: _,
}) => {
  const api = await Api.of(page, program);
  await api.addPatient('Maria Lind');
  const link = await quickCall(page, program.address);
  await expectAccessible(page);
  const { guest } = await openGuest(browser, link, 'Maria');
  await expect(guest.getByLabel('Your picture')).toBeVisible();
  await expectAccessible(guest);
  await expectNoSideways(guest);
  await guest.getByRole('button', { name: 'Join the waiting room' }).tap();
  await expect(guest.getByRole('heading', { name: 'Waiting room' })).toBeVisible();
  await expectAccessible(guest);
  const people = page.getByRole('region', { name: 'People' });
  await expect(people.getByText('In the waiting room')).toBeVisible();
  await page.getByRole('button', { name: 'Admit Maria' }).click();
  await expectMoving(page, 'Maria');
  await expectMoving(guest, 'Ada Okafor');
  await expectAccessible(guest);
  await expectNoSideways(guest);

  // the third one, who connects to both
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByRole('menuitem', { name: 'Link for an interpreter' }).click();
  const second = await page.getByLabel('Link: Interpreter').inputValue();
  const { guest: interpreter } = await openGuest(browser, second, 'Ines');
  await letIn(page, interpreter, 'Ines');
  for (const [where, name] of [
    [page, 'Ines'],
    [guest, 'Ines'],
    [interpreter, 'Maria'],
    [interpreter, 'Ada Okafor'],
  ] as const)
    await expectMoving(where, name);

  await guest.getByLabel('Message').fill('Can you hear me?');
  await guest.getByRole('button', { name: 'Send' }).tap();
  for (const each of [page, interpreter])
    await expect(each.getByRole('region', { name: 'Chat' }).getByText('Can you hear me?')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'End call' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End call' }).click();
  for (const each of [guest, interpreter])
    await expect(each.getByRole('heading', { name: 'The visit has ended' })).toBeVisible();

  // and belongs to a chart afterwards
  await expect(page.getByText('This call has ended.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Chart' }).fill('Maria');
  await page.getByRole('option', { name: /Maria Lind/ }).click();
  await page.getByRole('button', { name: 'Put the call in this chart' }).click();
  await expect(page.getByRole('heading', { name: 'Maria Lind', level: 1 })).toBeVisible();
});

test('the day shows who waits; both sides agree, and the recording leads to the chart', async ({
  page,
  browser,
  program,
  signedIn: _,
}) => {
  const api = await Api.of(page, program);
  const { id: noteId } = await api.addPatient('Maria Lind', { dateOfBirth: '1958-03-14' });
  const { timeZone, startsAt } = await page.evaluate(() => ({
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    startsAt: `${new Date().toLocaleDateString('sv')}T12:00`,
  }));
  await api.call('POST', '/schedules/', { noteId, startsAt, timeZone, prompt: 'Ask about feet', evenClosed: true });
  await page.goto(`${program.address}/schedules`);
  await page.getByRole('button', { name: 'Join video with Maria Lind' }).click();
  const link = await page.getByLabel('Link: Patient').inputValue();
  await expect(page.getByText('Ask about feet')).toBeVisible();
  await page.goto(`${program.address}/schedules`);
  const { guest } = await openGuest(browser, link, 'Maria');
  await guest.getByLabel('Month').selectOption('March');
  await guest.getByLabel('Day').fill('14');
  await guest.getByLabel('Year').fill('1958');
  await guest.getByRole('button', { name: 'Join the waiting room' }).tap();
  const row = page.getByRole('list', { name: 'Appointments' }).getByRole('listitem').filter({ hasText: 'Maria Lind' });
  await expect(row.getByText('In the waiting room')).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Join video with Maria Lind' }).click();
  await page.getByRole('button', { name: 'Admit Maria' }).click();
  await expectMoving(page, 'Maria');

  await page.getByRole('button', { name: 'Ask to record' }).click();
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeDisabled();
  await expect(guest.getByRole('heading', { name: 'May this visit be recorded?' })).toBeVisible();
  await expectAccessible(guest);
  await guest.getByRole('button', { name: 'No', exact: true }).tap();
  await expect(page.getByText('Maria said no')).toBeVisible();
  await page.getByRole('button', { name: 'Do not record' }).click();
  await page.getByRole('button', { name: 'Ask to record' }).click();
  await guest.getByRole('button', { name: 'Yes, record' }).tap();
  // muted here: what is recorded is the other side
  await page.getByRole('button', { name: 'Mute' }).click();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(guest.getByText('This visit is recorded.')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/0:0[2-9]|0:[1-5]/);
  await expectAccessible(page);

  // who changes their mind is recorded no more
  await guest.getByRole('button', { name: 'Stop recording' }).tap();
  await expect(page.getByText('Paused: Maria has not agreed to a recording.')).toBeVisible();
  await expect(guest.getByText('You said no. This visit is not recorded.')).toBeVisible();

  await page.getByRole('button', { name: 'End call' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End call' }).click();
  await expect(page).toHaveURL(/\/chat\?id=/);
  // there it is listened to, and becomes the draft
  await expect(page.getByText('Recording stopped', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Generate note' }).click();
  // whatever becomes of a beep: the recording arrived, with the sound of the other side in it
  const thread = () => api.call<Transcript[]>('GET', `/transcripts/${noteId}`);
  await expect.poll(async () => (await thread())[0]?.assets.length).toBe(1);
  const [entry] = await thread();
  const sound = `/api/notes/${noteId}/transcripts/${entry?.id ?? ''}/asset/${entry?.assets[0]?.name ?? ''}`;
  const loudest = await page.evaluate(
    async ({ address, token }) => {
      const reply = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
      const decoded = await new AudioContext().decodeAudioData(await reply.arrayBuffer());
      return decoded.getChannelData(0).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    },
    { address: sound, token: api.token },
  );
  expect(loudest).toBeGreaterThan(0.01);
});

test('a camera that is refused, a page that is loaded again, and a tab that is killed', async ({
  page,
  browser,
  program,
  signedIn: _,
}) => {
  const link = await quickCall(page, program.address);
  const { guest, context } = await openGuest(browser, link, 'Maria');
  await letIn(page, guest, 'Maria');
  await expectMoving(page, 'Maria');
  // loaded again, it goes on in the call without another admission
  await guest.reload();
  await expectMoving(guest, 'Ada Okafor');
  await expectMoving(page, 'Maria');
  await page.reload();
  await expectMoving(page, 'Maria');
  await expectMoving(guest, 'Ada Okafor');
  // a tab that dies without a word is away after a while, and its link goes back to the waiting room
  await context.close();
  const people = page.getByRole('region', { name: 'People' });
  await expect(people.getByText('Away')).toBeVisible({ timeout: 60_000 });
  const without = await browser.newContext({ ...phone });
  await without.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  const bare = await without.newPage();
  await bare.goto(link);
  await bare.getByLabel('Your name').fill('Maria');
  await expect(bare.getByText(/Camera and microphone are blocked/)).toBeVisible();
  await expectAccessible(bare);
  await letIn(page, bare, 'Maria');
  await expectMoving(bare, 'Ada Okafor');
});

test('a network that is cut and comes back, and one that lets nothing through', async ({
  page,
  browser,
  program,
  signedIn: _,
}) => {
  const link = await quickCall(page, program.address);
  const { guest, context } = await openGuest(browser, link, 'Maria');
  await letIn(page, guest, 'Maria');
  await expectMoving(guest, 'Ada Okafor');
  const network = await context.newCDPSession(guest);
  const lose = (packetLoss: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: packetLoss > 0,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
      packetLoss,
    } as never);
  await lose(100);
  await expect(guest.getByText('No connection to the internet.', { exact: false })).toBeVisible();
  await lose(0);
  await expect(guest.getByText('No connection to the internet.', { exact: false })).toBeHidden();
  await expectMoving(guest, 'Ada Okafor');
  await expectMoving(page, 'Maria');

  // no way between the two: after ten seconds the page says what to do instead
  const blocked = await browser.newContext({ ...phone, permissions: ['camera', 'microphone'] });
  await blocked.addInitScript(() => {
    const Direct = RTCPeerConnection;
    // only by a relay, and there is none
    globalThis.RTCPeerConnection = class extends Direct {
      constructor(configuration?: RTCConfiguration) {
        super({ ...configuration, iceTransportPolicy: 'relay' });
      }
      override setConfiguration() {}
    };
  });
  await page.getByRole('button', { name: 'Remove Maria' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByRole('menuitem', { name: 'New link for the patient' }).click();
  await expect(page.getByLabel('Link: Patient')).not.toHaveValue(link);
  const stuck = await blocked.newPage();
  await stuck.goto(await page.getByLabel('Link: Patient').inputValue());
  await stuck.getByLabel('Your name').fill('Tom');
  await letIn(page, stuck, 'Tom');
  await expect(stuck.getByRole('alert')).toContainText('Use the phone');
  await expectAccessible(stuck);
});
