import { getNote, listNotes, updateNote } from '@clinical/contract/notes/notes.calls';
import { mergeNotes } from '@clinical/contract/notes/merges.calls';
import { limits } from '@clinical/contract/limits';
import {
  acceptCollaborator,
  createCollaborator,
  declineCollaborator,
  deleteCollaborator,
  listCollaboratorRequests,
  listCollaborators,
  updateCollaborator,
} from '@clinical/contract/teams/collaborators.calls';
import { changeMemberPermission, handOver, removeMember } from '@clinical/contract/teams/members.calls';
import { explainPermission, listNoteAccess } from '@clinical/contract/teams/permissions.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  asMemberOf,
  newAccount,
  newColleague,
  onAnotherDevice,
  type TestAccount,
} from '../../../test/builders/accounts.ts';
import { newNote } from '../../../test/builders/notes.ts';
import { errorCode, startTestServer, testServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

async function seenBy(account: TestAccount, noteId: string) {
  const { status, body } = await account.call(getNote, { params: { id: noteId } });
  return status === 200 ? (body.abilities.edit ? 'edit' : 'read') : status;
}

/** Offers charts and has the other side accept. */
async function shared(owner: TestAccount, other: TestAccount, permission: 'read' | 'edit', noteIds?: string[]) {
  const { id } = await owner.ok(createCollaborator, {
    body: { email: other.email, permission, ...(noteIds && { noteIds }) },
  });
  await other.ok(acceptCollaborator, { params: { id } });
  return { id };
}

test('who may open a chart is listed to those who edit it, each by their best way', async () => {
  const [owner, outsider] = [await newAccount(server), await newAccount(server)];
  const colleague = await newColleague(server, owner);
  const note = await newNote(owner);
  const listed = async () =>
    (await owner.ok(listNoteAccess, { params: { id: note.id } })).map(({ userId, kind, level }) => [
      userId,
      kind,
      level,
    ]);
  expect(await listed()).toEqual([[owner.userId, 'owner', 'manage']]);
  const { id } = await shared(owner, outsider, 'read', [note.id]);
  expect(await listed()).toEqual([
    [owner.userId, 'owner', 'manage'],
    [outsider.userId, 'collaborator', 'read'],
  ]);
  await owner.ok(changeMemberPermission, { params: { id: colleague.userId }, body: { permission: 'admin' } });
  expect(await listed()).toContainEqual([colleague.userId, 'admin', 'manage']);
  for (const account of [outsider, await newAccount(server)])
    expect(errorCode(await account.call(listNoteAccess, { params: { id: note.id } }))).toBe('NOT_FOUND');
  await owner.ok(deleteCollaborator, { params: { id } });
  expect((await listed()).map(([userId]) => userId)).not.toContain(outsider.userId);
});

test('all charts are shared after accepting, those to come too, until either side ends it', async () => {
  const [owner, other] = [await newAccount(server), await newAccount(server)];
  const note = await newNote(owner);
  const offer = await owner.ok(createCollaborator, { body: { email: other.email.toUpperCase(), permission: 'edit' } });
  expect(offer).toMatchObject({ direction: 'given', status: 'Pending', noteIds: null, userId: other.userId });
  expect(server.mails().findLast((mail) => mail.includes(`To: ${other.email}`))).toContain('share patient charts');
  expect(await seenBy(other, note.id)).toBe(404);
  expect(await other.ok(listCollaboratorRequests, {})).toMatchObject([
    { id: offer.id, direction: 'received', email: owner.email, abilities: { answer: true } },
  ]);
  expect(await owner.ok(listCollaboratorRequests, {})).toMatchObject([{ abilities: { answer: false } }]);
  await other.ok(acceptCollaborator, { params: { id: offer.id } });
  expect(await seenBy(other, note.id)).toBe('edit');
  const later = await newNote(owner, { title: 'Omar Later' });
  expect(await seenBy(other, later.id)).toBe('edit');
  const listed = await other.ok(listNotes, { query: {} });
  expect((listed as { id: string }[]).map(({ id }) => id).toSorted()).toEqual([note.id, later.id].toSorted());
  await other.ok(updateNote, { params: { id: note.id }, body: { title: 'Ines Renamed' } });

  await owner.ok(updateCollaborator, { params: { id: offer.id }, body: { permission: 'read' } });
  expect(await seenBy(other, note.id)).toBe('read');
  await owner.ok(updateCollaborator, { params: { id: offer.id }, body: { noteIds: [later.id] } });
  expect([await seenBy(other, note.id), await seenBy(other, later.id)]).toEqual([404, 'read']);
  await other.ok(deleteCollaborator, { params: { id: offer.id } });
  expect(await seenBy(other, later.id)).toBe(404);
  expect(await owner.ok(listCollaborators, {})).toEqual([]);
});

test('chosen charts are shared and no others; ids of somebody else change nothing', async () => {
  const [owner, other, third] = [await newAccount(server), await newAccount(server), await newAccount(server)];
  const [one, two] = [await newNote(owner), await newNote(owner)];
  const foreign = await newNote(third);
  const body = { email: other.email, permission: 'edit' as const };
  for (const noteIds of [[foreign.id], [one.id, foreign.id]])
    expect((await owner.call(createCollaborator, { body: { ...body, noteIds } })).status).toBe(404);
  expect(await owner.ok(listCollaborators, {})).toEqual([]);
  const { id } = await shared(owner, other, 'edit', [one.id]);
  expect([await seenBy(other, one.id), await seenBy(other, two.id)]).toEqual(['edit', 404]);
  expect((await owner.call(updateCollaborator, { params: { id }, body: { noteIds: [foreign.id] } })).status).toBe(404);
  expect(await owner.ok(listCollaborators, {})).toMatchObject([{ noteIds: [one.id] }]);
  for (const account of [other, third]) {
    expect((await account.call(updateCollaborator, { params: { id }, body: { noteIds: null } })).status).toBe(404);
    // what is shared with somebody they neither delete nor merge
    const merge = { source_note_id: one.id, target_note_id: two.id };
    expect((await account.call(mergeNotes, { body: merge })).status).toBe(404);
  }
  expect((await third.call(deleteCollaborator, { params: { id } })).status).toBe(404);
  expect((await third.call(acceptCollaborator, { params: { id } })).status).toBe(404);
  expect(errorCode(await owner.call(createCollaborator, { body }))).toBe('CONFLICT');
  expect(errorCode(await owner.call(createCollaborator, { body: { ...body, email: owner.email } }))).toBe('CONFLICT');
});

test('an offer is declined, made again, and over after seven days', async () => {
  const own = await startTestServer();
  try {
    const [owner, other] = [await newAccount(own), await newAccount(own)];
    const body = { email: other.email, permission: 'read' as const };
    const { id } = await owner.ok(createCollaborator, { body });
    expect(errorCode(await owner.call(createCollaborator, { body }))).toBe('RATE_LIMITED');
    await other.ok(declineCollaborator, { params: { id } });
    expect(await owner.ok(listCollaborators, {})).toMatchObject([{ id, status: 'Declined' }]);
    expect((await other.call(acceptCollaborator, { params: { id } })).status).toBe(404);
    expect((await owner.ok(createCollaborator, { body })).id).toBe(id);
    const late = await newAccount(own);
    const over = await owner.ok(createCollaborator, { body: { ...body, email: late.email } });
    own.clock.advance(limits.invitationLife);
    const later = await onAnotherDevice(own, late);
    expect(await later.ok(listCollaboratorRequests, {})).toEqual([]);
    expect(errorCode(await later.call(acceptCollaborator, { params: { id: over.id } }))).toBe('INVITATION_OVER');
  } finally {
    await own.stop();
  }
});

test('charts of one workspace are shared, not those that the same person owns in another', async () => {
  const owner = await newAccount(server);
  const elsewhere = await newAccount(server);
  const ownerElsewhere = await asMemberOf(server, owner, elsewhere.workspaceId);
  const [here, there] = [await newNote(owner), await newNote(ownerElsewhere)];
  const other = await newAccount(server);
  const otherThere = await asMemberOf(server, other, elsewhere.workspaceId);
  await shared(owner, other, 'edit');
  expect([await seenBy(other, here.id), await seenBy(other, there.id)]).toEqual(['edit', 404]);
  expect([await seenBy(otherThere, here.id), await seenBy(otherThere, there.id)]).toEqual(['edit', 404]);
});

test('inside a workspace its permission caps what a collaborator does, wherever they act', async () => {
  const owner = await newAccount(server);
  const atHome = await newAccount(server);
  const reader = await asMemberOf(server, atHome, owner.workspaceId);
  await owner.ok(changeMemberPermission, { params: { id: reader.userId }, body: { permission: 'read' } });
  const note = await newNote(owner);
  await shared(owner, atHome, 'edit');
  expect(await seenBy(reader, note.id)).toBe('read');
  // at home they are an admin, and reach that workspace only by acting in it
  expect(await seenBy(atHome, note.id)).toBe(404);
  // from outside the sharing itself is all that counts
  await owner.ok(removeMember, { params: { id: reader.userId } });
  expect(await owner.ok(listCollaborators, {})).toEqual([]);
  expect(await seenBy(atHome, note.id)).toBe(404);
  await shared(owner, atHome, 'edit');
  expect(await seenBy(atHome, note.id)).toBe('edit');
});

describe('what ends with it', () => {
  test('charts that are handed over are no longer shared by who owned them', async () => {
    const admin = await newAccount(server);
    const [leaver, heir] = [await newColleague(server, admin), await newColleague(server, admin)];
    const outsider = await newAccount(server);
    const [one, two] = [await newNote(leaver), await newNote(leaver)];
    await shared(leaver, outsider, 'edit', [one.id]);
    const second = await newAccount(server);
    await shared(leaver, second, 'read');
    await admin.ok(handOver, { params: { id: leaver.userId }, body: { toUserId: heir.userId } });
    expect([await seenBy(outsider, one.id), await seenBy(second, two.id)]).toEqual([404, 404]);
    await admin.ok(removeMember, { params: { id: leaver.userId } });
    expect(await outsider.ok(listCollaborators, {})).toEqual([]);
  });
});

describe('the explanation', () => {
  test('names each rule, the best first, and what the cap leaves of it', async () => {
    const owner = await newAccount(server);
    const [reader, member, outsider] = [
      await newColleague(server, owner, 'read'),
      await newColleague(server, owner),
      await newAccount(server),
    ];
    const note = await newNote(owner);
    await shared(owner, reader, 'edit');
    await shared(owner, outsider, 'read', [note.id]);
    const explain = (asking: TestAccount, userId: string) =>
      asking.call(explainPermission, { query: { userId, noteId: note.id } });
    expect((await explain(owner, owner.userId)).body).toMatchObject({
      level: 'manage',
      capped: false,
      rules: [
        { kind: 'owner', level: 'manage' },
        { kind: 'admin', level: 'manage' },
      ],
    });
    expect((await explain(owner, reader.userId)).body).toMatchObject({
      level: 'read',
      permission: 'read',
      capped: true,
      rules: [{ kind: 'collaborator', level: 'edit', name: 'Ada Okafor' }],
    });
    expect((await explain(owner, outsider.userId)).body).toMatchObject({ level: 'read', permission: null });
    expect((await explain(owner, member.userId)).body).toMatchObject({ level: 'none', rules: [] });
    expect((await explain(outsider, outsider.userId)).body).toMatchObject({ level: 'read' });
    expect((await explain(outsider, owner.userId)).status).toBe(404);
    expect((await explain(member, member.userId)).status).toBe(404);
    expect((await explain(owner, (await newAccount(server)).userId)).status).toBe(404);
  });
});
