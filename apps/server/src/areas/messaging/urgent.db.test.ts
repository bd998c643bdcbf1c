import * as calls from '@clinical/contract/messaging/messaging.calls';
import type { Message } from '@clinical/contract/messaging/messaging.schemas';
import { changeOnCall } from '@clinical/contract/messaging/on-call.calls';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { newAccount, newColleague, onAnotherDevice, type TestAccount } from '../../../test/builders/accounts.ts';
import { messagesIn, newChannel, sendTo } from '../../../test/builders/messaging.ts';
import { newNote } from '../../../test/builders/notes.ts';
import { errorCode, startTestServer, testServer, type TestServer } from '../../../test/harness.ts';
import { listen, stopListening } from '../../../test/listen.ts';
import { until } from '../../../test/until.ts';
import { auditEvents } from '../../platform/audit/audit-events.table.ts';
import { workspaceMembers } from '../accounts/accounts.table.ts';
import { urgentCalls, urgentNotices } from './messaging.table.ts';
import { repeatUrgent } from './urgent-calls.ts';

const minute = 60_000;
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const urgent = (account: TestAccount) => account.ok(calls.listUrgent, {});
const textsOf = async (account: TestAccount) => (await urgent(account)).map(({ message }) => message.content);
const acknowledge = (account: TestAccount, { id }: Pick<Message, 'id'>) =>
  account.call(calls.acknowledgeMessage, { params: { id } });
const repeat = (at = server) =>
  repeatUrgent({ db: at.engine.db, use: (port) => at.ports.get(port) }, server.clock.now());
/** The same person after the token of before has run out. */
async function later(minutes: number, ...accounts: TestAccount[]): Promise<TestAccount[]> {
  server.clock.advance(minutes * minute);
  await repeat();
  return Promise.all(accounts.map((account) => onAnotherDevice(server, account)));
}
const callOf = async (id: string, at = server) =>
  (await at.engine.db.select().from(urgentCalls).where(eq(urgentCalls.messageId, id)))[0]!;
const askedOf = async (id: string) => {
  const rows = await server.engine.db.select().from(urgentNotices).where(eq(urgentNotices.messageId, id));
  return Object.fromEntries(rows.map(({ userId, times }) => [userId, times]));
};
const timesLogged = async (action: string, id: string) =>
  (
    await server.engine.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.recordId, id), eq(auditEvents.action, action), eq(auditEvents.outcome, 'ok')))
  ).length;

/** Shifts of four hours each, from now on. */
async function onCall(admin: TestAccount, ...people: TestAccount[]): Promise<void> {
  const now = server.clock.now();
  const at = (n: number) => new Date(now + n * 240 * minute).toISOString();
  const shifts = people.map(({ userId }, n) => ({ userId, startsAt: at(n), endsAt: at(n + 1) }));
  await admin.ok(changeOnCall, { body: { version: 0, shifts } });
}

async function team() {
  const ada = await newAccount(server);
  const ben = await newColleague(server, ada);
  const { id } = await newChannel(ada, 'Ward', [ben]);
  return { ada, ben, id };
}

