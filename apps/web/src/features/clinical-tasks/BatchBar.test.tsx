import * as calls from '@clinical/contract/clinical-tasks/clinical-tasks.calls';
import type { ClinicalTask } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import type { TaskOperation } from '@clinical/contract/clinical-tasks/operations.schemas';
import type { TaskProposalEvent } from '@clinical/contract/clinical-tasks/proposals.schemas';
import { getNote } from '@clinical/contract/notes/notes.calls';
import { listWorkspaceUsers } from '@clinical/contract/teams/members.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { note } from '../../testing/chart-builders.ts';
import { renderApp } from '../../testing/render.tsx';
import { startSignedIn } from '../../testing/signed-in.ts';
import { clinicalTask, taskPage, withoutDay } from '../../testing/task-builders.ts';

let api: ReturnType<typeof startSignedIn>;
const [one, two] = [clinicalTask({ title: 'One' }), clinicalTask({ title: 'Two' })];

beforeEach(() => {
  api = startSignedIn();
  api.on(calls.listClinicalTasks, () => taskPage([one, two]));
  api.on(calls.listTaskBatches, () => ({ batches: [] }));
  api.on(listWorkspaceUsers, () => []);
  api.on(calls.applyTaskOperations, () => ({ batchId: null, undoUntil: null, results: [] }));
});

const sent = () => withoutDay(api.requests(calls.applyTaskOperations).at(-1)?.body);
const proposed = () => api.requests(calls.proposeTaskOperations).at(-1)?.body;

