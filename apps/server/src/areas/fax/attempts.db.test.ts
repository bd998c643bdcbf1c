import { getUserInfo } from '@clinical/contract/accounts/accounts.calls';
import { getBrief } from '@clinical/contract/brief/brief.calls';
import { listClinicalTasks, listSentRecords } from '@clinical/contract/clinical-tasks/clinical-tasks.calls';
import * as calls from '@clinical/contract/fax/fax.calls';
import type { FaxRecipient } from '@clinical/contract/fax/fax.schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../test/builders/accounts.ts';
import { applyTasks, newClinicalTask, tasksOf } from '../../../test/builders/clinical-tasks.ts';
import { alertsOf } from '../../../test/builders/messaging.ts';
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

/** A fax that a loop waits for, to these numbers. */
async function sentForLoop(account: TestAccount, numbers: readonly string[]) {
  const { id: noteId } = await newPatient(account);
  const { id: taskId } = await newClinicalTask(account, noteId, { category: 'Referral' });
  const targets = numbers.map((each, at) => ({ name: `Practice ${at + 1}`, number: each }));
  const { id } = await account.ok(calls.prepareFax, { body: { noteId, targets, taskId } });
  await account.ok(calls.sendFax, { body: { packetId: id, confirmed: [...numbers] } });
  const loop = async () => (await tasksOf(account, noteId)).find((task) => task.id === taskId)!;
  return { id, loop };
}

async function recipientsOf(account: TestAccount, id: string): Promise<FaxRecipient[]> {
  const faxes = await account.ok(calls.listFaxes, { query: { direction: 'sent' } });
  return faxes.find((fax) => fax.id === id)!.recipients;
}
const recipientOf = async (account: TestAccount, id: string): Promise<FaxRecipient> =>
  (await recipientsOf(account, id))[0]!;

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
    expect(await alertsOf(account)).toEqual([]);
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
    expect(await alertsOf(account)).toMatchObject([
      { alert: { kind: 'fax-failed', recordId: id }, note: { hidden: false } },
    ]);
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

it('a fax to two proves its arrival once both have it', async () => {
  const refused = [{ state: 'failed' as const, failure: 'no-such-number' as const }];
  const delivered = [{ state: 'delivered' as const, pagesSent: 1 }];
  const { account } = await newLine(delivered, refused, delivered);
  const { id, loop } = await sentForLoop(account, [number, '+12125550124']);
  const recipients = () => recipientsOf(account, id);
  const ended = await until(recipients, (all) => all.every(({ state }) => state === 'delivered' || state === 'failed'));
  expect(await loop()).toMatchObject({ letter: null, receipt: null });
  const failed = ended.find(({ state }) => state === 'failed')!;
  await account.ok(calls.retryFax, { params: { id }, body: { recipientId: failed.id } });
  const text = 'Fax to Practice 1, Practice 2';
  expect(await until(loop, ({ receipt }) => receipt !== null)).toMatchObject({ receipt: { text, recordId: id } });
});

describe('a wrong number', () => {
  it('is on record, gives a task of the chart, and is asked about from then on', async () => {
    const { account } = await newLine([{ state: 'delivered', pagesSent: 1 }]);
    const id = await sent(account);
    const recipient = await reaches(account, id, 'delivered');
    const body = { recipientId: recipient.id, note: 'A shop called' };
    const report = () => account.ok(calls.reportFaxIncident, { params: { id }, body });
    const { noteId, recipients } = await report();
    const taskId = recipients[0]!.wrongNumber!.taskId!;
    expect((await report()).recipients[0]!.wrongNumber!.taskId).toBe(taskId);
    const { items: tasks } = await account.ok(listClinicalTasks, { query: { noteId: noteId! } });
    expect(tasks).toMatchObject([
      { id: taskId, category: 'Alert', title: `A fax went to the wrong number: ${number}` },
    ]);
    expect(tasks[0]!.description).toContain('A shop called');
    const targets = [{ name: 'Harbor Cardiology', number }];
    const { id: packetId, warnings } = await account.ok(calls.prepareFax, { body: { noteId: noteId!, targets } });
    expect(warnings).toMatchObject([{ number, kind: 'wrong-number' }]);
    expect((await account.call(calls.sendFax, { body: { packetId } })).status).toBe(409);
    const stranger = await newAccount(server);
    expect((await stranger.call(calls.reportFaxIncident, { params: { id }, body })).status).toBe(404);
  });

  it('is no proof that the letter of a loop has arrived', async () => {
    const { account } = await newLine([{ state: 'delivered', pagesSent: 1 }]);
    const { id, loop } = await sentForLoop(account, [number]);
    const { id: recipientId } = await reaches(account, id, 'delivered');
    const fax = { kind: 'fax', text: 'Fax to Practice 1', recordId: id };
    const proved = await until(loop, ({ receipt }) => receipt !== null);
    expect(proved).toMatchObject({ letter: fax, receipt: fax });
    const sentRecords = () => account.ok(listSentRecords, { params: { id: proved.note.id } });
    expect(await sentRecords()).toEqual({ records: [proved.receipt] });
    await account.ok(calls.reportFaxIncident, { params: { id }, body: { recipientId } });
    expect(await loop()).toMatchObject({ letter: null, receipt: null, status: 'todo' });
    expect(await sentRecords()).toEqual({ records: [] });
    const receipt = { kind: 'fax' as const, text: 'It arrived', recordId: id };
    const operation = { set: { receipt }, was: { receipt: null } };
    const { results } = await applyTasks(account, { action: 'update', taskId: (await loop()).id, ...operation });
    expect(results[0]?.refused?.why).toBe('invalid');
  });

  it('is none while nothing has gone out', async () => {
    const { line, account } = await newLine();
    line.isAway = true;
    const id = await sent(account);
    const { id: recipientId } = await recipientOf(account, id);
    const reply = await account.call(calls.reportFaxIncident, { params: { id }, body: { recipientId } });
    expect(reply.status).toBe(409);
  });
});

it('what nobody got stands in the brief of its sender, and in nobody else’s', async () => {
  // what a test before this one left behind may come first
  const failed = [{ state: 'failed' as const, failure: 'no-such-number' as const }];
  const { account } = await newLine(failed, failed, failed);
  await reaches(account, await sent(account), 'failed');
  const groupsOf = async (who: TestAccount) => (await who.ok(getBrief, { query: {} })).groups;
  expect(await groupsOf(account)).toContainEqual({ kind: 'failedFaxes', count: 1, items: [] });
  expect((await groupsOf(await newAccount(server))).map(({ kind }) => kind)).not.toContain('failedFaxes');
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
  const faxes = await account.ok(calls.listFaxes, { query: {} });
  expect(faxes).toMatchObject([{ from: number, pages: 1 }]);
  const toFile = async () => (await account.ok(getBrief, { query: {} })).groups.find(({ kind }) => kind === 'faxes');
  expect(await toFile()).toEqual({ kind: 'faxes', count: 1, items: [] });
  await account.ok(calls.changeFax, { params: { id: faxes[0]!.id }, body: { spam: true } });
  expect(await toFile()).toBeUndefined();
  expect(server.logged.join('')).toContain('it waits at its line');
});
