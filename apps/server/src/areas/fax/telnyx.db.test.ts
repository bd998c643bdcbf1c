import { getUserInfo } from '@clinical/contract/accounts/accounts.calls';
import * as calls from '@clinical/contract/fax/fax.calls';
import type { FaxRecipient } from '@clinical/contract/fax/fax.schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../test/builders/accounts.ts';
import { newPatient } from '../../../test/builders/transcripts.ts';
import { scannedFax } from '../../../test/fax-scans.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { TelnyxServer } from '../../../test/telnyx-server.ts';
import { until } from '../../../test/until.ts';
import { faxPort } from '../../gateways/fax/port.ts';
import { followFaxes } from './follow-faxes.ts';

const number = '+12125550123';
const ours = '+12025550100';

let telnyx: TelnyxServer;
let server: TestServer;
let account: TestAccount;

beforeAll(async () => {
  telnyx = await new TelnyxServer().start();
  server = await startTestServer({
    FAX_LINE: 'telnyx',
    FAX_NUMBERS: ours,
    TELNYX_API_KEY: telnyx.apiKey,
    TELNYX_PUBLIC_KEY: telnyx.publicKey,
    TELNYX_CONNECTION_ID: '1293384261075731499',
    TELNYX_BASE_URL: telnyx.url,
  });
  telnyx.now = () => server.clock.now();
  account = await newAccount(server);
});
afterAll(() => telnyx.stop());
beforeEach(() => {
  telnyx.faxes.length = 0;
  telnyx.fault = null;
  telnyx.refusal = null;
});

async function sent(): Promise<string> {
  const { id: noteId } = await newPatient(account);
  const body = { noteId, targets: [{ name: 'Harbor Cardiology', number }], coverNote: 'As discussed' };
  const packet = await account.ok(calls.prepareFax, { body });
  return (await account.ok(calls.sendFax, { body: { packetId: packet.id, confirmed: [number] } })).id;
}

async function recipientOf(id: string): Promise<FaxRecipient> {
  const faxes = await account.ok(calls.listFaxes, { query: { direction: 'sent' } });
  return faxes.find((fax) => fax.id === id)!.recipients[0]!;
}

const reaches = (id: string, state: FaxRecipient['state']) =>
  until(
    () => recipientOf(id),
    (recipient) => recipient.state === state,
  );

const credits = async () => (await account.ok(getUserInfo, {})).user.tokens;

const lookAfter = () =>
  followFaxes({ db: server.engine.db, use: (port) => server.ports.get(port) }, server.clock.now());

async function follow(): Promise<void> {
  server.clock.advance(4 * 60_000);
  await lookAfter();
}

const post = ({ headers, text }: { headers: Record<string, string>; text: string }) =>
  server.fetch('/api/webhooks/fax', { method: 'POST', headers, body: text });

describe('what is sent over Telnyx', () => {
  it('is uploaded, never fetched from us, and accepted once at one price', async () => {
    const before = await credits();
    const id = await sent();
    await reaches(id, 'sending');
    const [fax, ...others] = telnyx.faxes;
    expect(others).toEqual([]);
    expect(fax).toMatchObject({ from: ours, to: number, media_url: null });
    expect(telnyx.media.get(fax!.media_name!)?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await credits()).toBe(before - 1);
  });

  it('is asked about after a lost reply, and not handed over again', async () => {
    telnyx.lostReplies = 1;
    const id = await sent();
    await reaches(id, 'sending');
    expect(telnyx.faxes).toHaveLength(1);
  });

  it('ends in one state whatever order its messages come in, however often', async () => {
    const id = await sent();
    await reaches(id, 'sending');
    const [fax] = telnyx.faxes;
    fax!.status = 'delivered';
    const delivered = telnyx.message(fax!, 'delivered', { page_count: 1 });
    const late = ['sending.started', 'media.processed', 'queued'].map((event) => telnyx.message(fax!, event));
    for (const message of [delivered, ...late, delivered]) expect((await post(message)).status).toBe(200);
    expect(await reaches(id, 'delivered')).toMatchObject({ pagesSent: 1, failure: null, attempts: 1 });
    expect(telnyx.faxes).toHaveLength(1);
  });

  it('says why it failed, in our words, and comes back when that may pass', async () => {
    const id = await sent();
    await reaches(id, 'sending');
    const [fax] = telnyx.faxes;
    Object.assign(fax!, { status: 'failed', failure_reason: 'user_busy' });
    await post(telnyx.message(fax!, 'failed', { failure_reason: 'user_busy' }));
    expect(await reaches(id, 'failed')).toMatchObject({ failure: 'busy' });
    await follow();
    await until(
      () => recipientOf(id),
      ({ attempts, state }) => attempts === 2 && state === 'sending',
    );
    expect(telnyx.faxes).toHaveLength(2);
    expect(telnyx.faxes[0]!.client_state).not.toBe(telnyx.faxes[1]!.client_state);
  });

  it('that they will not take has failed, and its price is given back', async () => {
    const before = await credits();
    telnyx.refusal = { status: 403, body: { errors: [{ code: '20012', title: 'Account inactive' }] } };
    const id = await sent();
    expect(await reaches(id, 'failed')).toMatchObject({ failure: 'account' });
    expect(await credits()).toBe(before);
  });

  it('waits while Telnyx is away, in whatever way', async () => {
    telnyx.fault = { status: 502, text: '<html>Bad gateway</html>' };
    const id = await sent();
    expect((await recipientOf(id)).state).toBe('queued');
    telnyx.fault = null;
    await follow();
    await reaches(id, 'sending');
    expect(telnyx.faxes).toHaveLength(1);
  });
});

