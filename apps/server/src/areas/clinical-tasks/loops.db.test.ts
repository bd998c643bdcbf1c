import * as calls from '@clinical/contract/clinical-tasks/clinical-tasks.calls';
import type { ClinicalTask, TaskFields, TaskProof } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { answerIdentity } from '@clinical/contract/checks/checks.calls';
import { deleteTranscript } from '@clinical/contract/transcripts/entries.calls';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../test/builders/accounts.ts';
import { applyTasks, newClinicalTask, tasksOf } from '../../../test/builders/clinical-tasks.ts';
import { newEntry, newPatient } from '../../../test/builders/transcripts.ts';
import { testServer } from '../../../test/harness.ts';

let account: TestAccount;
let noteId: string;
let task: ClinicalTask;

beforeEach(async () => {
  account = await newAccount(await testServer());
  noteId = (await newPatient(account)).id;
  task = await newClinicalTask(account, noteId, { title: 'Refer to cardiology', category: 'Referral' });
});

const bind = (set: Partial<TaskFields>, was: Partial<TaskFields>) =>
  applyTasks(account, { action: 'update', taskId: task.id, set, was });
const entry = (recordId: string): TaskProof => ({ kind: 'entry', text: 'Letter of March', recordId });
const reason = (text: string): TaskProof => ({ kind: 'reason', text, recordId: null });

describe('the stations of a loop', () => {
  it('take an entry of the chart or typed words, and know when', async () => {
    const { id } = await newEntry(account, { noteId });
    await bind({ letter: entry(id) }, { letter: null });
    const { results } = await bind({ receipt: reason('By post') }, { receipt: null });
    expect(results[0]?.task).toMatchObject({
      status: 'todo',
      letter: { ...entry(id), at: expect.stringMatching(/^\d{4}-/) as string },
      receipt: { text: 'By post' },
      needsProof: true,
    });
  });

  it('take nothing that is not in the chart', async () => {
    const other = (await newPatient(account)).id;
    const elsewhere = await newEntry(account, { noteId: other });
    const gone = await newEntry(account, { noteId });
    await account.ok(deleteTranscript, { params: { id: gone.id } });
    const unfit: TaskProof[] = [
      entry(elsewhere.id),
      entry(gone.id),
      entry(randomUUID()),
      { kind: 'entry', text: 'Nothing', recordId: null },
      { kind: 'file', text: 'A file', recordId: gone.id },
      { kind: 'reason', text: 'Words', recordId: elsewhere.id },
    ];
    for (const proof of unfit) {
      const { results } = await bind({ proof }, { proof: null });
      expect(results[0]?.refused?.why).toBe('invalid');
    }
    expect((await tasksOf(account, noteId))[0]).toMatchObject({ status: 'todo', proof: null });
  });
});

