import * as calls from '@clinical/contract/clinical-tasks/clinical-tasks.calls';
import { beforeEach, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { applyTasks, newClinicalTask, tasksOf } from '../../../test/builders/clinical-tasks.ts';
import { grant } from '../../../test/builders/notes.ts';
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

const batchesOf = async (who = account) => (await who.ok(calls.listTaskBatches, {})).batches;
const titles = async (who = account) => (await batchesOf(who)).map(({ title, tasks }) => [title, tasks]);

it('my changes are listed for as long as they can be undone, the newest first, and nobody else’s', async () => {
  const [one, two] = [
    await newClinicalTask(account, noteId, { title: 'One' }),
    await newClinicalTask(account, noteId, { title: 'Two' }),
  ];
  server.clock.advance(1_000);
  const toDone = (taskId: string) =>
    ({ action: 'update', taskId, set: { status: 'done' }, was: { status: 'todo' } }) as const;
  const { batchId, undoUntil } = await applyTasks(account, toDone(one.id), toDone(two.id));
  const [last] = await batchesOf();
  expect(last).toMatchObject({ id: batchId, undoUntil, title: 'One', tasks: 2 });
  expect(await titles()).toHaveLength(3);
  const colleague = await newColleague(server, account);
  await grant(server.engine, noteId, `user:${colleague.userId}`, 'edit');
  expect(await titles(colleague)).toEqual([]);
  await account.ok(calls.applyTaskOperations, { body: { undo: batchId! } });
  expect((await titles()).toSorted()).toEqual([
    ['One', 1],
    ['Two', 1],
  ]);
  await server.engine.query('update task_batches set created_at = created_at - 600001 where user_id = $1', [
    account.userId,
  ]);
  expect(await titles()).toEqual([]);
});

it('a task that was deleted alone can be undone, and is not named once its chart is out of reach', async () => {
  const colleague = await newColleague(server, account);
  await grant(server.engine, noteId, `user:${colleague.userId}`, 'edit');
  const [one, two] = [
    await newClinicalTask(account, noteId, { title: 'Order CBC' }),
    await newClinicalTask(account, noteId, { title: 'Order MRI' }),
  ];
  await colleague.ok(calls.deleteClinicalTask, { params: { id: noteId, taskId: one.id } });
  const [deleted] = await batchesOf(colleague);
  expect(deleted).toMatchObject({ title: 'Order CBC', tasks: 1 });
  await colleague.ok(calls.applyTaskOperations, { body: { undo: deleted!.id } });
  expect((await tasksOf(account, noteId)).map(({ title }) => title).toSorted()).toEqual(['Order CBC', 'Order MRI']);
  await colleague.ok(calls.deleteClinicalTask, { params: { id: noteId, taskId: two.id } });
  await server.engine.query('delete from note_grants where note_id = $1 and principal = $2', [
    noteId,
    `user:${colleague.userId}`,
  ]);
  expect(await titles(colleague)).toEqual([[null, 1]]);
});
