import * as calls from '@clinical/contract/clinical-tasks/clinical-tasks.calls';
import { mergeNotes, undoMerge } from '@clinical/contract/notes/merges.calls';
import { exportNote, updateNote } from '@clinical/contract/notes/notes.calls';
import {
  changeDepartmentMembers,
  createDepartment,
  setDepartmentPermissions,
} from '@clinical/contract/teams/departments.calls';
import type { TaskOperation } from '@clinical/contract/clinical-tasks/operations.schemas';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { applyTasks, newClinicalTask, tasksOf } from '../../../test/builders/clinical-tasks.ts';
import { newEntry, newPatient } from '../../../test/builders/transcripts.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { readZip } from '../../../test/read-zip.ts';

let server: TestServer;
let account: TestAccount;
let noteId: string;

beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
  noteId = (await newPatient(account)).id;
});

const titles = async (id: string) => (await tasksOf(account, id)).map(({ title }) => title);

it('tasks go with a merged chart, and come back when that is undone', async () => {
  const into = (await newPatient(account)).id;
  const first = await newClinicalTask(account, noteId, { title: 'First' });
  await newClinicalTask(account, noteId, { title: 'Second', blockedBy: [first.id] });
  await newClinicalTask(account, into, { title: 'Other' });
  const { mergeId } = await account.ok(mergeNotes, { body: { source_note_id: noteId, target_note_id: into } });
  expect(await titles(into)).toEqual(['First', 'Second', 'Other']);
  expect((await tasksOf(account, into))[1]?.waitsFor).toEqual([{ id: first.id, title: 'First' }]);
  await account.ok(undoMerge, { params: { mergeId } });
  expect(await titles(into)).toEqual(['Other']);
  expect(await titles(noteId)).toEqual(['First', 'Second']);
});

it('suggestions that were taken or dropped stay so in a merged chart, and when the merge is undone', async () => {
  const question = `Doctor: What brings you in?
Patient: My knee hurts.
Doctor: I am going to order an MRI of your right knee.
Patient: Okay.
Doctor: Let's see you back in two weeks.`;
  const { id } = await newEntry(account, { noteId, question });
  const suggested = async () =>
    (await account.ok(calls.listTaskSuggestions, { params: { id }, query: { today: '2026-11-25' } })).suggestions;
  const [order, visit] = await suggested();
  const set = { title: 'Another title', category: order!.category };
  await applyTasks(account, { action: 'create', id: randomUUID(), noteId, set, suggestionKey: order!.key });
  const into = (await newPatient(account)).id;
  await applyTasks(account, { action: 'create', id: randomUUID(), noteId: into, set, suggestionKey: order!.key });
  await account.ok(calls.dropTaskSuggestions, { params: { id }, body: { keys: [visit!.key] } });
  const { mergeId } = await account.ok(mergeNotes, { body: { source_note_id: noteId, target_note_id: into } });
  expect(await suggested()).toEqual([]);
  await account.ok(undoMerge, { params: { mergeId } });
  expect((await suggested()).map(({ key }) => key)).not.toContain(visit!.key);
});

it('an exported chart has its tasks, without formulas', async () => {
  const proof = { kind: 'reason', text: 'Seen elsewhere', recordId: null } as const;
  await newClinicalTask(account, noteId, { title: '=1+1', category: 'Labs', status: 'done', proof });
  const response = await server.fetch(`/api${exportNote.path.replace('{id}', noteId)}`, {
    headers: { authorization: `Bearer ${account.token}` },
  });
  const files = [...readZip(Buffer.from(await response.arrayBuffer()))];
  const table = files.find(([name]) => name.endsWith('tasks.csv'))?.[1].toString();
  expect(table).toContain(`"'=1+1","","Done","","Labs","","Seen elsewhere"`);
});

it('tasks are erased with their chart', async () => {
  await newClinicalTask(account, noteId);
  await server.engine.query('delete from notes where id = $1', [noteId]);
  expect(await server.engine.query('select id from clinical_tasks where note_id = $1', [noteId])).toEqual([]);
});

it('who manages tasks of a department changes them in its charts, and reads no more than that', async () => {
  const nurse = await newColleague(server, account);
  const { id: departmentId } = await account.ok(createDepartment, { body: { name: 'Nursing' } });
  const params = { id: departmentId };
  await account.ok(changeDepartmentMembers, { params, body: { action: 'add', user_ids: [nurse.userId] } });
  await account.ok(updateNote, { params: { id: noteId }, body: { departmentId } });
  const task = await newClinicalTask(account, noteId);
  const start: TaskOperation = { action: 'update', taskId: task.id, set: { status: 'doing' }, was: { status: 'todo' } };
  const mayNurse = async (permissions: { viewNotes: boolean; manageTasks: boolean }) => {
    await account.ok(setDepartmentPermissions, {
      params: { ...params, userId: nurse.userId },
      body: { permissions },
    });
    return (await applyTasks(nurse, start)).results[0]?.refused?.why ?? 'applied';
  };
  expect(await mayNurse({ viewNotes: false, manageTasks: true })).toBe('gone');
  expect(await mayNurse({ viewNotes: true, manageTasks: false })).toBe('gone');
  expect(await mayNurse({ viewNotes: true, manageTasks: true })).toBe('applied');
});
