import * as calls from '@clinical/contract/clinical-tasks/clinical-tasks.calls';
import type { TaskOperation } from '@clinical/contract/clinical-tasks/operations.schemas';
import type { ClinicalTask, ClinicalTaskFilter } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { mergeNotes } from '@clinical/contract/notes/merges.calls';
import {
  changeDepartmentMembers,
  createDepartment,
  deleteDepartment,
} from '@clinical/contract/teams/departments.calls';
import { removeMember } from '@clinical/contract/teams/members.calls';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { applyTasks, newClinicalTask, tasksOf } from '../../../test/builders/clinical-tasks.ts';
import { grant } from '../../../test/builders/notes.ts';
import { newPatient } from '../../../test/builders/transcripts.ts';
import { errorCode, testServer, type TestServer } from '../../../test/harness.ts';
import { auditEvents } from '../../platform/audit/audit-events.table.ts';

let server: TestServer;
let account: TestAccount;
let noteId: string;

beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
  noteId = (await newPatient(account)).id;
});

const list = (query: ClinicalTaskFilter = {}, who = account) => who.ok(calls.listClinicalTasks, { query });
const titles = async (query: ClinicalTaskFilter = {}, who = account) =>
  (await list(query, who)).items.map(({ title }) => title);
const undo = (batchId: string | null, who = account) =>
  who.call(calls.applyTaskOperations, { body: { undo: batchId ?? '' } });
const update = (
  task: { id: string },
  set: Extract<TaskOperation, { action: 'update' }>['set'],
  was: Extract<TaskOperation, { action: 'update' }>['was'],
): TaskOperation => ({ action: 'update', taskId: task.id, set, was });

describe('the list', () => {
  it('has the tasks of all charts by due day, those without a day last', async () => {
    const other = (await newPatient(account)).id;
    await newClinicalTask(account, noteId, { title: 'Some day' });
    await newClinicalTask(account, other, { title: 'Later', dueOn: '2026-12-09' });
    await newClinicalTask(account, noteId, { title: 'Soon', dueOn: '2026-11-30' });
    expect(await titles()).toEqual(['Soon', 'Later', 'Some day']);
    expect(await titles({ noteId })).toEqual(['Soon', 'Some day']);
  });

  it('goes on where a page ended', async () => {
    for (const title of ['A', 'B', 'C']) await newClinicalTask(account, noteId, { title, dueOn: '2026-12-01' });
    const first = await list({ limit: 2 });
    expect(first.items.map(({ title }) => title)).toEqual(['A', 'B']);
    const second = await list({ limit: 2, cursor: first.nextCursor! });
    expect(second.items.map(({ title }) => title)).toEqual(['C']);
    expect(second.nextCursor).toBeNull();
    expect(errorCode(await account.call(calls.listClinicalTasks, { query: { cursor: 'x' } }))).toBe('INVALID_INPUT');
  });

  it('is filtered by category, assignee, words, days and what is overdue', async () => {
    await newClinicalTask(account, noteId, { title: 'Old', dueOn: '2026-11-01', category: 'Billing' });
    const me = { kind: 'person', id: account.userId } as const;
    await newClinicalTask(account, noteId, { title: 'Mine', dueOn: '2026-12-01', assignee: me });
    expect(await titles({ category: 'Billing' })).toEqual(['Old']);
    expect(await titles({ assignee: account.userId })).toEqual(['Mine']);
    expect(await titles({ query: 'MIN' })).toEqual(['Mine']);
    expect(await titles({ from: '2026-11-20' })).toEqual(['Mine']);
    expect(await titles({ overdue: 'true', today: '2026-11-25' })).toEqual(['Old']);
    expect((await list({ today: '2026-11-25' })).counts).toEqual({ todo: 2, doing: 0, done: 0, overdue: 1 });
  });

  it('of mine has what I or my department answer for, and what I made for nobody', async () => {
    const nurse = await newColleague(server, account);
    await grant(server.engine, noteId, `user:${nurse.userId}`, 'edit');
    const { id } = await account.ok(createDepartment, { body: { name: 'Nursing' } });
    await account.ok(changeDepartmentMembers, {
      params: { id },
      body: { action: 'add', user_ids: [nurse.userId] },
    });
    const me = { kind: 'person', id: account.userId } as const;
    await newClinicalTask(account, noteId, { title: 'Nobody’s' });
    await newClinicalTask(account, noteId, { title: 'Nursing', assignee: { kind: 'department', id } });
    await newClinicalTask(account, noteId, { title: 'Nurse', assignee: { kind: 'person', id: nurse.userId } });
    const step = { text: 'Weigh the patient', assignee: { kind: 'person' as const, id: nurse.userId }, dueOn: null };
    const checklist = [
      { ...step, id: randomUUID(), done: false },
      { ...step, id: randomUUID(), done: true },
    ];
    await newClinicalTask(account, noteId, { title: 'A step', assignee: me, checklist });
    await newClinicalTask(account, noteId, { title: 'A finished step', assignee: me, checklist: checklist.slice(1) });
    expect(await titles({ assignee: 'me' }, nurse)).toEqual(['Nursing', 'Nurse', 'A step']);
    expect(await titles({ assignee: 'me' })).toEqual(['Nobody’s', 'A step', 'A finished step']);
    expect((await list({ assignee: 'me' }, nurse)).counts.todo).toBe(3);
    const { token } = await nurse.ok(calls.shareTasks, { body: { filter: { assignee: 'me' } } });
    const shared = await account.ok(calls.getSharedTasks, { params: { token }, query: {} });
    expect(shared.items.map(({ title }) => title)).toEqual(['Nursing', 'Nurse', 'A step']);
  });

  it('shows nobody the tasks of a chart that they do not see', async () => {
    await newClinicalTask(account, noteId, { title: 'Mine' });
    const other = await newAccount(server);
    expect(await titles({}, other)).toEqual([]);
    expect(errorCode(await other.call(calls.listClinicalTasks, { query: { noteId } }))).toBe('NOT_FOUND');
  });
});

