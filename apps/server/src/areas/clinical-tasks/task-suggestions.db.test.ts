import * as calls from '@clinical/contract/clinical-tasks/clinical-tasks.calls';
import { createDepartment } from '@clinical/contract/teams/departments.calls';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { applyTasks, newClinicalTask } from '../../../test/builders/clinical-tasks.ts';
import { grant } from '../../../test/builders/notes.ts';
import { newAppointment } from '../../../test/builders/schedules.ts';
import { newEntry, newPatient } from '../../../test/builders/transcripts.ts';
import { errorCode, testServer, type TestServer } from '../../../test/harness.ts';

const visit = `Doctor: What brings you in?
Patient: My knee hurts.
Doctor: It is swollen. I am going to order an MRI of your right knee.
Patient: Okay.
Doctor: I will have the nurse call you with the results on Friday. Let's see you back in two weeks.`;

let server: TestServer;
let account: TestAccount;
let noteId: string;
let id: string;

beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
  noteId = (await newPatient(account)).id;
  id = (await newEntry(account, { noteId, question: visit })).id;
});

const suggested = async (who = account) =>
  (await who.ok(calls.listTaskSuggestions, { params: { id }, query: { today: '2026-11-25' } })).suggestions;

describe('suggested tasks', () => {
  it('are what was heard, with its words and its day', async () => {
    const found = await suggested();
    expect(found.map(({ title, dueOn }) => [title, dueOn])).toEqual([
      ['Order MRI of the right knee', null],
      ['Call the patient with the results', '2026-11-27'],
      ['Schedule a follow-up visit', '2026-12-09'],
    ]);
    expect(found.every(({ links }) => links.length > 0)).toBe(true);
    expect(found[1]).toMatchObject({ assignee: null, assigneeWords: 'nurse' });
    const { id: nursing } = await account.ok(createDepartment, { body: { name: 'Nursing' } });
    // nobody there sees the chart
    expect((await suggested())[1]).toMatchObject({ assignee: null, assigneeWords: 'nurse' });
    await grant(server.engine, noteId, `department-view:${nursing}`, 'read');
    expect((await suggested())[1]).toMatchObject({
      assignee: { kind: 'department', id: nursing },
      assigneeName: 'Nursing',
      assigneeWords: null,
    });
  });

  it('are gone once taken or dropped, also when the visit is heard again', async () => {
    const [order, call] = await suggested();
    const set = { title: order!.title, category: order!.category };
    await applyTasks(account, { action: 'create', id: randomUUID(), noteId, set, suggestionKey: order!.key });
    await account.ok(calls.dropTaskSuggestions, { params: { id }, body: { keys: [call!.key] } });
    expect((await suggested()).map(({ title }) => title)).toEqual(['Schedule a follow-up visit']);
    const stored = await server.engine.query('select * from dropped_task_suggestions where note_id = $1', [noteId]);
    expect(JSON.stringify(stored)).not.toMatch(/results|call/);
  });

  it('do not return when an accepted one is deleted, and do when accepting is undone', async () => {
    const [order] = await suggested();
    const set = { title: order!.title, category: order!.category };
    const create = { action: 'create', id: randomUUID(), noteId, set, suggestionKey: order!.key } as const;
    const { batchId } = await applyTasks(account, create);
    await account.ok(calls.applyTaskOperations, { body: { undo: batchId! } });
    expect((await suggested())[0]?.key).toBe(order!.key);
    const again = await applyTasks(account, { ...create, id: randomUUID() });
    const { id: taskId, version } = again.results[0]!.task!;
    await applyTasks(account, { action: 'delete', taskId, version });
    expect((await suggested()).map(({ key }) => key)).not.toContain(order!.key);
  });

  it('have the day of the next appointment for "before the next visit"', async () => {
    const question =
      'Doctor: What brings you in?\nPatient: My knee.\nDoctor: We will order an MRI before your next visit.';
    const entry = await newEntry(account, { noteId, question });
    const startsAt = new Date(server.clock.now() + 20 * 24 * 60 * 60_000).toISOString().slice(0, 10);
    await newAppointment(account, noteId, { startsAt: `${startsAt}T09:00`, timeZone: 'America/New_York' });
    const { suggestions } = await account.ok(calls.listTaskSuggestions, { params: { id: entry.id }, query: {} });
    expect(suggestions.find(({ title }) => title === 'Order MRI')?.dueOn).toBe(startsAt);
  });

  it('name an open task that says the same', async () => {
    const open = await newClinicalTask(account, noteId, { title: 'order MRI of the right knee', category: 'Orders' });
    expect((await suggested())[0]?.duplicateOf).toEqual({ id: open.id, title: open.title, dueOn: open.dueOn });
  });

  it('are hidden from who does not see the chart, and dropped by who changes its tasks', async () => {
    const colleague = await newColleague(server, account);
    const drop = () => colleague.call(calls.dropTaskSuggestions, { params: { id }, body: { keys: ['x'] } });
    const read = await colleague.call(calls.listTaskSuggestions, { params: { id }, query: {} });
    expect(errorCode(read)).toBe('NOT_FOUND');
    expect(errorCode(await drop())).toBe('NOT_FOUND');
    await grant(server.engine, noteId, `user:${colleague.userId}`, 'read');
    expect(await suggested(colleague)).toHaveLength(3);
    expect(errorCode(await drop())).toBe('NOT_FOUND');
  });
});
