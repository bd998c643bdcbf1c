import * as calls from '@clinical/contract/clinical-tasks/clinical-tasks.calls';
import { createNote } from '@clinical/contract/notes/notes.calls';
import { createDepartment } from '@clinical/contract/teams/departments.calls';
import type { TaskOperation } from '@clinical/contract/clinical-tasks/operations.schemas';
import type { ProposeTaskOperations, TaskProposalEvent } from '@clinical/contract/clinical-tasks/proposals.schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { applyTasks, newClinicalTask, tasksOf } from '../../../test/builders/clinical-tasks.ts';
import { grant } from '../../../test/builders/notes.ts';
import { newPatient } from '../../../test/builders/transcripts.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
let account: TestAccount;

beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
});

const today = '2026-11-25';

type Chosen = { name: string; id: string }[];

async function propose(
  instruction: string,
  who = account,
  chosen: Chosen = [],
  within: ProposeTaskOperations['within'] = {},
): Promise<TaskProposalEvent[]> {
  const { body } = await who.call(calls.proposeTaskOperations, { body: { instruction, today, chosen, within } });
  return String(body)
    .split('\n\n')
    .flatMap((block) => block.split('\n').filter((line) => line.startsWith('data: ')))
    .map((line) => JSON.parse(line.slice(6)) as TaskProposalEvent);
}

const changesIn = (events: TaskProposalEvent[]): string[] =>
  events.flatMap((event) =>
    event.type === 'operation' ? [`${event.task.note.title}: ${event.task.title}: ${event.from} -> ${event.to}`] : [],
  );

