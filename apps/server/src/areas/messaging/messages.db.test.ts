import { randomUUID } from 'node:crypto';
import { limits } from '@clinical/contract/limits';
import * as calls from '@clinical/contract/messaging/messaging.calls';
import type { MessageSearch } from '@clinical/contract/messaging/messaging.schemas';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { channelOf, messagesIn, newChannel, sendTo } from '../../../test/builders/messaging.ts';
import { newNote } from '../../../test/builders/notes.ts';
import { errorCode, testServer, type TestServer } from '../../../test/harness.ts';
import { listen, stopListening } from '../../../test/listen.ts';
import { auditEvents } from '../../platform/audit/audit-events.table.ts';
import { messages } from './messaging.table.ts';

let server: TestServer;
let ada: TestAccount;
let ben: TestAccount;
beforeAll(async () => {
  server = await testServer();
  ada = await newAccount(server);
  ben = await newColleague(server, ada);
});

const body = (content = 'Hello') => ({ clientId: randomUUID(), content });

test('members read messages in the order of their sequence, fifty at a time', async () => {
  const { id } = await newChannel(ada, 'Long', [ben]);
  for (let n = 1; n <= 55; n += 1) await sendTo(ada, id, { content: String(n) });
  const newest = await messagesIn(ben, id);
  expect(newest.items.map(({ content }) => content)).toEqual(Array.from({ length: 50 }, (_, n) => String(55 - n)));
  expect(newest).toMatchObject({ last_evaluated_key: '6', revision: 55 });
  const older = await messagesIn(ben, id, { last_evaluated_key: '6' });
  expect(older.items.map(({ sequence }) => sequence)).toEqual([5, 4, 3, 2, 1]);
  expect(older.last_evaluated_key).toBeNull();
});

test('a repeated send is the same message, also in the same moment', async () => {
  const { id } = await newChannel(ada);
  const message = body();
  const sent = await Promise.all(
    Array.from({ length: 5 }, () => ada.ok(calls.sendMessage, { params: { id }, body: message })),
  );
  expect(new Set(sent.map((one) => one.id)).size).toBe(1);
  const { items, revision } = await messagesIn(ada, id);
  expect([items.length, revision]).toEqual([1, 1]);
  const elsewhere = await newChannel(ada);
  const reply = await ada.call(calls.sendMessage, { params: { id: elsewhere.id }, body: message });
  expect(errorCode(reply)).toBe('CONFLICT');
});

test('messages of the same moment have distinct places without gaps', async () => {
  const { id } = await newChannel(ada, 'Busy', [ben]);
  await Promise.all(Array.from({ length: 20 }, (_, n) => sendTo(n % 2 ? ada : ben, id)));
  const { items } = await messagesIn(ada, id);
  expect(items.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 20 }, (_, n) => 20 - n));
});

test('what changed after a revision has edits, deletions and reactions, each message once', async () => {
  const { id } = await newChannel(ada, 'Changes', [ben]);
  const [first, second, third] = [await sendTo(ada, id), await sendTo(ada, id), await sendTo(ada, id)];
  const { revision } = await messagesIn(ben, id);
  await ada.ok(calls.changeMessage, { params: { id: second.id }, body: { content: 'Better' } });
  await ben.ok(calls.addReaction, { params: { id: first.id }, body: { emoji: '👍' } });
  await ada.ok(calls.deleteMessage, { params: { id: third.id } });
  await ada.ok(calls.changeMessage, { params: { id: second.id }, body: { content: 'Best' } });
  const changed = await messagesIn(ben, id, { after_revision: revision });
  expect(changed.items.map((message) => message.id)).toEqual([first.id, third.id, second.id]);
  expect(changed.revision).toBe(revision + 4);
  expect(changed.items[2]).toMatchObject({ content: 'Best', editedAt: expect.any(String) as string });
  const part = await messagesIn(ben, id, { after_revision: revision, limit: 1 });
  expect(part).toMatchObject({ items: [{ id: first.id }], revision: changed.items[0]!.revision });
  expect((await messagesIn(ben, id, { after_revision: changed.revision })).items).toEqual([]);
});

test('an edit keeps the old text, and a deletion leaves a stub without any', async () => {
  const { id: channelId } = await newChannel(ada, 'Edits', [ben]);
  const { id } = await sendTo(ada, channelId, { content: 'Room 2' });
  const edited = await ada.ok(calls.changeMessage, { params: { id }, body: { content: 'Room 3' } });
  expect(edited).toMatchObject({ content: 'Room 3', editedAt: expect.any(String) as string });
  expect(await ben.ok(calls.getMessageHistory, { params: { id } })).toMatchObject([{ content: 'Room 2' }]);
  for (const call of [calls.changeMessage, calls.deleteMessage])
    expect(
      (await ben.call(call as typeof calls.changeMessage, { params: { id }, body: { content: 'x' } })).status,
    ).toBe(404);
  const stub = await ada.ok(calls.deleteMessage, { params: { id } });
  expect(stub).toMatchObject({ content: '', deletedAt: expect.any(String) as string, abilities: { edit: false } });
  expect(await ben.ok(calls.getMessageHistory, { params: { id } })).toEqual([]);
  expect((await ada.call(calls.deleteMessage, { params: { id } })).status).toBe(404);
  const rows = await server.engine.db.select().from(auditEvents).where(eq(auditEvents.recordId, id));
  expect(rows.filter(({ outcome }) => outcome === 'ok').map(({ action }) => action)).toEqual(
    expect.arrayContaining(['message.send', 'message.update', 'message.delete', 'message.read-history']),
  );
});