describe('a batch', () => {
  it('makes a task once, however often it is sent', async () => {
    const operation = { action: 'create', id: randomUUID(), noteId, set: { title: 'Once', category: 'Labs' } } as const;
    await applyTasks(account, operation);
    const { results, batchId } = await applyTasks(account, operation);
    expect(results[0]?.refused?.why).toBe('changed');
    expect(batchId).toBeNull();
    expect(await titles()).toEqual(['Once']);
  });

  it('refuses single operations whose old value has changed, and applies the others', async () => {
    const [one, two] = [
      await newClinicalTask(account, noteId, { title: 'One' }),
      await newClinicalTask(account, noteId, { title: 'Two' }),
    ];
    await applyTasks(account, update(one, { dueOn: '2026-12-01' }, { dueOn: null }));
    const { results } = await applyTasks(
      account,
      update(one, { dueOn: '2026-12-24' }, { dueOn: null }),
      update(two, { title: 'Second' }, { title: 'Two' }),
    );
    expect(results.map(({ refused }) => refused?.why ?? null)).toEqual(['changed', null]);
    expect(results.map(({ task }) => [task?.title, task?.dueOn])).toEqual([
      ['One', '2026-12-01'],
      ['Second', null],
    ]);
  });

  it('needs the value that a field had', async () => {
    const task = await newClinicalTask(account, noteId);
    const reply = await account.call(calls.applyTaskOperations, {
      body: { operations: [update(task, { title: 'New' }, {})] },
    });
    expect(errorCode(reply)).toBe('INVALID_INPUT');
  });

  it('is undone by its inverse, once, for ten minutes and by who made it', async () => {
    const task = await newClinicalTask(account, noteId, { title: 'Old' });
    const { batchId } = await applyTasks(
      account,
      update(task, { title: 'New', status: 'doing' }, { title: 'Old', status: 'todo' }),
      { action: 'create', id: randomUUID(), noteId, set: { title: 'Another', category: 'Other' } },
    );
    const colleague = await newColleague(server, account);
    await grant(server.engine, noteId, `user:${colleague.userId}`, 'edit');
    expect(errorCode(await undo(batchId, colleague))).toBe('CONFLICT');
    await account.ok(calls.applyTaskOperations, { body: { undo: batchId! } });
    expect(await tasksOf(account, noteId)).toMatchObject([
      { id: task.id, title: 'Old', status: 'todo', rank: task.rank },
    ]);
    expect(errorCode(await undo(batchId))).toBe('CONFLICT');
    const again = await applyTasks(account, update(task, { title: 'New' }, { title: 'Old' }));
    await server.engine.query('update task_batches set created_at = created_at - 600001 where id = $1', [
      again.batchId,
    ]);
    expect(errorCode(await undo(again.batchId))).toBe('CONFLICT');
  });

  it('leaves alone on undoing what somebody has changed since', async () => {
    const task = await newClinicalTask(account, noteId, { title: 'Old' });
    const { batchId } = await applyTasks(account, update(task, { title: 'New' }, { title: 'Old' }));
    await applyTasks(account, update(task, { title: 'Newest' }, { title: 'New' }));
    const { results } = await account.ok(calls.applyTaskOperations, { body: { undo: batchId! } });
    expect(results).toMatchObject([{ refused: { why: 'changed' }, task: { title: 'Newest' } }]);
  });

  it('finds another place when its own is taken', async () => {
    const moved = await newClinicalTask(account, noteId, { title: 'Moved' });
    const { batchId } = await applyTasks(account, update(moved, { status: 'doing' }, { status: 'todo' }));
    const taking = await newClinicalTask(account, noteId, { title: 'Taking' });
    expect(taking.rank).toBe(moved.rank);
    const deleted = await applyTasks(account, { action: 'delete', taskId: taking.id, version: taking.version });
    await newClinicalTask(account, noteId, { title: 'Third' });
    for (const id of [batchId, deleted.batchId]) {
      const { results } = await account.ok(calls.applyTaskOperations, { body: { undo: id! } });
      expect(results).toMatchObject([{ refused: null, task: { status: 'todo' } }]);
    }
    const ranks = (await tasksOf(account, noteId)).map(({ rank }) => rank);
    expect(new Set(ranks).size).toBe(3);
  });

  it('brings a deleted task back as it was', async () => {
    const task = await newClinicalTask(account, noteId, { title: 'Kept', dueOn: '2026-12-01' });
    const { batchId } = await applyTasks(account, { action: 'delete', taskId: task.id, version: task.version });
    expect(await titles()).toEqual([]);
    await account.ok(calls.applyTaskOperations, { body: { undo: batchId! } });
    expect(await tasksOf(account, noteId)).toEqual([task]);
  });

  it('brings a deleted task back also when who was to do it has left, or their department is gone', async () => {
    const colleague = await newColleague(server, account);
    await grant(server.engine, noteId, `user:${colleague.userId}`, 'read');
    const room = await account.ok(createDepartment, { body: { name: 'Nursing' } });
    await grant(server.engine, noteId, `department-view:${room.id}`, 'read');
    const theirs = await newClinicalTask(account, noteId, { assignee: { kind: 'person', id: colleague.userId } });
    const nursing = await newClinicalTask(account, noteId, { assignee: { kind: 'department', id: room.id } });
    const { batchId } = await applyTasks(
      account,
      ...[theirs, nursing].map(({ id, version }) => ({ action: 'delete', taskId: id, version }) as const),
    );
    await account.ok(removeMember, { params: { id: colleague.userId } });
    await account.ok(deleteDepartment, { params: { id: room.id } });
    const { results } = await account.ok(calls.applyTaskOperations, { body: { undo: batchId! } });
    expect(results.map(({ refused, task }) => [refused, task?.assignee])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('holds a person to the charts whose tasks they may change', async () => {
    const task = await newClinicalTask(account, noteId, { title: 'Mine' });
    const colleague = await newColleague(server, account);
    const change = update(task, { title: 'Theirs' }, { title: 'Mine' });
    const create = { action: 'create', id: randomUUID(), noteId, set: { title: 'Theirs', category: 'Other' } } as const;
    expect((await applyTasks(colleague, change, create)).results).toMatchObject([
      { refused: { why: 'gone' }, task: null },
      { refused: { why: 'gone' }, task: null },
    ]);
    await grant(server.engine, noteId, `user:${colleague.userId}`, 'read');
    expect((await applyTasks(colleague, change, create)).results.map(({ refused }) => refused?.why)).toEqual([
      'gone',
      'gone',
    ]);
    await server.engine.query("update note_grants set level = 'edit' where note_id = $1 and level = 'read'", [noteId]);
    expect((await applyTasks(colleague, change)).results[0]?.refused).toBeNull();
  });

  it('assigns to nobody who cannot see the chart, nor a step of it', async () => {
    const task = await newClinicalTask(account, noteId);
    const colleague = await newColleague(server, account);
    const { id: nursing } = await account.ok(createDepartment, { body: { name: 'Nursing' } });
    const person = { kind: 'person', id: colleague.userId } as const;
    const item = { id: randomUUID(), text: 'Ring', done: false, dueOn: null, assignee: person };
    const refusals = async () => {
      const { results } = await applyTasks(
        account,
        update(task, { assignee: person }, { assignee: null }),
        update(task, { assignee: { kind: 'department', id: nursing } }, { assignee: null }),
        update(task, { checklist: [item] }, { checklist: [] }),
      );
      return results.map(({ refused }) => refused?.message);
    };
    const share = 'This person cannot see the chart. Share the chart with them first.';
    expect(await refusals()).toEqual([
      share,
      'Nobody of this department can see the chart. File the chart there first.',
      share,
    ]);
    await grant(server.engine, noteId, `user:${colleague.userId}`, 'read');
    expect((await refusals())[0]).toBeUndefined();
  });

  it('assigns to members and departments of the workspace alone', async () => {
    const task = await newClinicalTask(account, noteId);
    const outsider = await newAccount(server);
    const set = { assignee: { kind: 'person', id: outsider.userId } } as const;
    const { results } = await applyTasks(account, update(task, set, { assignee: null }));
    expect(results[0]?.refused?.why).toBe('invalid');
    const colleague = await newColleague(server, account);
    const theirs = { assignee: { kind: 'person', id: colleague.userId } } as const;
    await grant(server.engine, noteId, `user:${colleague.userId}`, 'read');
    const applied = await applyTasks(account, update(task, theirs, { assignee: null }));
    expect(applied.results[0]?.task?.assigneeName).toBeTruthy();
    await applyTasks(account, update(task, { assignee: null }, theirs));
    await account.ok(removeMember, { params: { id: colleague.userId } });
    const late = await applyTasks(account, update(task, theirs, { assignee: null }));
    expect(late.results[0]?.refused?.why).toBe('invalid');
  });
});

describe('a loop', () => {
  it('is done with a proof alone', async () => {
    const task = await newClinicalTask(account, noteId, { category: 'Referral' });
    expect(task.needsProof).toBe(true);
    const { results } = await applyTasks(account, update(task, { status: 'done' }, { status: 'todo' }));
    expect(results[0]?.refused?.why).toBe('proof');
    const proof = { kind: 'reason', text: 'The patient went elsewhere', recordId: null } as const;
    const closed = await applyTasks(account, update(task, { status: 'done', proof }, { status: 'todo', proof: null }));
    expect(closed.results[0]?.task).toMatchObject({ status: 'done', proof, needsProof: false });
    expect(closed.results[0]?.task?.doneAt).not.toBeNull();
  });
});

describe('a task that comes back', () => {
  it('is there again when it is done, and not when that is undone', async () => {
    const repeats = { every: 3, unit: 'month' } as const;
    const task = await newClinicalTask(account, noteId, { dueOn: '2026-11-30', repeats });
    const { batchId } = await applyTasks(account, update(task, { status: 'done' }, { status: 'todo' }));
    expect((await tasksOf(account, noteId)).map(({ status, dueOn }) => [status, dueOn])).toEqual([
      ['done', '2026-11-30'],
      ['todo', '2027-02-28'],
    ]);
    await account.ok(calls.applyTaskOperations, { body: { undo: batchId! } });
    expect((await tasksOf(account, noteId)).map(({ status }) => status)).toEqual(['todo']);
  });

  it('has its steps open again, each one interval later', async () => {
    const step = { id: randomUUID(), text: 'Draw blood', done: true, assignee: null, dueOn: '2026-11-28' };
    const undated = { ...step, id: randomUUID(), dueOn: null };
    const repeats = { every: 2, unit: 'week' } as const;
    const task = await newClinicalTask(account, noteId, { dueOn: '2026-11-30', repeats, checklist: [step, undated] });
    await applyTasks(account, update(task, { status: 'done' }, { status: 'todo' }));
    expect((await tasksOf(account, noteId))[1]).toMatchObject({
      dueOn: '2026-12-14',
      checklist: [
        { done: false, dueOn: '2026-12-12' },
        { done: false, dueOn: null },
      ],
    });
  });

  it('comes back once, however often it is reopened and done', async () => {
    const task = await newClinicalTask(account, noteId, {
      dueOn: '2026-11-30',
      repeats: { every: 1, unit: 'week' },
    });
    for (const [status, was] of [
      ['done', 'todo'],
      ['doing', 'done'],
      ['done', 'doing'],
    ] as const)
      await applyTasks(account, update(task, { status }, { status: was }));
    expect((await tasksOf(account, noteId)).map(({ status, dueOn }) => [status, dueOn])).toEqual([
      ['done', '2026-11-30'],
      ['todo', '2026-12-07'],
    ]);
  });
});

describe('the order of a column', () => {
  const column = async () =>
    (await tasksOf(account, noteId)).toSorted((a, b) => (a.rank < b.rank ? -1 : 1)).map(({ title }) => title);

  it('follows each move', async () => {
    const tasks: ClinicalTask[] = [];
    for (const title of ['A', 'B', 'C']) tasks.push(await newClinicalTask(account, noteId, { title }));
    const [a, b, c] = tasks;
    expect(await column()).toEqual(['A', 'B', 'C']);
    await applyTasks(account, update(c!, { after: null }, { rank: c!.rank }));
    expect(await column()).toEqual(['C', 'A', 'B']);
    await applyTasks(account, update(a!, { after: b!.id }, { rank: a!.rank }));
    expect(await column()).toEqual(['C', 'B', 'A']);
  });

  it('stays one order when fifty move at once', async () => {
    const tasks: ClinicalTask[] = [];
    for (let n = 0; n < 50; n++) tasks.push(await newClinicalTask(account, noteId, { title: `T${n}` }));
    const moved = await Promise.all(
      tasks.map((task, n) =>
        applyTasks(account, update(task, { after: n % 2 ? tasks[0]!.id : null }, { rank: task.rank })),
      ),
    );
    expect(moved.every(({ results }) => results.length === 1)).toBe(true);
    const ranks = (await tasksOf(account, noteId)).map(({ rank }) => rank);
    expect(new Set(ranks).size).toBe(50);
  });
});

it('a task can be deleted, by who may change it', async () => {
  const task = await newClinicalTask(account, noteId);
  const params = { id: noteId, taskId: task.id };
  expect(errorCode(await (await newAccount(server)).call(calls.deleteClinicalTask, { params }))).toBe('NOT_FOUND');
  await account.ok(calls.deleteClinicalTask, { params });
  expect(await titles()).toEqual([]);
  expect(errorCode(await account.call(calls.deleteClinicalTask, { params }))).toBe('NOT_FOUND');
});

it('tasks follow their chart into another one', async () => {
  const into = (await newPatient(account)).id;
  await newClinicalTask(account, noteId, { title: 'Follows' });
  await account.ok(mergeNotes, { body: { source_note_id: noteId, target_note_id: into } });
  expect(await titles({ noteId: into })).toEqual(['Follows']);
});

it('each change leaves an audit row', async () => {
  const task = await newClinicalTask(account, noteId, { title: 'A' });
  await applyTasks(account, update(task, { title: 'B' }, { title: 'A' }));
  const rows = await server.engine.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.recordId, task.id))
    .orderBy(auditEvents.seq);
  expect(rows.map(({ action }) => action)).toEqual(['clinical-task.create', 'clinical-task.update']);
});