describe('an urgent message', () => {
  test('asks the members but its author, until the first of them acknowledges', async () => {
    const { ada, ben, id } = await team();
    const cleo = await newColleague(server, ada);
    await ada.ok(calls.addChannelMember, { params: { id, userId: cleo.userId } });
    const outsider = await newColleague(server, ada);
    await sendTo(ada, id, { content: 'Not urgent' });
    const sent = await sendTo(ada, id, { content: 'Room 2, now', urgent: true });
    expect(sent).toMatchObject({ urgent: true, acknowledgements: [], abilities: { acknowledge: false } });
    expect(await urgent(ben)).toMatchObject([
      { channelName: 'Ward', isMember: true, repeats: 0, message: { id: sent.id, abilities: { acknowledge: true } } },
    ]);
    expect(await textsOf(cleo)).toEqual(['Room 2, now']);
    expect([await textsOf(ada), await textsOf(outsider)]).toEqual([[], []]);
    const { revision } = await messagesIn(ada, id);
    expect((await acknowledge(ben, sent)).body).toMatchObject({ abilities: { acknowledge: false } });
    expect([await textsOf(ben), await textsOf(cleo)]).toEqual([[], []]);
    const changed = await messagesIn(ada, id, { after_revision: revision });
    expect(changed.items).toMatchObject([{ id: sent.id, acknowledgements: [{ id: ben.userId, name: 'Ada Okafor' }] }]);
    expect((await acknowledge(cleo, sent)).status).toBe(200);
    const [shown] = (await messagesIn(ada, id)).items;
    expect(shown!.acknowledgements.map((each) => each.id)).toEqual([ben.userId, cleo.userId]);
  });

  test('is acknowledged once by each person, also in the same moment, and by nobody who may not', async () => {
    const { ada, ben, id } = await team();
    const reader = await newColleague(server, ada, 'read');
    await ada.ok(calls.addChannelMember, { params: { id, userId: reader.userId } });
    const outsider = await newColleague(server, ada, 'admin');
    const stranger = await newAccount(server);
    const sent = await sendTo(ada, id, { urgent: true });
    expect(await textsOf(reader)).toEqual([]);
    for (const account of [outsider, stranger]) expect((await acknowledge(account, sent)).status).toBe(404);
    for (const account of [ada, reader]) expect(errorCode(await acknowledge(account, sent))).toBe('CONFLICT');
    const replies = await Promise.all(Array.from({ length: 4 }, () => acknowledge(ben, sent)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [shown] = (await messagesIn(ada, id)).items;
    expect(shown!.acknowledgements).toHaveLength(1);
    const plain = await sendTo(ada, id);
    expect(errorCode(await acknowledge(ben, plain))).toBe('CONFLICT');
  });

  test('asks again every five minutes, once each time however many processes look', async () => {
    const { ada, ben, id } = await team();
    const sent = await sendTo(ada, id, { urgent: true });
    const { nextAt } = await callOf(sent.id);
    server.clock.advance(5 * minute);
    const stream = await listen(server, ben.token);
    await until(
      () => Promise.resolve(stream.types()),
      (types) => types.includes('hello'),
    );
    await Promise.all([repeat(), repeat(), repeat()]);
    expect(await callOf(sent.id)).toMatchObject({ repeats: 1, nextAt: nextAt + 5 * minute, endedAt: null });
    expect(await askedOf(sent.id)).toEqual({ [ben.userId]: 2 });
    expect(await urgent(ben)).toMatchObject([{ repeats: 1 }]);
    await expect.poll(() => stream.types()).toContain('urgent-changed');
    stopListening();
    await repeat();
    expect(await callOf(sent.id)).toMatchObject({ repeats: 1 });
    expect((await acknowledge(ben, sent)).status).toBe(200);
    server.clock.advance(5 * minute);
    await repeat();
    expect(await callOf(sent.id)).toMatchObject({ repeats: 1, endedAt: expect.any(Number) as number });
  });

  test('goes on after a restart, and asks once for all times that were missed', async () => {
    const { ada, ben, id } = await team();
    const sent = await sendTo(ada, id, { urgent: true });
    const { nextAt } = await callOf(sent.id);
    const other = await startTestServer({}, { engine: server.engine, clock: server.clock });
    server.clock.advance(13 * minute);
    await repeat(other);
    await other.stop();
    expect(await callOf(sent.id)).toMatchObject({ repeats: 1, nextAt: nextAt + 10 * minute });
    const [again] = await later(0, ben);
    expect(await urgent(again!)).toMatchObject([{ repeats: 1 }]);
  });

  test('goes to who is on call after ten minutes, and then to the next, who see that one message', async () => {
    const { ada, ben, id } = await team();
    const [cleo, dan] = [await newColleague(server, ada), await newColleague(server, ada)];
    await onCall(ada, cleo, dan);
    const first = await sendTo(ada, id, { content: 'Before' });
    const { id: noteId } = await newNote(ada, { title: 'James Whitfield' });
    const sent = await sendTo(ada, id, { content: 'Room 2, now', urgent: true, replyTo: first.id, noteId });
    expect(await textsOf(cleo)).toEqual([]);
    await later(5);
    expect(Object.keys(await askedOf(sent.id))).toEqual([ben.userId]);
    const [called] = await later(5, cleo);
    expect(await urgent(called!)).toMatchObject([
      {
        isMember: false,
        channelName: 'Ward',
        message: { content: 'Room 2, now', replyTo: null, threadId: null, note: { hidden: true } },
      },
    ]);
    expect(await timesLogged('message.pass-on', sent.id)).toBe(1);
    expect((await called!.call(calls.listMessages, { params: { id }, query: {} })).status).toBe(404);
    expect((await called!.call(calls.getThread, { params: { id: sent.id } })).status).toBe(404);
    const [next, author] = await later(10, dan, ada);
    expect(await textsOf(next!)).toEqual(['Room 2, now']);
    expect(await acknowledge(next!, sent)).toMatchObject({ status: 200, body: { replyTo: null } });
    const [, shown] = (await messagesIn(author!, id)).items.toReversed();
    expect(shown!.acknowledgements).toMatchObject([{ id: dan.userId }]);
  });

  test('asks nobody who was removed from the channel, or who left the workspace while on call', async () => {
    const { ada, ben, id } = await team();
    const [cleo, dan] = [await newColleague(server, ada), await newColleague(server, ada)];
    await onCall(ada, cleo, dan);
    const sent = await sendTo(ada, id, { urgent: true });
    await ada.ok(calls.removeChannelMember, { params: { id, userId: ben.userId } });
    expect(await textsOf(ben)).toEqual([]);
    expect((await acknowledge(ben, sent)).status).toBe(404);
    await server.engine.db
      .update(workspaceMembers)
      .set({ removedAt: server.clock.now() })
      .where(eq(workspaceMembers.userId, cleo.userId));
    await later(5);
    const [next] = await later(5, dan);
    expect(await askedOf(sent.id)).toEqual({ [ben.userId]: 1, [dan.userId]: 1 });
    expect(await textsOf(next!)).toHaveLength(1);
  });

  test('waits with nobody to ask, and asks who comes', async () => {
    const ada = await newAccount(server);
    const { id } = await newChannel(ada);
    const sent = await sendTo(ada, id, { urgent: true });
    await later(5);
    expect(await callOf(sent.id)).toMatchObject({ repeats: 1 });
    const ben = await newColleague(server, ada);
    const [author] = await later(0, ada);
    await author!.ok(calls.addChannelMember, { params: { id, userId: ben.userId } });
    const [member] = await later(5, ben);
    expect(await textsOf(member!)).toHaveLength(1);
  });

  test('asks no more when it is deleted, and still asks when its channel is archived', async () => {
    const { ada, ben, id } = await team();
    const gone = await sendTo(ada, id, { content: 'Gone', urgent: true });
    await ada.ok(calls.deleteMessage, { params: { id: gone.id } });
    expect((await callOf(gone.id)).endedAt).not.toBeNull();
    expect((await acknowledge(ben, gone)).status).toBe(404);
    const kept = await sendTo(ada, id, { content: 'Kept', urgent: true });
    await ada.ok(calls.changeChannel, { params: { id }, body: { archived: true } });
    expect(await textsOf(ben)).toEqual(['Kept']);
    expect((await acknowledge(ben, kept)).status).toBe(200);
  });

  test('of a conversation asks the other person, and is one message when it is sent twice', async () => {
    const { ada, ben } = await team();
    const { id } = await ada.ok(calls.openConversation, { body: { participantId: ben.userId } });
    const body = { clientId: crypto.randomUUID(), content: 'Call me', urgent: true };
    for (let n = 0; n < 2; n += 1) await ada.ok(calls.sendDirectMessage, { params: { id }, body });
    expect(await urgent(ben)).toMatchObject([{ channelName: '', message: { content: 'Call me' } }]);
  });
});
