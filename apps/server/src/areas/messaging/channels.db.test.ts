import { randomUUID } from 'node:crypto';
import * as calls from '@clinical/contract/messaging/messaging.calls';
import * as members from '@clinical/contract/teams/members.calls';
import { mergeNotes, undoMerge } from '@clinical/contract/notes/merges.calls';
import { beforeAll, expect, test } from 'vitest';
import { asMemberOf, newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { channelOf, messagesIn, newChannel, sendTo } from '../../../test/builders/messaging.ts';
import { newNote } from '../../../test/builders/notes.ts';
import { errorCode, testServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
let ada: TestAccount;
let ben: TestAccount;
beforeAll(async () => {
  server = await testServer();
  ada = await newAccount(server);
  ben = await newColleague(server, ada);
});

const body = () => ({ clientId: randomUUID(), content: 'Hello' });

test('members see a channel, and nobody else does, not even an admin of the workspace', async () => {
  const boss = await newColleague(server, ada, 'admin');
  const channel = await newChannel(ben, 'Nursing', [ada]);
  expect(channel).toMatchObject({ name: 'Nursing', type: 'clinic', abilities: { post: true, manage: true } });
  expect(channel.members.map(({ userId, role }) => [userId, role])).toEqual(
    expect.arrayContaining([
      [ben.userId, 'admin'],
      [ada.userId, 'member'],
    ]),
  );
  expect(await channelOf(boss, channel.id)).toBeUndefined();
  const { id } = channel;
  const sent = await sendTo(ben, id);
  const answers = [
    await boss.call(calls.listMessages, { params: { id }, query: {} }),
    await boss.call(calls.sendMessage, { params: { id }, body: body() }),
    await boss.call(calls.getThread, { params: { id: sent.id } }),
    await boss.call(calls.getMessageHistory, { params: { id: sent.id } }),
    await boss.call(calls.addReaction, { params: { id: sent.id }, body: { emoji: '👍' } }),
    await boss.call(calls.addChannelMember, { params: { id, userId: boss.userId } }),
    await boss.call(calls.markRead, { params: { id }, body: { lastReadMessageId: sent.id } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
});

test('a member who was removed reads and writes no more; one who is added has nothing unread', async () => {
  const { id } = await newChannel(ada, 'Triage');
  await sendTo(ada, id);
  await ada.ok(calls.addChannelMember, { params: { id, userId: ben.userId } });
  expect(await channelOf(ben, id)).toMatchObject({ unread: 0 });
  expect((await messagesIn(ben, id)).items).toHaveLength(1);
  await ada.ok(calls.removeChannelMember, { params: { id, userId: ben.userId } });
  expect(await channelOf(ben, id)).toBeUndefined();
  expect((await ben.call(calls.sendMessage, { params: { id }, body: body() })).status).toBe(404);
  expect((await ben.call(calls.listMessages, { params: { id }, query: { after_revision: 0 } })).status).toBe(404);
  expect((await ada.call(calls.removeChannelMember, { params: { id, userId: ben.userId } })).status).toBe(404);
});

test('a channel stays in its workspace, also for a person who works in two', async () => {
  const { id } = await newChannel(ada, 'Here', [ben]);
  const other = await newAccount(server);
  const benThere = await asMemberOf(server, ben, other.workspaceId);
  expect(await channelOf(benThere, id)).toBeUndefined();
  expect((await benThere.call(calls.listMessages, { params: { id }, query: {} })).status).toBe(404);
  const added = await ada.call(calls.addChannelMember, { params: { id, userId: other.userId } });
  expect(added.status).toBe(404);
});

test('the longest member becomes admin when the last one leaves', async () => {
  const { id } = await newChannel(ben, 'Left', [ada]);
  await ben.ok(calls.removeChannelMember, { params: { id, userId: ben.userId } });
  expect((await channelOf(ada, id))?.members).toMatchObject([{ userId: ada.userId, role: 'admin' }]);
});

test('admins rename and archive; an archived channel takes no messages', async () => {
  const cara = await newColleague(server, ada);
  const { id } = await newChannel(ben, 'Old', [cara]);
  expect((await cara.call(calls.changeChannel, { params: { id }, body: { name: 'x' } })).status).toBe(404);
  const changed = await ben.ok(calls.changeChannel, { params: { id }, body: { name: 'New', archived: true } });
  expect(changed).toMatchObject({ name: 'New', archivedAt: expect.any(String) as string, abilities: { post: false } });
  expect(errorCode(await cara.call(calls.sendMessage, { params: { id }, body: body() }))).toBe('CONFLICT');
  expect((await messagesIn(cara, id)).items).toEqual([]);
  await ben.ok(calls.changeChannel, { params: { id }, body: { archived: false } });
  await sendTo(cara, id);
});

test('two people have one conversation, whoever opens it, also in the same moment', async () => {
  const [cara, dan] = [await newColleague(server, ada), await newColleague(server, ada)];
  const [one, two] = await Promise.all([
    cara.ok(calls.openConversation, { body: { participantId: dan.userId } }),
    dan.ok(calls.openConversation, { body: { participantId: cara.userId } }),
  ]);
  expect(one.id).toBe(two.id);
  expect(one).toMatchObject({ type: 'direct', abilities: { manage: false } });
  await cara.ok(calls.sendDirectMessage, { params: { id: one.id }, body: body() });
  expect(await dan.ok(calls.listConversations, {})).toMatchObject([{ id: one.id, unread: 1 }]);
  expect((await dan.ok(calls.listDirectMessages, { params: { id: one.id }, query: {} })).items).toHaveLength(1);
  expect(await dan.ok(calls.listChannels, {})).toEqual([]);
  expect(await ada.ok(calls.listConversations, {})).toEqual([]);
  const changes = [
    await cara.call(calls.addChannelMember, { params: { id: one.id, userId: ada.userId } }),
    await cara.call(calls.removeChannelMember, { params: { id: one.id, userId: dan.userId } }),
    await cara.call(calls.openConversation, { body: { participantId: cara.userId } }),
    await cara.call(calls.openConversation, { body: { participantId: (await newAccount(server)).userId } }),
  ];
  expect(changes.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test('somebody who only reads in the workspace reads channels, and adds nothing', async () => {
  const reader = await newColleague(server, ada, 'read');
  const { id } = await newChannel(ada, 'Readers', [reader]);
  const sent = await sendTo(ada, id);
  expect((await messagesIn(reader, id)).items).toHaveLength(1);
  await reader.ok(calls.markRead, { params: { id }, body: { lastReadMessageId: sent.id } });
  const refused = [
    await reader.call(calls.sendMessage, { params: { id }, body: body() }),
    await reader.call(calls.createChannel, { body: { name: 'Mine', type: 'clinic' } }),
    await reader.call(calls.addReaction, { params: { id: sent.id }, body: { emoji: '👍' } }),
    await reader.call(calls.openConversation, { body: { participantId: ada.userId } }),
  ];
  expect(refused.map(errorCode)).toEqual(refused.map(() => 'CONFLICT'));
});

test('channels of a person who leaves get another admin first', async () => {
  const boss = await newAccount(server);
  const [leaving, heir] = [await newColleague(server, boss), await newColleague(server, boss)];
  const { id } = await newChannel(leaving, 'Kept');
  const refused = await boss.call(members.removeMember, { params: { id: leaving.userId } });
  expect(errorCode(refused)).toBe('HANDOVER_NEEDED');
  await boss.ok(members.handOver, { params: { id: leaving.userId }, body: { toUserId: heir.userId } });
  await boss.ok(members.removeMember, { params: { id: leaving.userId } });
  expect(await channelOf(heir, id)).toMatchObject({ members: [{ userId: heir.userId, role: 'admin' }] });
});

test('references follow a merged chart, and come back when that is undone', async () => {
  const { id } = await newChannel(ada, 'Merges');
  const [source, target] = [await newNote(ada, { title: 'Twice' }), await newNote(ada, { title: 'Once' })];
  await sendTo(ada, id, { noteId: source.id });
  const chart = async () => (await messagesIn(ada, id)).items[0]?.note;
  const { mergeId } = await ada.ok(mergeNotes, { body: { source_note_id: source.id, target_note_id: target.id } });
  expect(await chart()).toMatchObject({ id: target.id });
  await ada.ok(undoMerge, { params: { mergeId } });
  expect(await chart()).toMatchObject({ id: source.id });
});
