import { getUserInfo } from '@clinical/contract/accounts/accounts.calls';
import * as calls from '@clinical/contract/fax/fax.calls';
import type { FaxRecipient } from '@clinical/contract/fax/fax.schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../test/builders/accounts.ts';
import { newPatient } from '../../../test/builders/transcripts.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { pdf } from '../../../test/documents.ts';
import { ScriptedLine } from '../../../test/scripted-line.ts';
import { until } from '../../../test/until.ts';
import { faxPort } from '../../gateways/fax/port.ts';
import { followFaxes } from './follow-faxes.ts';

const number = '+12125550123';
const later = 4 * 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

async function newLine(...says: ConstructorParameters<typeof ScriptedLine>) {
  const line = new ScriptedLine(...says);
  server.ports.register(faxPort, line);
  const account = await newAccount(server);
  const credits = async () => (await account.ok(getUserInfo, {})).user.tokens;
  const follow = async () => {
    server.clock.advance(later);
    await followFaxes({ db: server.engine.db, use: (port) => server.ports.get(port) }, server.clock.now());
  };
  return { line, account, credits, follow };
}

async function sent(account: TestAccount): Promise<string> {
  const { id: noteId } = await newPatient(account);
  const targets = [{ name: 'Harbor Cardiology', number }];
  const packet = await account.ok(calls.prepareFax, { body: { noteId, targets } });
  return (await account.ok(calls.sendFax, { body: { packetId: packet.id, confirmed: [number] } })).id;
}

async function recipientOf(account: TestAccount, id: string): Promise<FaxRecipient> {
  const faxes = await account.ok(calls.listFaxes, { query: { direction: 'sent' } });
  return faxes.find((fax) => fax.id === id)!.recipients[0]!;
}

const reaches = (account: TestAccount, id: string, state: FaxRecipient['state'], attempts = 1) =>
  until(
    () => recipientOf(account, id),
    (recipient) => recipient.state === state && recipient.attempts === attempts,
  );

describe('an attempt', () => {
  it('whose reply was lost is asked about, and not handed over again', async () => {
    const { line, account, credits } = await newLine([{ state: 'sending' }, { state: 'delivered', pagesSent: 1 }]);
    line.lostReplies = 1;
    const before = await credits();
    const id = await sent(account);
    expect(await reaches(account, id, 'delivered')).toMatchObject({ pagesSent: 1, failure: null });
    expect(line.taken).toHaveLength(1);
    expect(await credits()).toBe(before - 1);
  });

  it('waits for a carrier that is away, and goes out when it is back', async () => {
    const { line, account, follow } = await newLine([{ state: 'delivered', pagesSent: 1 }]);
    line.isAway = true;
    const id = await sent(account);
    expect((await recipientOf(account, id)).state).toBe('queued');
    line.isAway = false;
    await follow();
    await reaches(account, id, 'delivered');
    expect(line.taken).toHaveLength(1);
  });

  it('that finds the line busy is made again with the same bytes, at one price', async () => {
    const busy = [{ state: 'sending' as const }, { state: 'failed' as const, failure: 'busy' as const }];
    const { line, account, credits, follow } = await newLine(busy, [{ state: 'delivered', pagesSent: 1 }]);
    const before = await credits();
    const id = await sent(account);
    expect(await reaches(account, id, 'failed')).toMatchObject({ failure: 'busy' });
    await follow();
    await reaches(account, id, 'delivered', 2);
    const [first, second] = line.taken.map((taken) => Buffer.from(taken.pdf).toString('base64'));
    expect(first).toBe(second);
    expect(await credits()).toBe(before - 1);
  });

  it('that the line refuses costs nothing, is not made again by itself, and is when somebody asks', async () => {
    const refused = [{ state: 'failed' as const, failure: 'no-such-number' as const }];
    const { line, account, credits, follow } = await newLine(refused, [{ state: 'delivered', pagesSent: 1 }]);
    const before = await credits();
    const id = await sent(account);
    const { id: recipientId } = await reaches(account, id, 'failed');
    expect(await credits()).toBe(before);
    await follow();
    expect(line.taken).toHaveLength(1);
    await account.ok(calls.retryFax, { params: { id }, body: { recipientId } });
    await reaches(account, id, 'delivered', 2);
    expect(await credits()).toBe(before - 1);
  });

  it('that arrived has arrived, whatever is said of it besides and in whatever order', async () => {
    const { account, follow } = await newLine([
      { state: 'delivered', pagesSent: 1 },
      { state: 'failed', failure: 'unknown' },
      { state: 'sending' },
      { state: 'delivered', pagesSent: 1 },
    ]);
    const id = await sent(account);
    await reaches(account, id, 'delivered');
    await follow();
    expect((await recipientOf(account, id)).state).toBe('delivered');
  });
});

it('what came in and cannot be stored waits at its line, and holds up nothing else', async () => {
  const { line, account, follow } = await newLine();
  const to = (await account.ok(calls.getFaxLine, {})).number!;
  const confirmed: string[] = [];
  const incoming = (id: string, content: Buffer) => ({
    id,
    from: number,
    to,
    at: server.clock.now(),
    read: async () => content,
    confirm: async () => void confirmed.push(id),
  });
  const lost = { ...incoming('bad', Buffer.from('')), read: () => Promise.reject(new Error('lost on the way')) };
  line.incoming = [lost, incoming('good', pdf([{ lines: ['Result'] }]))];
  await follow();
  expect(confirmed).toEqual(['good']);
  // the line says it again: it has come in once
  await follow();
  expect(await account.ok(calls.listFaxes, { query: {} })).toMatchObject([{ from: number, pages: 1 }]);
  expect(server.logged.join('')).toContain('it waits at its line');
});