test('answers form a thread, and quote what they answer', async () => {
  const { id } = await newChannel(ada, 'Threads', [ben]);
  const first = await sendTo(ada, id, { content: 'Who has the key?' });
  const second = await sendTo(ben, id, { content: 'I do', replyTo: first.id });
  const third = await sendTo(ada, id, { content: 'Thanks', replyTo: second.id });
  expect(third).toMatchObject({ threadId: first.id, replyTo: { id: second.id, content: 'I do', deleted: false } });
  const thread = await ben.ok(calls.getThread, { params: { id: third.id } });
  expect(thread.map((message) => message.id)).toEqual([first.id, second.id, third.id]);
  expect(thread[0]).toMatchObject({ replies: 2 });
  // who has seen all of it learns of an answer, and of one that goes, at the message that the thread begins with
  const changedSince = async (after_revision: number) => {
    const page = await ben.ok(calls.listMessages, { params: { id }, query: { after_revision } });
    return page.items.map((each) => [each.id, each.replies]);
  };
  const known = third.revision;
  expect(await changedSince(known)).toEqual([[first.id, 2]]);
  await ada.ok(calls.deleteMessage, { params: { id: third.id } });
  expect(await changedSince(known + 1)).toEqual([
    [third.id, 0],
    [first.id, 1],
  ]);
  const elsewhere = await newChannel(ada);
  const reply = await ada.call(calls.sendMessage, {
    params: { id: elsewhere.id },
    body: { ...body(), replyTo: first.id },
  });
  expect(reply.status).toBe(404);
});

test('a reaction counts once for a person, and can be taken back', async () => {
  const { id: channelId } = await newChannel(ada, 'Reactions', [ben]);
  const { id } = await sendTo(ada, channelId);
  await ada.ok(calls.addReaction, { params: { id }, body: { emoji: '✅' } });
  await ben.ok(calls.addReaction, { params: { id }, body: { emoji: '✅' } });
  const twice = await ben.ok(calls.addReaction, { params: { id }, body: { emoji: '✅' } });
  expect(twice.reactions).toMatchObject([
    { emoji: '✅', mine: true, people: [{ id: ada.userId }, { id: ben.userId }] },
  ]);
  const less = await ben.ok(calls.removeReaction, { params: { id, emoji: '✅' } });
  expect(less.reactions).toMatchObject([{ emoji: '✅', mine: false, people: [{ id: ada.userId }] }]);
  await ada.ok(calls.deleteMessage, { params: { id } });
  expect((await ben.call(calls.addReaction, { params: { id }, body: { emoji: '✅' } })).status).toBe(404);
});

test('unread are messages of others behind a pointer that moves forward only, unless one is kept unread', async () => {
  const { id } = await newChannel(ada, 'Unread', [ben]);
  const sent = [await sendTo(ada, id), await sendTo(ada, id), await sendTo(ada, id)];
  await sendTo(ben, id);
  const unread = async (account: TestAccount) => (await channelOf(account, id))?.unread;
  expect([await unread(ben), await unread(ada)]).toEqual([3, 1]);
  await ada.ok(calls.deleteMessage, { params: { id: sent[2]!.id } });
  expect(await unread(ben)).toBe(2);
  const read = (lastReadMessageId: string, keepUnread?: boolean) =>
    ben.ok(calls.markRead, { params: { id }, body: { lastReadMessageId, ...(keepUnread ? { keepUnread } : {}) } });
  expect(await read(sent[1]!.id)).toMatchObject({ unread: 0, lastReadMessageId: sent[1]!.id });
  expect(await read(sent[0]!.id)).toMatchObject({ unread: 0, lastReadMessageId: sent[1]!.id });
  expect(await read(sent[0]!.id, true)).toMatchObject({ unread: 2, lastReadMessageId: null });
  const foreign = await sendTo(ada, (await newChannel(ada)).id);
  const reply = await ben.call(calls.markRead, { params: { id }, body: { lastReadMessageId: foreign.id } });
  expect(reply.status).toBe(404);
});

test('a chart needs access of its own: hidden from other readers, not found for other authors', async () => {
  const { id } = await newChannel(ada, 'Charts', [ben]);
  const owner = await newColleague(server, ada);
  await ada.ok(calls.addChannelMember, { params: { id, userId: owner.userId } });
  const chart = await newNote(owner, { title: 'Ines Alder' });
  await sendTo(owner, id, { noteId: chart.id });
  const [seen] = (await messagesIn(owner, id)).items;
  expect(seen?.note).toEqual({ hidden: false, id: chart.id, title: 'Ines Alder' });
  const page = await messagesIn(ben, id);
  expect(page.items[0]?.note).toEqual({ hidden: true });
  expect(JSON.stringify(page)).not.toMatch(new RegExp(`Alder|${chart.id}`));
  const reply = await ben.call(calls.sendMessage, { params: { id }, body: { ...body(), noteId: chart.id } });
  expect(reply.status).toBe(404);
});