/** What the stream says of each request, the last of them for all that follow. */
function answers(...streams: TaskProposalEvent[][]): void {
  let asked = 0;
  api.on(calls.proposeTaskOperations, () => {
    const events = streams[Math.min(asked++, streams.length - 1)]!;
    const body = [...events, { type: 'complete', operations: events.length } as const]
      .map((event) => `data: ${JSON.stringify(event)}\n\n`)
      .join('');
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
}

type Change = Extract<TaskProposalEvent, { type: 'operation' }>;
const toDone = (task: ClinicalTask): TaskOperation => ({
  action: 'update',
  taskId: task.id,
  set: { status: 'done' },
  was: { status: 'todo' },
});
const change = (task: ClinicalTask, part: Partial<Change> = {}): Change => ({
  type: 'operation',
  operation: toDone(task),
  task,
  from: 'todo',
  to: 'done',
  unsure: false,
  said: 'orders to done',
  byModel: false,
  ...part,
});

async function say(instruction: string, address = '/ai-tasks') {
  const { user } = renderApp(address);
  await user.type(await screen.findByRole('textbox', { name: 'Change many at once' }), instruction);
  await user.click(screen.getByRole('button', { name: 'Show changes' }));
  return user;
}

test('an answer to a question leaves unticked what was unticked; another instruction starts anew', async () => {
  const candidates = [{ id: '0190a000-0000-7000-8000-0000000000d0', name: 'Ana Garcia', dateOfBirth: null, mrn: null }];
  const ask: TaskProposalEvent = { type: 'ask', said: 'labs for garcia to done', name: 'garcia', candidates };
  // the answer comes first now, so that places in the list say nothing
  answers(
    [change(one), ask],
    [change(two, { said: 'labs for garcia to done' }), change(one)],
    [change(one, { said: 'everything to done' })],
  );
  const user = await say('orders to done, labs for Garcia to done');
  await user.click(await screen.findByRole('checkbox', { name: 'Include One' }));
  await user.click(screen.getByRole('button', { name: 'Ana Garcia' }));
  expect(await screen.findByRole('checkbox', { name: 'Include Two' })).toHaveProperty('checked', true);
  expect(screen.getByRole('checkbox', { name: 'Include One' })).toHaveProperty('checked', false);
  expect(proposed()).toMatchObject({ chosen: [{ name: 'garcia', id: candidates[0]!.id }] });
  await user.click(screen.getByRole('button', { name: 'Apply 1 change' }));
  await waitFor(() => expect(sent()).toEqual({ operations: [toDone(two)] }));
  await user.type(screen.getByRole('textbox', { name: 'Change many at once' }), 'everything to done');
  await user.click(screen.getByRole('button', { name: 'Show changes' }));
  expect(await screen.findByRole('checkbox', { name: 'Include One' })).toHaveProperty('checked', true);
  expect(proposed()).not.toHaveProperty('chosen');
});

test('a day that nobody named exactly is marked for checking', async () => {
  const to = (task: ClinicalTask, unsure: boolean) => change(task, { from: '', to: '2026-12-04', unsure });
  answers([to(one, true), to(two, false)]);
  await say('orders to next week');
  const line = async (title: string) =>
    (await screen.findByRole('checkbox', { name: `Include ${title}` })).closest('li');
  const mark = { name: 'Check this date: no exact day was named' };
  expect(within((await line('One'))!).getByRole('img', mark)).toBeVisible();
  expect(within((await line('Two'))!).queryByRole('img', mark)).toBeNull();
});

test('one reason closes the loops of a part, and nothing else waits for it', async () => {
  const loop = (title: string) => clinicalTask({ title, category: 'Labs', needsProof: true });
  const [cbc, lipids] = [loop('Order CBC'), loop('Order lipids')];
  const said = 'labs for garcia to done';
  answers([change(cbc, { said }), change(lipids, { said }), change(one)]);
  const user = await say('labs for Garcia to done, orders to done');
  const box = (title: string) => screen.getByRole('checkbox', { name: `Include ${title}` });
  expect(await screen.findByRole('button', { name: 'Apply 1 change' })).toBeVisible();
  expect(box('Order CBC')).toBeDisabled();
  expect(screen.getAllByText('Needs a reason first')).toHaveLength(2);
  await user.type(screen.getByRole('textbox', { name: 'Why is it closed?' }), 'Results are in');
  expect(screen.queryByText('Needs a reason first')).toBeNull();
  await user.click(box('Order lipids'));
  await user.click(screen.getByRole('button', { name: 'Apply 2 changes' }));
  const proof = { kind: 'reason', text: 'Results are in', recordId: null };
  const closed = { ...toDone(cbc), set: { status: 'done', proof }, was: { status: 'todo', proof: null } };
  await waitFor(() => expect(sent()).toEqual({ operations: [closed, toDone(one)] }));
});

test('a deletion is applied only when somebody ticks it', async () => {
  const deleting: TaskOperation = { action: 'delete', taskId: one.id, version: one.version };
  answers([change(one, { operation: deleting, from: one.title, to: '', said: "cancel garcia's appointment" })]);
  const user = await say("cancel Garcia's appointment");
  const box = await screen.findByRole('checkbox', { name: 'Include One' });
  expect(box).toHaveProperty('checked', false);
  expect(screen.getByText(/Tick what is to be deleted/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Apply 0 changes' })).toBeDisabled();
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Apply 1 change' }));
  await waitFor(() => expect(sent()).toEqual({ operations: [deleting] }));
});

test('a deletion leaves out the change of its task only once it is ticked', async () => {
  const deleting: TaskOperation = { action: 'delete', taskId: one.id, version: one.version };
  answers([change(one), change(one, { operation: deleting, from: one.title, to: '', said: 'drop it' })]);
  const user = await say('orders to done, drop it');
  const [changing, drop] = await screen.findAllByRole('checkbox', { name: 'Include One' });
  expect(changing).toHaveProperty('checked', true);
  expect(drop).toHaveProperty('checked', false);
  await user.click(drop!);
  expect(changing).toHaveProperty('checked', false);
  expect(changing).toBeDisabled();
  expect(screen.getByText('Left out: the task is deleted')).toBeVisible();
  await user.click(drop!);
  await user.click(screen.getByRole('button', { name: 'Apply 1 change' }));
  await waitFor(() => expect(sent()).toEqual({ operations: [toDone(one)] }));
});

test('an instruction stays within the list that is shown, and says how many fit outside of it', async () => {
  const noteId = one.note.id;
  answers([
    change(one),
    { type: 'outside', said: 'orders to done', tasks: 2 },
    { type: 'outside', said: 'labs to done', tasks: 1 },
    {
      type: 'ask',
      said: 'x',
      name: 'ana',
      candidates: [{ id: noteId, name: 'Ana Garcia', dateOfBirth: null, mrn: null }],
    },
  ]);
  api.on(getNote, () => note({ id: noteId }));
  const user = await say('orders to done', `/ai-tasks?who=me&category=Orders&noteId=${noteId}&overdue=true`);
  expect(await screen.findByText(/^3 more tasks fit/)).toBeVisible();
  const filter = { category: 'Orders', noteId, assignee: 'me', overdue: 'true' };
  expect(proposed()).toMatchObject({ within: filter });
  await user.click(screen.getByRole('button', { name: 'Ana Garcia' }));
  await waitFor(() => expect(proposed()).toMatchObject({ within: filter, chosen: [{ id: noteId }] }));
});
