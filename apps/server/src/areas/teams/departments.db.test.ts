import { createNote, getNote, listDepartmentNotes, updateNote } from '@clinical/contract/notes/notes.calls';
import {
  changeDepartmentMembers,
  createDepartment,
  deleteDepartment,
  initializeDepartments,
  listDepartmentChoices,
  listDepartments,
  removeFromDepartments,
  setDepartmentPermissions,
  updateDepartment,
} from '@clinical/contract/teams/departments.calls';
import { inviteMember } from '@clinical/contract/teams/members.calls';
import { beforeAll, expect, test } from 'vitest';
import { newAccount, newColleague } from '../../../test/builders/accounts.ts';
import { newNote } from '../../../test/builders/notes.ts';
import { errorCode, testServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const none = {
  viewNotes: false,
  editNotes: false,
  deleteNotes: false,
  manageTasks: false,
  inviteMembers: false,
  manageDepartment: false,
};

async function clinic() {
  const admin = await newAccount(server);
  const nurse = await newColleague(server, admin);
  const { id } = await admin.ok(createDepartment, { body: { name: 'Nursing' } });
  await admin.ok(changeDepartmentMembers, { params: { id }, body: { action: 'add', user_ids: [nurse.userId] } });
  const setNurse = (permissions: Partial<typeof none>) =>
    admin.ok(setDepartmentPermissions, {
      params: { id, userId: nurse.userId },
      body: { permissions: { ...none, ...permissions } },
    });
  return { admin, nurse, id, params: { id }, setNurse };
}

test('the usual departments are made once', async () => {
  const admin = await newAccount(server);
  const made = await admin.ok(initializeDepartments, {});
  expect(made.map(({ name }) => name)).toEqual(['Billing', 'Front Desk', 'Nursing', 'Providers']);
  expect(errorCode(await admin.call(initializeDepartments, {}))).toBe('CONFLICT');
  expect(await admin.ok(listDepartments, {})).toEqual(made);
});

test('departments are a tree without circles, and each has a name of its own', async () => {
  const admin = await newAccount(server);
  const make = (name: string, parentId: string | null = null) =>
    admin.ok(createDepartment, { body: { name, parentId } });
  const top = await make('Clinic');
  const middle = await make('Ward', top.id);
  const bottom = await make('Room', middle.id);
  expect(errorCode(await admin.call(createDepartment, { body: { name: 'Ward' } }))).toBe('CONFLICT');
  const under = (id: string, parentId: string) => admin.call(updateDepartment, { params: { id }, body: { parentId } });
  expect(errorCode(await under(top.id, bottom.id))).toBe('CONFLICT');
  expect(errorCode(await under(top.id, top.id))).toBe('CONFLICT');
  const elsewhere = await (await newAccount(server)).ok(createDepartment, { body: { name: 'Elsewhere' } });
  expect((await under(bottom.id, elsewhere.id)).status).toBe(404);
  expect((await admin.call(createDepartment, { body: { name: 'New', parentId: elsewhere.id } })).status).toBe(404);
  expect((await admin.call(updateDepartment, { params: { id: bottom.id }, body: { name: 'Ward' } })).status).toBe(409);
  await admin.ok(deleteDepartment, { params: { id: middle.id } });
  expect(await admin.ok(listDepartments, {})).toMatchObject([
    { name: 'Clinic', parentId: null },
    { name: 'Room', parentId: top.id },
  ]);
});

test('each is told to choose from with what one may do there', async () => {
  const { admin, nurse, id, setNurse } = await clinic();
  await admin.ok(createDepartment, { body: { name: 'Billing', parentId: id } });
  const choices = async (who: typeof nurse) =>
    (await who.ok(listDepartmentChoices, {})).map(({ name, abilities }) => [name, abilities]);
  const [all, nothing] = [
    { viewNotes: true, fileNotes: true, share: true },
    { viewNotes: false, fileNotes: false, share: false },
  ];
  expect(await choices(admin)).toEqual([
    ['Billing', all],
    ['Nursing', all],
  ]);
  await setNurse({ viewNotes: true });
  expect(await choices(nurse)).toEqual([
    ['Billing', nothing],
    ['Nursing', { ...nothing, viewNotes: true, share: true }],
  ]);
  expect(await choices(await newAccount(server))).toEqual([]);
});

test('its permissions open its charts, each as far as it says', async () => {
  const { admin, nurse, id, params, setNurse } = await clinic();
  const note = await newNote(admin, { departmentId: id });
  expect(note.departmentId).toBe(id);
  const elsewhere = await newNote(admin);
  const seen = async () => {
    const { status, body } = await nurse.call(getNote, { params: { id: note.id } });
    return status === 200 ? { edit: body.abilities.edit, delete: body.abilities.delete } : status;
  };
  expect(await seen()).toEqual({ edit: true, delete: false });
  expect((await nurse.call(getNote, { params: { id: elsewhere.id } })).status).toBe(404);
  await setNurse({ viewNotes: true });
  expect(await seen()).toEqual({ edit: false, delete: false });
  await setNurse({ deleteNotes: true });
  expect(await seen()).toEqual({ edit: true, delete: true });
  await setNurse({ manageTasks: true });
  expect(await seen()).toBe(404);
  await setNurse({ viewNotes: true });
  expect(await admin.ok(listDepartments, {})).toMatchObject([{ chartCount: 1, memberCount: 1 }]);
  const inDepartment = { query: { departmentId: id } };
  expect(await nurse.ok(listDepartmentNotes, inDepartment)).toMatchObject([{ id: note.id }]);
  expect(await admin.ok(listDepartmentNotes, { query: { departmentId: 'none' } })).toMatchObject([
    { id: elsewhere.id },
  ]);
  expect((await (await newAccount(server)).call(listDepartmentNotes, inDepartment)).status).toBe(404);

  await admin.ok(changeDepartmentMembers, { params, body: { action: 'remove', user_ids: [nurse.userId] } });
  expect(await seen()).toBe(404);
});

test('a chart is filed, moved and taken out; deleting the department takes all of them out', async () => {
  const { admin, nurse, id, params } = await clinic();
  const other = await admin.ok(createDepartment, { body: { name: 'Billing' } });
  const note = await newNote(admin);
  const file = (departmentId: string | null) =>
    admin.ok(updateNote, { params: { id: note.id }, body: { departmentId } });
  const isSeen = async () => (await nurse.call(getNote, { params: { id: note.id } })).status === 200;
  expect(await isSeen()).toBe(false);
  await file(id);
  expect(await isSeen()).toBe(true);
  await file(other.id);
  expect(await isSeen()).toBe(false);
  await file(id);
  expect(await isSeen()).toBe(true);
  // who may edit it may not take it away from others
  const take = { params: { id: note.id }, body: { departmentId: null } };
  expect((await nurse.call(updateNote, take)).status).toBe(404);
  const foreign = await (await newAccount(server)).ok(createDepartment, { body: { name: 'Theirs' } });
  for (const departmentId of [foreign.id, other.id]) {
    expect((await nurse.call(createNote, { body: { title: 'New Patient', departmentId } })).status).toBe(404);
  }
  expect(
    (await admin.call(updateNote, { params: { id: note.id }, body: { departmentId: foreign.id, title: 'Moved' } }))
      .status,
  ).toBe(404);
  expect(await admin.ok(getNote, { params: { id: note.id } })).toMatchObject({ departmentId: id, title: note.title });
  expect(await admin.ok(deleteDepartment, { params })).toEqual({ unfiled: 1 });
  expect(await isSeen()).toBe(false);
  expect(await admin.ok(getNote, { params: { id: note.id } })).toMatchObject({ departmentId: null });
});

test('who manages a department gives no more than they have, and only to people of the workspace', async () => {
  const { admin, nurse, params, setNurse } = await clinic();
  const [helper, stranger] = [await newColleague(server, admin), await newAccount(server)];
  const add = (userId: string) =>
    nurse.call(changeDepartmentMembers, { params, body: { action: 'add', user_ids: [userId] } });
  expect((await add(helper.userId)).status).toBe(404);
  await setNurse({ viewNotes: true, inviteMembers: true });
  expect((await add(stranger.userId)).status).toBe(404);
  const added = (await add(helper.userId)).body;
  expect(added.members.find(({ userId }) => userId === helper.userId)?.permissions).toEqual({
    ...none,
    viewNotes: true,
  });
  const give = (permissions: Partial<typeof none>) =>
    nurse.call(changeDepartmentMembers, {
      params,
      body: { action: 'update', userId: helper.userId, permissions: { ...none, ...permissions } },
    });
  expect((await give({ viewNotes: true })).status).toBe(404);
  await setNurse({ viewNotes: true, manageDepartment: true });
  expect((await give({ viewNotes: true, inviteMembers: true })).status).toBe(200);
  expect((await give({ deleteNotes: true })).status).toBe(409);
  expect((await nurse.call(updateDepartment, { params, body: { name: 'Care' } })).status).toBe(200);
  expect((await nurse.call(deleteDepartment, { params })).status).toBe(404);
  expect((await nurse.call(createDepartment, { body: { name: 'Mine' } })).status).toBe(404);
  const invite = { email: 'relief@example.org', departmentIds: [params.id] };
  expect((await nurse.call(inviteMember, { body: { ...invite, permission: 'admin' } })).status).toBe(404);
  expect((await nurse.call(inviteMember, { body: invite })).status).toBe(201);
  // of a department that is not theirs others see that it is there
  const outside = await newColleague(server, admin);
  expect(await outside.ok(listDepartments, {})).toMatchObject([
    { name: 'Care', memberCount: 2, members: [], chartCount: 0, permissions: none },
  ]);
  // everybody may leave
  await helper.ok(changeDepartmentMembers, { params, body: { action: 'remove', user_ids: [helper.userId] } });
});

test('"remove from all" takes a person out of every department, of this workspace only', async () => {
  const { admin, nurse, params } = await clinic();
  const other = await admin.ok(createDepartment, { body: { name: 'Billing' } });
  const add = { action: 'add' as const, user_ids: [nurse.userId] };
  await admin.ok(changeDepartmentMembers, { params: { id: other.id }, body: add });
  const stranger = await newAccount(server);
  expect((await stranger.call(removeFromDepartments, { params: { id: nurse.userId } })).status).toBe(404);
  expect((await nurse.call(removeFromDepartments, { params: { id: nurse.userId } })).status).toBe(404);
  expect((await stranger.call(changeDepartmentMembers, { params, body: add })).status).toBe(404);
  expect(await admin.ok(removeFromDepartments, { params: { id: nurse.userId } })).toEqual({ removed: 2 });
  expect((await admin.ok(listDepartments, {})).map(({ memberCount }) => memberCount)).toEqual([0, 0]);
});
