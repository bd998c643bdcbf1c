import * as calls from '@clinical/contract/clinical-tasks/clinical-tasks.calls';
import type { ClinicalTask, TaskFields } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../test/builders/accounts.ts';
import { newClinicalTask, tasksOf } from '../../../test/builders/clinical-tasks.ts';
import { newPatient } from '../../../test/builders/transcripts.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
let account: TestAccount;
let noteId: string;

beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
  noteId = (await newPatient(account)).id;
});

async function change(task: ClinicalTask, set: Partial<TaskFields>, today: string) {
  const was = Object.fromEntries(Object.keys(set).map((name) => [name, task[name as keyof TaskFields]]));
  const operations = [{ action: 'update' as const, taskId: task.id, set, was }];
  const { results, batchId } = await account.ok(calls.applyTaskOperations, { body: { operations, today } });
  expect(results[0]?.refused).toBeNull();
  return { task: results[0]!.task!, batchId: batchId! };
}
const finish = (task: ClinicalTask, today: string) => change(task, { status: 'done' }, today);
const undo = (id: string) => account.ok(calls.applyTaskOperations, { body: { undo: id } });
const openTasks = async () => (await tasksOf(account, noteId)).filter(({ status }) => status !== 'done');
const daily = { every: 1, unit: 'day' } as const;
const monthly = { every: 1, unit: 'month' } as const;

it('a late task comes back after today, with its steps as long before it as they were', async () => {
  const step = { id: randomUUID(), text: 'Draw blood', done: true, assignee: null, dueOn: '2026-10-29' };
  const weekly = { every: 1, unit: 'week' } as const;
  const task = await newClinicalTask(account, noteId, { dueOn: '2026-11-01', repeats: daily });
  await finish(task, '2026-12-01');
  expect(await openTasks()).toMatchObject([{ dueOn: '2026-12-02' }]);
  const stepped = await newClinicalTask(account, noteId, { dueOn: '2026-10-31', repeats: weekly, checklist: [step] });
  await finish(stepped, '2026-12-01');
  const [, last] = await openTasks();
  expect(last).toMatchObject({ dueOn: '2026-12-05', checklist: [{ done: false, dueOn: '2026-12-03' }] });
});

it('the 31st comes back after a short month, until somebody moves the task', async () => {
  await newClinicalTask(account, noteId, { dueOn: '2027-01-31', repeats: monthly });
  const next = async (set: Partial<TaskFields> = {}) => {
    const [task] = await openTasks();
    const moved = Object.keys(set).length === 0 ? task! : (await change(task!, set, '2027-01-15')).task;
    await finish(moved, '2027-01-15');
    return (await openTasks())[0]?.dueOn;
  };
  expect([await next(), await next(), await next()]).toEqual(['2027-02-28', '2027-03-31', '2027-04-30']);
  expect([await next({ dueOn: '2027-05-02' }), await next()]).toEqual(['2027-06-02', '2027-07-02']);
});

it('undoing a move counts from the day of before', async () => {
  await newClinicalTask(account, noteId, { dueOn: '2027-01-31', repeats: monthly });
  await finish((await openTasks())[0]!, '2027-01-15');
  const { batchId } = await change((await openTasks())[0]!, { dueOn: '2027-03-01' }, '2027-01-15');
  await undo(batchId);
  await finish((await openTasks())[0]!, '2027-01-15');
  expect(await openTasks()).toMatchObject([{ dueOn: '2027-03-31' }]);
});

it('a task that is reopened and done again has one follower, also when that is done', async () => {
  const { task, batchId } = await finish(
    await newClinicalTask(account, noteId, { dueOn: '2026-12-01', repeats: daily }),
    '2026-12-01',
  );
  const [follower] = await openTasks();
  await change(follower!, { repeats: null, status: 'done' }, '2026-12-01');
  const reopened = await change(task, { status: 'doing' }, '2026-12-01');
  await finish(reopened.task, '2026-12-01');
  expect(await openTasks()).toEqual([]);
  // nor when only a part of the first batch can be undone
  await undo(batchId);
  expect(await tasksOf(account, noteId)).toHaveLength(2);
});

it('undoing and doing again makes the follower again', async () => {
  const task = await newClinicalTask(account, noteId, { dueOn: '2026-12-01', repeats: daily });
  await undo((await finish(task, '2026-12-01')).batchId);
  await finish(task, '2026-12-01');
  expect(await openTasks()).toMatchObject([{ dueOn: '2026-12-02' }]);
});

it('undoing a reopening gives back when it was done, and makes no task', async () => {
  const { task } = await finish(
    await newClinicalTask(account, noteId, { dueOn: '2026-12-01', repeats: daily }),
    '2026-12-01',
  );
  const [follower] = await openTasks();
  await account.ok(calls.deleteClinicalTask, { params: { id: noteId, taskId: follower!.id } });
  server.clock.advance(60_000);
  const { batchId } = await change(task, { status: 'todo' }, '2026-12-01');
  await undo(batchId);
  expect(await tasksOf(account, noteId)).toMatchObject([{ status: 'done', doneAt: task.doneAt }]);
});
