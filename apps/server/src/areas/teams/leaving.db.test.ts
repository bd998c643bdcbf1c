import { getNote, updateNote } from '@clinical/contract/notes/notes.calls';
import { closeAccount } from '@clinical/contract/accounts/password.calls';
import { acceptCollaborator, createCollaborator } from '@clinical/contract/teams/collaborators.calls';
import {
  changeDepartmentMembers,
  createDepartment,
  setDepartmentPermissions,
} from '@clinical/contract/teams/departments.calls';
import { handOver, previewHandover, removeMember } from '@clinical/contract/teams/members.calls';
import { deleteTemplate, listTemplates, updateTemplate } from '@clinical/contract/templates/templates.calls';
import { listRecordings } from '@clinical/contract/capture/recordings.calls';
import { beforeEach, expect, test } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { newNote } from '../../../test/builders/notes.ts';
import { newPrechart } from '../../../test/builders/pre-chats.ts';
import { newRecording } from '../../../test/builders/recordings.ts';
import { newTemplate, templateForm } from '../../../test/builders/templates.ts';
import { errorCode, testServer, type TestServer } from '../../../test/harness.ts';

const password = 'violet-anchor-meadow-41';

let server: TestServer;
let admin: TestAccount;
let leaver: TestAccount;
let heir: TestAccount;
let params: { id: string };

beforeEach(async () => {
  server = await testServer();
  admin = await newAccount(server);
  leaver = await newColleague(server, admin, 'edit', password);
  heir = await newColleague(server, admin);
  params = { id: leaver.userId };
});

const give = (to = heir) => admin.call(handOver, { params, body: { toUserId: to.userId } });
const titlesOf = async (account: TestAccount) =>
  (await account.ok(listTemplates, { query: {} })).map(({ title }) => title);
const recordingsOf = async (account: TestAccount) =>
  (await account.ok(listRecordings, { query: {} })).recordings.map(({ id }) => id);
const audited = (action: string) =>
  server.engine.query('select record_id from audit_events where action = $1 and workspace_id = $2', [
    action,
    admin.workspaceId,
  ]);

test('shared templates get an owner who is there; the person keeps a copy and no hold on what others use', async () => {
  await newTemplate(leaver, { title: 'Own affair' });
  const shared = await newTemplate(leaver, { title: 'Shared letter', sharing: 'workspace' });
  expect(errorCode(await admin.call(removeMember, { params }))).toBe('HANDOVER_NEEDED');
  expect(await admin.ok(previewHandover, { params })).toMatchObject({
    charts: 0,
    others: [{ kind: 'templates', count: 1 }],
  });
  expect((await give()).status).toBe(200);
  await admin.ok(removeMember, { params });

  const [theirs] = (await heir.ok(listTemplates, { query: {} })).filter(({ id }) => id === shared.id);
  expect(theirs).toMatchObject({ title: 'Shared letter', abilities: { edit: true } });
  expect((await audited('template.hand-over')).map((row) => row['record_id'])).toEqual([shared.id]);
  // at home, where they are signed in again
  const [home] = await server.engine.query(
    `select count(*) filter (where title = 'Shared letter' and sharing = 'me' and copy_of = $2)::int as copies,
       count(*) filter (where sharing <> 'me')::int as shared from templates where owner_id = $1`,
    [leaver.userId, shared.id],
  );
  expect(home).toEqual({ copies: 1, shared: 0 });
  for (const title of ['Shared letter']) expect(await titlesOf(admin)).toContain(title);
  expect(await titlesOf(admin)).not.toContain('Own affair');
});

test('one that is shared with a department goes to somebody who belongs to none', async () => {
  const { id } = await admin.ok(createDepartment, { body: { name: 'Nursing' } });
  const add = { action: 'add' as const, user_ids: [leaver.userId] };
  await admin.ok(changeDepartmentMembers, { params: { id }, body: add });
  const shared = await newTemplate(leaver, { sharing: 'department', departmentIds: [id] });
  const filed = await newNote(leaver, { departmentId: id });
  expect((await give()).status).toBe(200);
  await admin.ok(removeMember, { params });
  const version = { ...templateForm({ title: 'Changed' }), id: shared.id, version: shared.version };
  expect(await heir.ok(updateTemplate, { body: version })).toMatchObject({ id: shared.id, title: 'Changed' });
  expect((await heir.ok(getNote, { params: { id: filed.id } })).departmentId).toBe(id);
  expect((await heir.call(updateNote, { params: { id: filed.id }, body: { mrn: 'MRN-7' } })).status).toBe(200);
  await heir.ok(deleteTemplate, { params: { id: shared.id } });
});