test('one person may send so many messages a minute; others are not affected', async () => {
  const { id } = await newChannel(ada, 'Flood', [ben]);
  const cara = await newColleague(server, ada);
  await ada.ok(calls.addChannelMember, { params: { id, userId: cara.userId } });
  const statuses: number[] = [];
  for (let n = 0; n < limits.messagesPerMinute + 5; n += 1)
    statuses.push((await cara.call(calls.sendMessage, { params: { id }, body: body() })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(limits.messagesPerMinute);
  const refused = await cara.call(calls.sendMessage, { params: { id }, body: body() });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  await sendTo(ben, id);
  server.clock.advance(61_000);
  await sendTo(cara, id);
});

test('a text that is empty or too long is rejected, and any script is stored as it is', async () => {
  const { id } = await newChannel(ada);
  for (const content of [' \n ', 'x'.repeat(limits.messageText + 1)])
    expect(errorCode(await ada.call(calls.sendMessage, { params: { id }, body: body(content) }))).toBe('INVALID_INPUT');
  const content = '‏مرحبا 👩‍⚕️ <b>x</b>';
  expect((await sendTo(ada, id, { content })).content).toBe(content);
});

test('a search finds beginnings of words in channels of the reader, newest first, and marks them', async () => {
  const { id } = await newChannel(ada, 'Search', [ben]);
  const first = await sendTo(ada, id, { content: 'The Kestrel refill is ready' });
  await sendTo(ben, id, { content: 'A kestrel without the other word' });
  const third = await sendTo(ben, id, { content: 'Refills for KESTREL: 20 mg' });
  const search = (account: TestAccount, wanted: MessageSearch) => account.ok(calls.searchMessages, { body: wanted });
  const found = await search(ada, { query: 'kestrel refill' });
  expect(found.items.map((hit) => hit.id)).toEqual([third.id, first.id]);
  expect(found.items[0]).toMatchObject({ channelId: id, sequence: 3, author: { id: ben.userId } });
  expect(found.items[0]?.excerpt.filter((part) => part.found).map(({ text }) => text)).toEqual(['Refill', 'KESTREL']);
  const one = await search(ada, { query: 'kestrel', limit: 1, offset: 1 });
  expect([one.items.length, one.more]).toEqual([1, true]);
  expect((await search(ada, { query: 'kestrel', sender_id: ada.userId })).items.map((hit) => hit.id)).toEqual([
    first.id,
  ]);
  expect((await search(ada, { query: 'kestrel', end_date: first.createdAt })).items).toEqual([]);
  expect((await search(ada, { query: 'kestrel', start_date: first.createdAt })).items).toHaveLength(3);
  expect((await search(ada, { query: 'kestrel', has_attachments: true })).items).toEqual([]);
  await ben.ok(calls.deleteMessage, { params: { id: third.id } });
  expect((await search(ada, { query: 'refill kestrel' })).items.map((hit) => hit.id)).toEqual([first.id]);
  const reply = await ada.call(calls.searchMessages, { body: { query: ' & | ! ' } });
  expect(errorCode(reply)).toBe('INVALID_INPUT');
});

test('a search says nothing of channels of others: no message, no count, not that there are more', async () => {
  const stranger = await newColleague(server, ada);
  const elsewhere = await newAccount(server);
  const { id } = await newChannel(ada, 'Closed', [ben]);
  for (let n = 0; n < 3; n += 1) await sendTo(ada, id, { content: `Wagtail ${n}` });
  for (const account of [stranger, elsewhere])
    expect(await account.ok(calls.searchMessages, { body: { query: 'wagtail', limit: 1 } })).toEqual({
      items: [],
      more: false,
    });
  await ada.ok(calls.removeChannelMember, { params: { id, userId: ben.userId } });
  expect((await ben.ok(calls.searchMessages, { body: { query: 'wagtail' } })).items).toEqual([]);
});

test('members hear of a change by ids and revision only, and nobody else does', async () => {
  const { id } = await newChannel(ada, 'Events', [ben]);
  const stranger = await newColleague(server, ada);
  const [heard, foreign] = [await listen(server, ben.token), await listen(server, stranger.token)];
  await sendTo(ada, id, { content: 'Secret' });
  const expected = { type: 'messages-changed', channelId: id, revision: 1 };
  await expect.poll(() => heard.events().filter(({ type }) => type !== 'hello')).toEqual([expected]);
  expect(foreign.events().filter(({ type }) => type !== 'hello')).toEqual([]);
  stopListening();
});

test('a text is stored with its workspace', async () => {
  const { id } = await newChannel(ada);
  const sent = await sendTo(ada, id);
  const rows = await server.engine.db.select().from(messages).where(eq(messages.id, sent.id));
  expect(rows).toMatchObject([{ workspaceId: ada.workspaceId, channelId: id, sequence: 1, revision: 1 }]);
});
