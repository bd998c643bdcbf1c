import { randomUUID } from 'node:crypto';
import { getBrief } from '@clinical/contract/brief/brief.calls';
import * as calls from '@clinical/contract/messaging/messaging.calls';
import { changeOnCall } from '@clinical/contract/messaging/on-call.calls';
import { beforeAll, expect, test } from 'vitest';
import { newAccount, newColleague, onAnotherDevice, type TestAccount } from '../../../test/builders/accounts.ts';
import { alertsOf, channelOf } from '../../../test/builders/messaging.ts';
import { newNote } from '../../../test/builders/notes.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { actingAs } from '../../platform/acting-as.ts';
import { type Alert, alerts } from '../../platform/alerts.ts';
import { repeatUrgent } from './urgent-calls.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const alertFor = ({ workspaceId }: TestAccount, changes: Partial<Alert> = {}): Alert => ({
  kind: 'job-failed',
  workspaceId,
  key: randomUUID(),
  noteId: null,
  recordId: randomUUID(),
  ...changes,
});

/** As the area that an alert is about would raise it, in a transaction of its own. */
async function raise(account: TestAccount, alert: Alert, how: 'raise' | 'callOnCall' = 'raise'): Promise<void> {
  const { userId, workspaceId } = account;
  const ctx = await server.ports.get(actingAs).contextOf({ userId, workspaceId });
  await ctx.transaction((tx) => tx.use(alerts)[how](tx, alert));
}

test('an alert is written by the program, for everybody of the workspace, and acknowledged by people', async () => {
  const ada = await newAccount(server);
  const [ben, reader] = [await newColleague(server, ada), await newColleague(server, ada, 'read')];
  const stranger = await newAccount(server);
  const recordId = randomUUID();
  await raise(ada, alertFor(ada, { recordId }));
  const [alert] = await alertsOf(ben);
  expect(alert).toMatchObject({
    author: null,
    alert: { kind: 'job-failed', recordId },
    content: 'A background job failed.',
    urgent: false,
    abilities: { edit: false, acknowledge: true },
  });
  expect(await alertsOf(reader)).toMatchObject([{ id: alert!.id, abilities: { acknowledge: false } }]);
  expect(await channelOf(ben, alert!.channelId)).toMatchObject({
    type: 'sentry',
    unread: 1,
    abilities: { post: false, manage: false },
  });
  expect(await alertsOf(stranger)).toEqual([]);
  const params = { id: alert!.id };
  expect((await stranger.call(calls.acknowledgeMessage, { params })).status).toBe(404);
  const inBrief = async (who: TestAccount) =>
    (await who.ok(getBrief, { query: {} })).groups.find(({ kind }) => kind === 'alerts')?.count ?? 0;
  expect([await inBrief(ada), await inBrief(reader), await inBrief(stranger)]).toEqual([1, 1, 0]);
  await ben.ok(calls.acknowledgeMessage, { params });
  expect(await inBrief(ada)).toBe(0);
  expect(await alertsOf(ada)).toMatchObject([{ acknowledgements: [{ id: ben.userId }] }]);
});

test('the channel of alerts takes no message, and is neither left, renamed nor archived', async () => {
  const ada = await newAccount(server);
  const ben = await newColleague(server, ada);
  await raise(ada, alertFor(ada));
  const { id, channelId } = (await alertsOf(ada))[0]!;
  const body = { clientId: randomUUID(), content: 'Hello' };
  expect((await ada.call(calls.sendMessage, { params: { id: channelId }, body })).status).toBe(409);
  expect((await ada.call(calls.addReaction, { params: { id }, body: { emoji: '👍' } })).status).toBe(409);
  const place = { id: channelId, userId: ben.userId };
  expect((await ben.call(calls.removeChannelMember, { params: place })).status).toBe(404);
  for (const change of [{ name: 'Mine' }, { archived: true }])
    expect((await ada.call(calls.changeChannel, { params: { id: channelId }, body: change })).status).toBe(404);
  for (const call of [calls.deleteMessage, calls.changeMessage])
    expect((await ada.call(call as typeof calls.changeMessage, { params: { id }, body })).status).toBe(404);
});