describe('a filed reply', () => {
  it('closes the loop, and undoing opens it again', async () => {
    const { id } = await newEntry(account, { noteId });
    const { results, batchId } = await bind({ proof: entry(id) }, { proof: null });
    expect(results[0]?.task).toMatchObject({ status: 'done', proof: entry(id), needsProof: false });
    await account.ok(calls.applyTaskOperations, { body: { undo: batchId! } });
    expect((await tasksOf(account, noteId))[0]).toMatchObject({ status: 'todo', proof: null, needsProof: true });
  });

  it('cannot be taken from a loop that stays done', async () => {
    const { results } = await bind({ proof: reason('Seen elsewhere') }, { proof: null });
    const { proof } = results[0]!.task!;
    const taken = await bind({ proof: null }, { proof });
    expect(taken.results[0]?.refused?.why).toBe('proof');
    const reopened = await bind({ proof: null, status: 'doing' }, { proof, status: 'done' });
    expect(reopened.results[0]?.task).toMatchObject({ status: 'doing', proof: null });
  });

  it('is gone from a loop that is reopened, so that it does not close on it again; undoing gives it back', async () => {
    const { id } = await newEntry(account, { noteId });
    await bind({ proof: entry(id) }, { proof: null });
    const { batchId } = await bind({ status: 'todo' }, { status: 'done' });
    const loop = async () => (await tasksOf(account, noteId))[0];
    expect(await loop()).toMatchObject({ status: 'todo', proof: null, needsProof: true });
    expect((await bind({ status: 'done' }, { status: 'todo' })).results[0]?.refused?.why).toBe('proof');
    await account.ok(calls.applyTaskOperations, { body: { undo: batchId! } });
    expect(await loop()).toMatchObject({ status: 'done', proof: entry(id) });
  });

  it('given before a plain task was done stays when that is undone', async () => {
    const plain = await newClinicalTask(account, noteId, { category: 'Billing', proof: reason('Paid in cash') });
    const operation = { set: { status: 'done' as const }, was: { status: 'todo' as const } };
    const { batchId } = await applyTasks(account, { action: 'update', taskId: plain.id, ...operation });
    await account.ok(calls.applyTaskOperations, { body: { undo: batchId! } });
    const stored = (await tasksOf(account, noteId)).find(({ id }) => id === plain.id);
    expect(stored).toMatchObject({ status: 'todo', proof: { text: 'Paid in cash' } });
  });

  it('of a task that is no loop leaves its status', async () => {
    const plain = await newClinicalTask(account, noteId, { category: 'Billing' });
    const operation = { set: { proof: reason('Paid in cash') }, was: { proof: null } };
    const { results } = await applyTasks(account, { action: 'update', taskId: plain.id, ...operation });
    expect(results[0]?.task?.status).toBe('todo');
  });
});

describe('a visit that was filed in the wrong chart', () => {
  const visit = 'Doctor: What brings you in?\nPatient: My knee.\nDoctor: We will order an MRI of your knee.';
  const moveTo = (id: string, to: string) =>
    account.ok(answerIdentity, { params: { id }, body: { action: 'move', noteId: to } });

  it('takes its tasks and dropped suggestions to the right one, and leaves what rests on it there open', async () => {
    const { id, utterances } = await newEntry(account, { noteId, question: visit });
    const link = { utteranceId: utterances[2]!.id, start: 0, end: 2, startMs: null, endMs: null, quote: 'We' };
    const [taskId, key] = [randomUUID(), 'heard:1'];
    const set = { title: 'Order MRI', category: 'Orders' as const, blockedBy: [task.id] };
    const source = { transcriptId: id, links: [link] };
    await applyTasks(account, { action: 'create', id: taskId, noteId, set, source, suggestionKey: key });
    await account.ok(calls.dropTaskSuggestions, { params: { id }, body: { keys: ['heard:2'] } });
    await bind({ proof: entry(id), blockedBy: [taskId] }, { proof: null, blockedBy: [] });
    const right = (await newPatient(account)).id;
    await moveTo(id, right);
    expect(await tasksOf(account, right)).toMatchObject([{ id: taskId, waitsFor: [], source: { transcriptId: id } }]);
    expect(await tasksOf(account, noteId)).toMatchObject([{ id: task.id, status: 'todo', proof: null, waitsFor: [] }]);
    const again = await account.ok(calls.listTaskSuggestions, { params: { id }, query: {} });
    expect(again.suggestions.map((each) => each.key)).not.toContain(key);
  });

  it('takes no record of the old chart along as a proof, but typed words and itself', async () => {
    const { id } = await newEntry(account, { noteId, question: visit });
    const paper = (await newEntry(account, { noteId })).id;
    const heard = async (set: Partial<TaskFields>) => {
      const taskId = randomUUID();
      const source = { transcriptId: id, links: [] };
      const start = { title: 'Heard', category: 'Referral' as const };
      await applyTasks(account, { action: 'create', id: taskId, noteId, set: { ...start, ...set }, source });
      return taskId;
    };
    const closed = await heard({
      letter: reason('By post'),
      receipt: entry(paper),
      proof: entry(paper),
      status: 'done',
    });
    const sound = await heard({ letter: entry(id), proof: reason('Seen elsewhere'), status: 'done' });
    const right = (await newPatient(account)).id;
    await moveTo(id, right);
    const moved = await tasksOf(account, right);
    expect(moved.find((each) => each.id === closed)).toMatchObject({
      status: 'todo',
      letter: { text: 'By post' },
      receipt: null,
      proof: null,
      needsProof: true,
    });
    expect(moved.find((each) => each.id === sound)).toMatchObject({
      status: 'done',
      letter: { recordId: id },
      proof: { text: 'Seen elsewhere' },
    });
  });

  it('proves no station of the tasks that it leaves behind', async () => {
    const { id } = await newEntry(account, { noteId, question: visit });
    await bind({ letter: entry(id), receipt: entry(id) }, { letter: null, receipt: null });
    await moveTo(id, (await newPatient(account)).id);
    expect(await tasksOf(account, noteId)).toMatchObject([{ letter: null, receipt: null }]);
  });

  it('opens the loop that it proved when it goes to the bin, and proves none of its stations', async () => {
    const { id } = await newEntry(account, { noteId, question: visit });
    await bind({ letter: entry(id), receipt: entry(id) }, { letter: null, receipt: null });
    await bind({ proof: entry(id) }, { proof: null });
    await account.ok(deleteTranscript, { params: { id } });
    expect(await tasksOf(account, noteId)).toMatchObject([
      { status: 'todo', letter: null, receipt: null, proof: null },
    ]);
  });
});

