import * as calls from '@clinical/contract/clinical-tasks/clinical-tasks.calls';
import type { TaskProposalEvent } from '@clinical/contract/clinical-tasks/proposals.schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { newClinicalTask, tasksOf } from '../../../test/builders/clinical-tasks.ts';
import { grant } from '../../../test/builders/notes.ts';
import { newEntry, newPatient } from '../../../test/builders/transcripts.ts';
import { modelBacked } from '../../../test/model-backed.ts';
import type { ModelMode } from '../../../test/model-server.ts';

const backed = modelBacked();
const today = '2026-11-25';
let account: TestAccount;
let noteId: string;
let asked: number;
beforeEach(async () => {
  backed().model.setMode('good');
  account = await newAccount(backed().server);
  noteId = (await newPatient(account, 'Ana Garcia')).id;
  asked = backed().model.requests.length;
});
const requests = () => backed().model.requests.slice(asked);

describe('tasks of a visit', () => {
  let id: string;
  beforeEach(async () => {
    const question = `Doctor: I am going to order an MRI of your right knee.
Patient: And the form for the gym?
Doctor: We look at the form for the gym in three weeks.`;
    id = (await newEntry(account, { noteId, question })).id;
  });
  const suggested = (ask?: 'model', who = account) =>
    who.ok(calls.listTaskSuggestions, { params: { id }, query: { today, ...(ask ? { ask } : {}) } });
  const titles = async (ask?: 'model') => (await suggested(ask)).suggestions.map(({ title }) => title);

  it('a model adds to them: with words of the visit, or without a link', async () => {
    expect(await suggested()).toMatchObject({ model: 'ready', suggestions: [{ byModel: false }] });
    expect(requests()).toEqual([]);
    const { model, suggestions } = await suggested('model');
    expect(model).toBe('added');
    expect(suggestions).toMatchObject([
      { title: 'Order MRI of the right knee', byModel: false },
      { title: 'Fill in the form', dueOn: null, byModel: true, links: [{ quote: 'And the form for the gym' }] },
      {
        title: 'Fill in the form',
        dueOn: '2026-12-16',
        byModel: true,
        links: [{ quote: expect.stringMatching(/^We/) }],
      },
      { title: 'Order a vitamin D level', dueOn: null, dueWords: null, byModel: true, links: [] },
    ]);
  });

  it('a dropped one does not come back, by whatever name', async () => {
    const { suggestions } = await suggested('model');
    const keys = suggestions.filter(({ byModel }) => byModel).map(({ key }) => key);
    await account.ok(calls.dropTaskSuggestions, { params: { id }, body: { keys } });
    expect(await titles('model')).toEqual(['Order MRI of the right knee']);
  });

  it.each<ModelMode>(['refused-key', 'wrong-json', 'half'])(
    'what was heard stands when the model is %s',
    async (mode) => {
      backed().model.setMode(mode);
      expect(await suggested('model')).toMatchObject({
        model: 'failed',
        failure: expect.stringMatching(/\w/),
        suggestions: [{ title: 'Order MRI of the right knee' }],
      });
    },
  );

  it('nothing is sent for somebody who may not change the tasks', async () => {
    const colleague = await newColleague(backed().server, account);
    await grant(backed().server.engine, noteId, `user:${colleague.userId}`, 'read');
    expect(await suggested('model', colleague)).toMatchObject({ model: 'none', suggestions: [{ byModel: false }] });
    expect(requests()).toEqual([]);
  });
});

describe('an instruction for many tasks', () => {
  const propose = async (instruction: string): Promise<TaskProposalEvent[]> => {
    const { body } = await account.call(calls.proposeTaskOperations, { body: { instruction, today } });
    return [...String(body).matchAll(/^data: (.+)$/gm)].map(([, line]) => JSON.parse(line!) as TaskProposalEvent);
  };
  const of = (events: TaskProposalEvent[], type: TaskProposalEvent['type']) =>
    events.filter((event) => event.type === type);
  beforeEach(() => newClinicalTask(account, noteId, { title: 'Book the room', category: 'Appointment' }));

  it('what the grammar reads goes to no model', async () => {
    expect(of(await propose('appointments for Garcia to done'), 'operation')).toMatchObject([{ byModel: false }]);
    expect(requests()).toEqual([]);
  });

  it('a model puts the rest into commands; only what the grammar reads is one', async () => {
    const events = await propose('wrap up appointments for Garcia, sing a song');
    expect(of(events, 'operation')).toMatchObject([
      { byModel: true, said: 'wrap up appointments for garcia', operation: { set: { status: 'done' } } },
    ]);
    expect(of(events, 'unread')).toEqual([{ type: 'unread', said: 'sing a song', why: 'words' }]);
    expect((await tasksOf(account, noteId))[0]?.status).toBe('todo');
    expect(requests()).toHaveLength(1);
    expect(JSON.stringify(requests()[0]!.body)).not.toMatch(/garcia/i);
  });

  it.each<ModelMode>(['refused-key', 'wrong-json'])('what was read stands when the model is %s', async (mode) => {
    backed().model.setMode(mode);
    const events = await propose('appointments to Friday, sing a song');
    expect(of(events, 'model-failed')).toMatchObject([{ message: expect.stringMatching(/\w/) }]);
    expect(of(events, 'operation')).toHaveLength(1);
    expect(of(events, 'unread')).toHaveLength(1);
    expect(events.at(-1)).toEqual({ type: 'complete', operations: 1 });
  });
});