describe('an instruction for many tasks', () => {
  it('streams what it would change, and nothing changes before that is applied', async () => {
    const garcia = (await newPatient(account, 'Ana Garcia')).id;
    const chen = (await newPatient(account, 'Wei Chen')).id;
    await newClinicalTask(account, garcia, {
      title: 'Order CBC',
      category: 'Labs',
      proof: { kind: 'reason', text: 'Result is in', recordId: null },
    });
    await newClinicalTask(account, chen, { title: 'Order lipid panel', category: 'Labs' });
    await newClinicalTask(account, chen, { title: 'Refer to cardiology', category: 'Referral' });
    const events = await propose('labs for Garcia to done, referrals to Friday, sing a song');
    expect(changesIn(events)).toEqual([
      'Ana Garcia: Order CBC: todo -> done',
      'Wei Chen: Refer to cardiology:  -> 2026-11-27',
    ]);
    expect(events.filter(({ type }) => type === 'unread')).toEqual([
      { type: 'unread', said: 'sing a song', why: 'words' },
    ]);
    expect(events.at(-1)).toEqual({ type: 'complete', operations: 2 });
    expect((await tasksOf(account, garcia))[0]?.status).toBe('todo');
    const operations = events.flatMap((event) =>
      event.type === 'operation' ? [event.operation as TaskOperation] : [],
    );
    const { results } = await applyTasks(account, ...operations);
    expect(results.every(({ refused }) => refused === null)).toBe(true);
    expect((await tasksOf(account, garcia))[0]?.status).toBe('done');
  });

  it('asks which of two patients of one name is meant', async () => {
    const ids = [(await newPatient(account, 'Ana Garcia')).id, (await newPatient(account, 'Luis Garcia')).id];
    for (const id of ids) await newClinicalTask(account, id, { category: 'Labs' });
    const [, ask] = await propose('labs for Garcia to done');
    expect(ask).toMatchObject({ type: 'ask', name: 'garcia' });
    expect(ask?.type === 'ask' && ask.candidates.map(({ name }) => name).toSorted()).toEqual([
      'Ana Garcia',
      'Luis Garcia',
    ]);
    expect(changesIn(await propose('labs for Luis Garcia to done'))).toHaveLength(1);
  });

  it('asks also where two patients have the whole name in common, and takes the answer', async () => {
    const ids: string[] = [];
    for (const dateOfBirth of ['1950-02-01', '1988-07-30']) {
      const { id } = await account.ok(createNote, { body: { title: 'Ana Garcia', dateOfBirth } });
      await newClinicalTask(account, id, { title: `Labs of ${dateOfBirth}`, category: 'Labs' });
      ids.push(id);
    }
    const [, ask] = await propose('labs for Ana Garcia to in progress');
    expect(ask?.type === 'ask' && ask.candidates.map(({ dateOfBirth }) => dateOfBirth).toSorted()).toEqual([
      '1950-02-01',
      '1988-07-30',
    ]);
    const answer = [{ name: 'ana garcia', id: ids[1]! }];
    expect(changesIn(await propose('labs for Ana Garcia to in progress', account, answer))).toEqual([
      'Ana Garcia: Labs of 1988-07-30: todo -> doing',
    ]);
    const other = [{ name: 'ana garcia', id: (await newPatient(account, 'Eva Lind')).id }];
    expect((await propose('labs for Ana Garcia to in progress', account, other))[1]?.type).toBe('ask');
  });

  it('asks also where two names differ in their accents alone', async () => {
    for (const title of ['Ana Garcia', 'Ana García'])
      await newClinicalTask(account, (await newPatient(account, title)).id, { category: 'Labs' });
    const [, ask] = await propose('labs for Ana Garcia to in progress');
    expect(ask?.type === 'ask' && ask.candidates.map(({ name }) => name).toSorted()).toEqual([
      'Ana Garcia',
      'Ana García',
    ]);
    expect((await propose('labs for Ana García to in progress'))[1]?.type).toBe('ask');
  });

  it('asks whether a name is the patient’s or the colleague’s, and which of two colleagues owns the work', async () => {
    const [one, two] = [await newColleague(server, account), await newColleague(server, account)];
    await server.engine.query("update users set family_name = 'Chen' where id = $1", [one.userId]);
    const chen = (await newPatient(account, 'Wei Chen')).id;
    const lind = (await newPatient(account, 'Eva Lind')).id;
    for (const { userId } of [one, two]) await grant(server.engine, lind, `user:${userId}`, 'read');
    await newClinicalTask(account, chen, { title: 'Of the patient' });
    await newClinicalTask(account, lind, { title: 'Of one', assignee: { kind: 'person', id: one.userId } });
    await newClinicalTask(account, lind, { title: 'Of two', assignee: { kind: 'person', id: two.userId } });
    const said = "unassign Chen's, Chen's to in progress";
    const asked = (events: TaskProposalEvent[]) =>
      events.flatMap((event) => (event.type === 'ask' ? [event.candidates.map(({ id }) => id).toSorted()] : []));
    expect(asked(await propose(said))).toEqual([[chen, one.userId].toSorted(), [chen, one.userId].toSorted()]);
    const answer = (id: string) => [{ name: 'chen', id }];
    expect(changesIn(await propose("Chen's to in progress", account, answer(chen)))).toEqual([
      'Wei Chen: Of the patient: todo -> doing',
    ]);
    expect(changesIn(await propose("Chen's to in progress", account, answer(one.userId)))).toEqual([
      'Eva Lind: Of one: todo -> doing',
    ]);
    await server.engine.query("update users set family_name = 'Chen' where id = $1", [two.userId]);
    expect(asked(await propose('orders assigned to Chen to in progress'))).toEqual([
      [one.userId, two.userId].toSorted(),
    ]);
  });

  it('takes the answer also for a colleague', async () => {
    const noteId = (await newPatient(account, 'Wei Chen')).id;
    await newClinicalTask(account, noteId);
    const [one, two] = [await newColleague(server, account), await newColleague(server, account)];
    await server.engine.query("update users set given_name = 'Dana' where id in ($1, $2)", [one.userId, two.userId]);
    expect((await propose('assign orders to Dana'))[1]).toMatchObject({ type: 'ask', name: 'dana' });
    const [, found] = await propose('assign orders to Dana', account, [{ name: 'dana', id: two.userId }]);
    expect(found).toMatchObject({ type: 'operation', operation: { set: { assignee: { id: two.userId } } } });
  });

  it('finds open tasks behind any number of older ones that are done, and proposes no more than a batch can have', async () => {
    const noteId = (await newPatient(account, 'Wei Chen')).id;
    const task = await newClinicalTask(account, noteId, { title: 'Order MRI', dueOn: '2026-12-01' });
    await server.engine.query(
      `insert into clinical_tasks (id, workspace_id, note_id, status, category, title, due_on, checklist, blocked_by, links, rank, created_by, created_at, updated_at)
       select gen_random_uuid(), workspace_id, note_id, case when n > 5200 then 'todo' else 'done' end, 'Orders', 'Old ' || n, '2020-01-01',
         '[]', '[]', '[]', 'z' || n, created_by, created_at, updated_at
       from clinical_tasks, generate_series(1, 5420) n where id = $1`,
      [task.id],
    );
    expect(changesIn(await propose('order MRI to Friday'))).toEqual(['Wei Chen: Order MRI: 2026-12-01 -> 2026-11-27']);
    const events = await propose('orders to in progress');
    expect(changesIn(events)).toHaveLength(200);
    expect(events).toContainEqual({ type: 'left-out', said: 'orders to in progress', tasks: 21 });
  });

  it('assigns to a colleague by name, and says when there is nobody of that name', async () => {
    const colleague = await newColleague(server, account);
    const noteId = (await newPatient(account, 'Wei Chen')).id;
    await newClinicalTask(account, noteId, { title: 'Call the patient' });
    await server.engine.query("update users set given_name = 'Dana' where id = $1", [colleague.userId]);
    const [, found] = await propose("assign Chen's to Dana");
    expect(found).toMatchObject({ type: 'operation', operation: { set: { assignee: { id: colleague.userId } } } });
    expect((await propose("assign Chen's to Nobody"))[1]).toMatchObject({ type: 'unread', why: 'no-person' });
  });

  it('stays within the list that its speaker sees, and says how many tasks fit outside of it', async () => {
    const one = (await newPatient(account, 'Ana Garcia')).id;
    const other = (await newPatient(account, 'Luis Garcia')).id;
    const colleague = await newColleague(server, account);
    await grant(server.engine, one, `user:${colleague.userId}`, 'edit');
    const assignee = { kind: 'person', id: colleague.userId } as const;
    await newClinicalTask(account, one, { title: 'Mine', category: 'Labs', dueOn: '2026-11-01' });
    await newClinicalTask(account, one, { title: 'Theirs', category: 'Labs', assignee });
    await newClinicalTask(account, other, { title: 'Other', category: 'Labs', dueOn: '2026-12-01' });
    const within = async (filter: ProposeTaskOperations['within'], instruction = 'labs to in progress') => {
      const events = await propose(instruction, account, [], filter);
      const titles = events.flatMap((event) => (event.type === 'operation' ? [event.task.title] : []));
      const rest = events.filter(({ type }) => type === 'outside' || type === 'unread' || type === 'ask');
      return [titles, rest.map((event) => ('tasks' in event ? event.tasks : event.type))];
    };
    expect(await within({})).toEqual([['Mine', 'Other', 'Theirs'], []]);
    expect(await within({ noteId: one })).toEqual([['Mine', 'Theirs'], [1]]);
    expect(await within({ assignee: 'me' })).toEqual([['Mine', 'Other'], [1]]);
    expect(await within({ overdue: 'true' })).toEqual([['Mine'], [2]]);
    expect(await within({ category: 'Orders' })).toEqual([[], [3]]);
    expect(await within({ noteId: one }, 'labs for Garcia to in progress')).toEqual([['Mine', 'Theirs'], []]);
    expect(await within({}, 'labs for Garcia to in progress')).toEqual([[], ['ask']]);
    // a name is asked about among patients of the list only
    expect(await within({ overdue: 'true' }, 'labs for Garcia to in progress')).toEqual([['Mine'], [2]]);
    expect(await within({ from: '2026-11-30' }, 'labs for Garcia to in progress')).toEqual([['Other'], [2]]);
    expect(await within({ category: 'Orders' }, 'labs for Garcia to in progress')).toEqual([[], [3]]);
  });

  it('assigns to whoever speaks, and changes a field of a task once: to what was said last', async () => {
    const noteId = (await newPatient(account, 'Ana Garcia')).id;
    const task = await newClinicalTask(account, noteId, { title: 'Order CBC', category: 'Labs' });
    await newClinicalTask(account, noteId, { title: 'Refer', category: 'Referral' });
    const events = await propose(
      'labs to in progress, all tasks for Garcia to Friday, assign the labs to me, labs to Monday',
    );
    const found = events.flatMap((event) => (event.type === 'operation' ? [event] : []));
    expect(found.map((event) => [event.task.title, event.said, event.to])).toEqual([
      ['Order CBC', 'labs to in progress', 'doing'],
      ['Refer', 'all tasks for garcia to friday', '2026-11-27'],
      ['Order CBC', 'assign the labs to me', expect.any(String)],
      ['Order CBC', 'labs to monday', '2026-11-30'],
    ]);
    const { results } = await applyTasks(account, ...found.map(({ operation }) => operation));
    expect(results.map(({ refused }) => refused)).toEqual([null, null, null, null]);
    const assignee = { kind: 'person', id: account.userId };
    const after = (await tasksOf(account, noteId)).find(({ id }) => id === task.id);
    expect(after).toMatchObject({ status: 'doing', dueOn: '2026-11-30', assignee });
  });

  it('proposes nothing for a part that leaves something out, and says why', async () => {
    await newClinicalTask(account, (await newPatient(account, 'Ana Garcia')).id, { title: 'Order MRI' });
    expect(await propose('everything for Garcia to in progress, except the MRI')).toEqual([
      expect.objectContaining({ type: 'progress' }),
      { type: 'unread', said: 'everything for garcia to in progress, except the mri', why: 'exception' },
      { type: 'complete', operations: 0 },
    ]);
  });

  it('marks a day that was not named exactly, in the proposal, in the task, after a shift and on undoing', async () => {
    const noteId = (await newPatient(account, 'Ana Garcia')).id;
    await newClinicalTask(account, noteId, { title: 'Order CBC', category: 'Labs', dueOn: '2026-12-01' });
    const apply = async (instruction: string) => {
      const found = (await propose(instruction)).flatMap((event) => (event.type === 'operation' ? [event] : []));
      const { batchId } = await applyTasks(account, ...found.map(({ operation }) => operation));
      const [{ dueOn, dueUnsure } = { dueOn: null, dueUnsure: null }] = await tasksOf(account, noteId);
      return { batchId, proposed: found.map(({ unsure }) => unsure), dueOn, dueUnsure };
    };
    expect(await apply("move Garcia's labs to next week")).toMatchObject({ proposed: [true], dueUnsure: true });
    expect(await apply("push Garcia's labs back by a week")).toMatchObject({ proposed: [true], dueUnsure: true });
    const { batchId, ...exact } = await apply("move Garcia's labs to Friday");
    expect(exact).toEqual({ proposed: [false], dueOn: '2026-11-27', dueUnsure: false });
    await account.ok(calls.applyTaskOperations, { body: { undo: batchId! } });
    expect(await tasksOf(account, noteId)).toMatchObject([{ dueUnsure: true }]);
  });

  it('tells two patients without a day of birth apart by their record number', async () => {
    for (const mrn of ['A-1', 'A-2']) {
      const { id } = await account.ok(createNote, { body: { title: 'Ana Garcia', mrn } });
      await newClinicalTask(account, id, { category: 'Labs' });
    }
    const [, asked] = await propose('labs for Garcia to in progress');
    expect(asked).toMatchObject({ type: 'ask', candidates: [{ mrn: 'A-1' }, { mrn: 'A-2' }] });
  });

  it('assigns to the speaker, and takes no name for the beginning of a department', async () => {
    const noteId = (await newPatient(account, 'Wei Chen')).id;
    await newClinicalTask(account, noteId);
    for (const name of ['Medicine', 'Surgery']) await account.ok(createDepartment, { body: { name } });
    expect((await propose("assign Chen's to me"))[1]).toMatchObject({
      type: 'operation',
      operation: { set: { assignee: { kind: 'person', id: account.userId } } },
    });
    expect((await propose("assign Chen's to Sue"))[1]).toMatchObject({ type: 'unread', why: 'no-person' });
  });

  it('refuses an instruction of more parts than anybody says', async () => {
    const instruction = Array.from({ length: 41 }, () => 'labs to done').join(', ');
    const reply = await account.call(calls.proposeTaskOperations, { body: { instruction, today } });
    expect(reply.status).toBe(422);
    expect(JSON.stringify(reply.body)).toContain('41 parts');
  });

  it('reaches nothing that its speaker may not change', async () => {
    await newClinicalTask(account, (await newPatient(account)).id, { category: 'Labs' });
    const colleague = await newColleague(server, account);
    expect(await propose('labs to done', colleague)).toMatchObject([
      { type: 'progress' },
      { type: 'unread', why: 'no-task' },
      { type: 'complete', operations: 0 },
    ]);
  });
});