it('a task comes from a visit of its chart alone', async () => {
  const set = { title: 'Heard', category: 'Orders' } as const;
  const elsewhere = await newEntry(account, { noteId: (await newPatient(account)).id });
  for (const transcriptId of [elsewhere.id, randomUUID()]) {
    const source = { transcriptId, links: [] };
    const { results } = await applyTasks(account, { action: 'create', id: randomUUID(), noteId, set, source });
    expect(results[0]?.refused?.why).toBe('invalid');
  }
});

it('of the words that a task comes from those stay that stand in the visit', async () => {
  const { id, utterances } = await newEntry(account, { noteId, question: 'Doctor: Order a scan.' });
  const line = utterances[0]!;
  const link = { utteranceId: line.id, start: 0, end: 5, startMs: null, endMs: null, quote: 'Order' };
  const links = [link, { ...link, quote: 'Nobody said so' }, { ...link, utteranceId: 'none' }];
  const set = { title: 'Heard', category: 'Orders' } as const;
  const source = { transcriptId: id, links };
  const heard = { action: 'create', id: randomUUID(), noteId, set, source, suggestionKey: 'scan' } as const;
  const { results } = await applyTasks(account, heard);
  expect(results[0]?.task?.source?.links).toEqual([link]);
  const again = await applyTasks(account, { ...heard, id: randomUUID() });
  expect(again.results[0]?.refused?.why).toBe('changed');
});

describe('tasks that wait', () => {
  it('name the open ones of their chart that come first', async () => {
    const first = await newClinicalTask(account, noteId, { title: 'Draw blood' });
    await bind({ blockedBy: [first.id] }, { blockedBy: [] });
    const waiting = async () => (await tasksOf(account, noteId)).find(({ id }) => id === task.id)?.waitsFor;
    expect(await waiting()).toEqual([{ id: first.id, title: 'Draw blood' }]);
    await applyTasks(account, { action: 'update', taskId: first.id, set: { status: 'done' }, was: { status: 'todo' } });
    expect(await waiting()).toEqual([]);
  });

  it('wait neither for themselves nor for another chart', async () => {
    const other = await newClinicalTask(account, (await newPatient(account)).id);
    for (const id of [task.id, other.id, randomUUID()]) {
      const { results } = await bind({ blockedBy: [id] }, { blockedBy: [] });
      expect(results[0]?.refused?.why).toBe('invalid');
    }
  });
});