test('unfinished recordings go to the owner of their chart, precharts stay with it', async () => {
  const own = await newNote(leaver);
  const prechart = await newPrechart(leaver, own.id);
  const { id: departmentId } = await admin.ok(createDepartment, { body: { name: 'Nursing' } });
  const add = { action: 'add' as const, user_ids: [leaver.userId] };
  await admin.ok(changeDepartmentMembers, { params: { id: departmentId }, body: add });
  await admin.ok(setDepartmentPermissions, {
    params: { id: departmentId, userId: leaver.userId },
    body: { permissions: { editNotes: true } },
  });
  const filed = await newNote(admin, { departmentId });
  const [inOwn, inFiled] = [
    await newRecording(leaver, { noteId: own.id }),
    await newRecording(leaver, { noteId: filed.id }),
  ];
  const preview = await admin.ok(previewHandover, { params });
  expect(preview).toMatchObject({ charts: 1, others: [{ kind: 'recordings', count: 2 }] });
  expect((await give()).status).toBe(200);
  expect(await recordingsOf(heir)).toEqual([inOwn.id]);
  expect(await recordingsOf(admin)).toEqual([inFiled.id]);
  expect(await recordingsOf(leaver)).toEqual([]);
  const [kept] = await server.engine.query('select note_id from precharts where id = $1', [prechart.id]);
  expect(kept).toEqual({ note_id: own.id });
  await admin.ok(removeMember, { params });
});

test('what ends is told beforehand: sharing with others, and departments that nobody else manages', async () => {
  const outsider = await newAccount(server);
  const share = await leaver.ok(createCollaborator, { body: { email: outsider.email, permission: 'read' } });
  await outsider.ok(acceptCollaborator, { params: { id: share.id } });
  for (const [name, people] of [
    ['Led alone', [leaver]],
    ['Led by two', [leaver, heir]],
  ] as const) {
    const { id } = await admin.ok(createDepartment, { body: { name } });
    const user_ids = people.map(({ userId }) => userId);
    await admin.ok(changeDepartmentMembers, { params: { id }, body: { action: 'add', user_ids } });
    for (const userId of user_ids)
      await admin.ok(setDepartmentPermissions, {
        params: { id, userId },
        body: { permissions: { manageDepartment: true } },
      });
  }
  expect((await admin.ok(previewHandover, { params })).ends).toEqual({ shares: 1, departments: 1 });
});

test('an heir who has left meanwhile gets nothing, and nothing has moved', async () => {
  const note = await newNote(leaver);
  const shared = await newTemplate(leaver, { sharing: 'workspace' });
  await admin.ok(removeMember, { params: { id: heir.userId } });
  expect((await give()).status).toBe(404);
  expect((await leaver.ok(getNote, { params: { id: note.id } })).ownerId).toBe(leaver.userId);
  const [row] = await server.engine.query('select owner_id from templates where id = $1', [shared.id]);
  expect(row).toEqual({ owner_id: leaver.userId });
  expect(errorCode(await admin.call(removeMember, { params }))).toBe('HANDOVER_NEEDED');
});

test('the same request twice hands over once, also when both come at the same time', async () => {
  const note = await newNote(leaver);
  const shared = await newTemplate(leaver, { title: 'Once', sharing: 'workspace' });
  const replies = await Promise.all([give(), give()]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(replies.map(({ body }) => body.charts).toSorted()).toEqual([0, 1]);
  expect((await give()).body).toEqual({ charts: 0 });
  expect((await heir.ok(getNote, { params: { id: note.id } })).ownerId).toBe(heir.userId);
  expect(await audited('template.hand-over')).toEqual([{ record_id: shared.id }]);
  expect((await titlesOf(leaver)).filter((title) => title === 'Once')).toHaveLength(2);
  const removals = await Promise.all([admin.call(removeMember, { params }), admin.call(removeMember, { params })]);
  expect(removals.map(({ status }) => status).toSorted()).toEqual([200, 404]);
});

test('with an account that is closed, shared templates of a workspace without charts go to its admin', async () => {
  const shared = await newTemplate(leaver, { sharing: 'workspace' });
  await leaver.ok(closeAccount, { body: { password } });
  const [row] = await server.engine.query('select owner_id, sharing from templates where id = $1', [shared.id]);
  expect(row).toEqual({ owner_id: admin.userId, sharing: 'workspace' });
});
