import * as calls from '@clinical/contract/clinical-tasks/clinical-tasks.calls';
import type { TaskOperation } from '@clinical/contract/clinical-tasks/operations.schemas';
import type { TaskProposalEvent } from '@clinical/contract/clinical-tasks/proposals.schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { applyTasks, newClinicalTask, tasksOf } from '../../../test/builders/clinical-tasks.ts';
import { newPatient } from '../../../test/builders/transcripts.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
let account: TestAccount;

beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
});

const today = '2026-11-25';

async function propose(instruction: string, who = account): Promise<TaskProposalEvent[]> {
  const { body } = await who.call(calls.proposeTaskOperations, { body: { instruction, today } });
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

  it('assigns to a colleague by name, and says when there is nobody of that name', async () => {
    const colleague = await newColleague(server, account);
    const noteId = (await newPatient(account, 'Wei Chen')).id;
    await newClinicalTask(account, noteId, { title: 'Call the patient' });
    await server.engine.query("update users set given_name = 'Dana' where id = $1", [colleague.userId]);
    const [, found] = await propose("assign Chen's to Dana");
    expect(found).toMatchObject({ type: 'operation', operation: { set: { assignee: { id: colleague.userId } } } });
    expect((await propose("assign Chen's to Nobody"))[1]).toMatchObject({ type: 'unread', why: 'no-person' });
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