describe('a message', () => {
  const forged = [
    ['with another body', (text: string) => ({ text: text.replace('delivered', 'failed') })],
    ['without a signature', () => ({ headers: { 'telnyx-signature-ed25519': '' } })],
    ['with a signature of another key', () => ({ headers: { 'telnyx-signature-ed25519': 'A'.repeat(86) + '==' } })],
    ['without a time', () => ({ headers: { 'telnyx-timestamp': '' } })],
  ] as const;
  it.each(forged)('%s changes nothing', async (_how, change) => {
    const id = await sent();
    await reaches(id, 'sending');
    const message = telnyx.message(telnyx.faxes[0]!, 'delivered');
    const changed: { text?: string; headers?: Record<string, string> } = change(message.text);
    const reply = await post({
      text: changed.text ?? message.text,
      headers: { ...message.headers, ...changed.headers },
    });
    expect(reply.status).toBe(400);
    expect((await recipientOf(id)).state).toBe('sending');
  });

  it('that is sent again much later is refused', async () => {
    const id = await sent();
    await reaches(id, 'sending');
    const at = server.clock.now() - 10 * 60_000;
    expect((await post(telnyx.message(telnyx.faxes[0]!, 'delivered', { at }))).status).toBe(400);
  });

  it('about a fax that is not ours is taken, and changes nothing', async () => {
    const other = { ...telnyx.receive(Buffer.from(''), { from: number, to: ours }), direction: 'outbound' as const };
    other.client_state = Buffer.from('0193c6f0-0000-7000-8000-000000000000.1').toString('base64');
    expect((await post(telnyx.message(other, 'delivered'))).status).toBe(200);
    expect((await post(telnyx.message({ ...other, client_state: null }, 'failed'))).status).toBe(200);
  });
});

describe('what comes in over Telnyx', () => {
  it('is stored once for the workspace of the number, and removed there', async () => {
    await account.ok(calls.getFaxLine, {});
    const file = scannedFax([{ header: '', rows: [{ text: 'A letter about nobody' }] }]);
    telnyx.receive(file, { from: number, to: ours });
    telnyx.receive(file, { from: number, to: '+12025559999' });
    await lookAfter();
    await lookAfter();
    const received = await account.ok(calls.listFaxes, { query: { direction: 'received' } });
    expect(received.filter(({ from }) => from === number)).toHaveLength(1);
    // the other number is nobody's here: it waits
    expect(telnyx.faxes.map(({ to }) => to)).toEqual(['+12025559999']);
  });

  it('is left where it is by an address of a file that is not theirs', async () => {
    const { id } = telnyx.receive(Buffer.from('secret'), { from: number, to: ours });
    const line = server.ports.get(faxPort);
    const [incoming] = await line.received();
    expect(incoming?.id).toBe(`telnyx/${id}`);
    telnyx.mediaAddress = 'http://169.254.169.254/latest/meta-data';
    await expect(incoming!.read()).rejects.toThrow('no address');
    telnyx.mediaAddress = null;
    expect(Buffer.from(await incoming!.read()).toString()).toBe('secret');
  });
});

it('gives the number of the line to the first workspace that uses it, and no other', async () => {
  expect((await account.ok(calls.getFaxLine, {})).number).toBe(ours);
  const other = await newAccount(server);
  expect((await other.ok(calls.getFaxLine, {})).number).toBeNull();
  const { id: noteId } = await newPatient(other);
  const refused = await other.call(calls.prepareFax, { body: { noteId, targets: [{ name: 'A', number }] } });
  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('FAX_NUMBERS') } });
});

it('tells whether the account can be used', async () => {
  const line = server.ports.get(faxPort);
  expect(await line.test(AbortSignal.timeout(5_000))).toContain('Clinic');
  telnyx.fault = { status: 500, text: 'no' };
  await expect(line.test(AbortSignal.timeout(5_000))).rejects.toThrow('500');
});
