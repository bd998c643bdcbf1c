import { beforeAll, describe, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../../test/builders/accounts.ts';
import { grant, newNote, scopeOf } from '../../../test/builders/notes.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import type { Tx } from '../../platform/context.ts';
import { selectNotes } from './note-list.queries.ts';
import { getNoteFor, noteAudience, setNoteTags, touchNote } from './notes.queries.ts';

let server: TestServer;
let owner: TestAccount;
let colleague: TestAccount;
const hidden = expect.objectContaining({ code: 'NOT_FOUND' });

beforeAll(async () => {
  server = await testServer();
  owner = await newAccount(server);
  colleague = await newAccount(server);
});

/** The colleague, acting in a workspace of their own but reaching into the owner's. */
function guest(overrides: Parameters<typeof scopeOf>[2] = {}) {
  return scopeOf(server.engine, colleague, { reach: [colleague.workspaceId, owner.workspaceId], ...overrides });
}

describe('a chart is reached by grant', () => {
  test('the workspace alone opens nothing', async () => {
    const note = await newNote(owner);
    await expect(getNoteFor(guest({ reach: [owner.workspaceId] }), note.id, 'read')).rejects.toThrow(hidden);
    expect(await selectNotes(guest(), {})).toEqual([]);
  });

  test('a read grant opens it for reading, and for nothing else', async () => {
    const note = await newNote(owner);
    await grant(server.engine, note.id, `user:${colleague.userId}`, 'read');
    expect(await getNoteFor(guest(), note.id, 'read')).toMatchObject({ id: note.id, level: 'read' });
    await expect(getNoteFor(guest(), note.id, 'edit')).rejects.toThrow(hidden);
    await expect(getNoteFor(guest(), note.id, 'manage')).rejects.toThrow(hidden);
    expect((await selectNotes(guest(), {})).map(({ id }) => id)).toContain(note.id);
  });

  test('the best of several grants counts', async () => {
    const note = await newNote(owner);
    await grant(server.engine, note.id, `user:${colleague.userId}`, 'read');
    const both = guest({ principals: [`user:${colleague.userId}`, `owned:${owner.userId}:${owner.workspaceId}`] });
    expect(await getNoteFor(both, note.id, 'edit')).toMatchObject({ level: 'edit' });
    await expect(getNoteFor(both, note.id, 'manage')).rejects.toThrow(hidden);
    expect(await getNoteFor(scopeOf(server.engine, owner), note.id, 'manage')).toMatchObject({ level: 'manage' });
  });

  test('who shares all their charts shares the next one as well', async () => {
    const collaborator = guest({ principals: [`owned:${owner.userId}:${owner.workspaceId}`] });
    const before = await selectNotes(collaborator, {});
    const note = await newNote(owner);
    const after = await selectNotes(collaborator, {});
    expect(after).toHaveLength(before.length + 1);
    expect(after[0]).toMatchObject({ id: note.id, level: 'edit' });
  });

  test('an admin reaches the charts of the workspace, also in a list that is planned once', async () => {
    const note = await newNote(owner);
    const admin = scopeOf(server.engine, colleague, {
      cap: 'admin',
      workspaceId: owner.workspaceId,
      reach: [owner.workspaceId],
      principals: [`user:${colleague.userId}`, `admins:${owner.workspaceId}`],
    });
    expect((await selectNotes(admin, { limit: 50 }))[0]).toMatchObject({ id: note.id, level: 'manage' });
    expect(await selectNotes(admin, { ownerId: colleague.userId })).toEqual([]);
  });

  test('a reader by the workspace manages nothing, whatever the grants say', async () => {
    const note = await newNote(owner);
    const reader = scopeOf(server.engine, owner, { cap: 'read' });
    expect(await getNoteFor(reader, note.id, 'read')).toMatchObject({ id: note.id });
    await expect(getNoteFor(reader, note.id, 'edit')).rejects.toThrow(hidden);
  });

  test('a grant outside the reach is not followed', async () => {
    const note = await newNote(owner);
    await grant(server.engine, note.id, `user:${colleague.userId}`, 'manage');
    await expect(getNoteFor(guest({ reach: [colleague.workspaceId] }), note.id, 'read')).rejects.toThrow(hidden);
    await expect(getNoteFor(guest({ reach: [] }), note.id, 'read')).rejects.toThrow(hidden);
    expect(await selectNotes(guest({ reach: [] }), {})).toEqual([]);
  });

  test.each(['', 'x', "' or 1=1", '00000000-0000-0000-0000-00000000000', '\0'])('%j is no id', async (id) => {
    await expect(getNoteFor(scopeOf(server.engine, owner), id, 'read')).rejects.toThrow(hidden);
  });
});

describe('what the entries of a chart report', () => {
  test('activity and the number of entries', async () => {
    const note = await newNote(owner);
    const later = Date.parse(note.lastActivityAt) + 60_000;
    const tx = { ...scopeOf(server.engine, owner), clock: { now: () => later } } as unknown as Tx;
    await touchNote(tx, note.id, { entriesDelta: 2 });
    await touchNote(tx, note.id);
    expect(await getNoteFor(tx, note.id, 'read')).toMatchObject({ entryCount: 2, lastActivityAt: later });
  });

  test('their tags, each once, by which a list can be narrowed', async () => {
    const note = await newNote(owner);
    const tx = scopeOf(server.engine, owner) as unknown as Tx;
    await setNoteTags(tx, note.id, ['asthma', 'review', 'asthma']);
    await setNoteTags(tx, note.id, ['review', 'urgent']);
    expect(await selectNotes(tx, { tags: ['asthma'] })).toEqual([]);
    expect(await selectNotes(tx, { tags: ['urgent', 'asthma'] })).toMatchObject([{ id: note.id }]);
    await setNoteTags(tx, note.id, []);
    expect(await selectNotes(tx, { tags: ['review'] })).toEqual([]);
  });

  test('an event about a chart goes to all who hold a grant on it', async () => {
    const note = await newNote(owner);
    await grant(server.engine, note.id, `user:${colleague.userId}`, 'read');
    const audience = await noteAudience(scopeOf(server.engine, owner), [note.id]);
    expect(audience.toSorted()).toEqual(
      [
        `admins:${owner.workspaceId}`,
        `owned:${owner.userId}:${owner.workspaceId}`,
        `shown:${owner.userId}:${owner.workspaceId}`,
        `user:${colleague.userId}`,
        `user:${owner.userId}`,
      ].toSorted(),
    );
  });
});