test('the same thing is told of once, also in the same moment', async () => {
  const ada = await newAccount(server);
  const alert = alertFor(ada);
  await Promise.all(Array.from({ length: 4 }, () => raise(ada, alert)));
  await raise(ada, { ...alert, kind: 'fax-failed' });
  expect((await alertsOf(ada)).map((each) => each.alert?.kind)).toEqual(['fax-failed', 'job-failed']);
});

test('what is rolled back is not told of', async () => {
  const ada = await newAccount(server);
  const ctx = await server.ports.get(actingAs).contextOf({ userId: ada.userId, workspaceId: ada.workspaceId });
  const failed = ctx.transaction(async (tx) => {
    await tx.use(alerts).callOnCall(tx, alertFor(ada));
    throw new Error('the power is out');
  });
  await expect(failed).rejects.toThrow('the power is out');
  expect(await alertsOf(ada)).toEqual([]);
  expect(await ada.ok(calls.listUrgent, {})).toEqual([]);
});

test('who may not see the chart sees the alert without the patient; a chart that is gone leaves the alert', async () => {
  const ada = await newAccount(server);
  const ben = await newColleague(server, ada);
  const { id: noteId } = await newNote(ada, { title: 'James Whitfield' });
  await raise(ada, alertFor(ada, { noteId }));
  expect((await alertsOf(ada))[0]!.note).toEqual({ hidden: false, id: noteId, title: 'James Whitfield' });
  const [alert] = await alertsOf(ben);
  expect(alert!.note).toEqual({ hidden: true });
  expect(JSON.stringify(alert)).not.toContain('Whitfield');
  await raise(ada, alertFor(ada, { noteId: randomUUID() }));
  expect((await alertsOf(ada))[0]!.note).toBeNull();
});

test('a colleague who came later finds the channel with the next alert, and nothing unread before it', async () => {
  const ada = await newAccount(server);
  await raise(ada, alertFor(ada));
  const ben = await newColleague(server, ada);
  await raise(ada, alertFor(ada));
  const [alert] = await alertsOf(ben);
  expect((await channelOf(ben, alert!.channelId))!.unread).toBe(1);
});

test('an urgent one asks who is on call, then the next, and the admins where nobody is', async () => {
  const ada = await newAccount(server);
  const [ben, cleo] = [await newColleague(server, ada), await newColleague(server, ada)];
  const asks = async (account: TestAccount) => (await account.ok(calls.listUrgent, {})).length;
  await raise(ada, alertFor(ada, { kind: 'red-flag' }), 'callOnCall');
  expect([await asks(ada), await asks(ben), await asks(cleo)]).toEqual([1, 0, 0]);
  const [first] = await alertsOf(ada);
  await ada.ok(calls.acknowledgeMessage, { params: { id: first!.id } });
  const now = server.clock.now();
  const at = (hours: number) => new Date(now + hours * 60 * 60_000).toISOString();
  const shifts = [
    { userId: ben.userId, startsAt: at(0), endsAt: at(8) },
    { userId: cleo.userId, startsAt: at(8), endsAt: at(16) },
  ];
  await ada.ok(changeOnCall, { body: { version: 0, shifts } });
  await raise(ada, alertFor(ada, { kind: 'red-flag' }), 'callOnCall');
  expect([await asks(ada), await asks(ben), await asks(cleo)]).toEqual([0, 1, 0]);
  server.clock.advance(10 * 60_000);
  await repeatUrgent({ db: server.engine.db, use: (port) => server.ports.get(port) }, server.clock.now());
  const next = await onAnotherDevice(server, cleo);
  expect(await asks(next)).toBe(1);
  const [second] = await alertsOf(next);
  await next.ok(calls.acknowledgeMessage, { params: { id: second!.id } });
  expect(await asks(next)).toBe(0);
});
