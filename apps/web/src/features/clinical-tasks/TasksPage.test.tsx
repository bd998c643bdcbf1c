import * as calls from '@clinical/contract/clinical-tasks/clinical-tasks.calls';
import type { ClinicalTask } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import type { TaskOperation } from '@clinical/contract/clinical-tasks/operations.schemas';
import type { TaskProposalEvent } from '@clinical/contract/clinical-tasks/proposals.schemas';
import { getNote, listNotes, listTags } from '@clinical/contract/notes/notes.calls';
import { listWorkspaceUsers } from '@clinical/contract/teams/members.calls';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { dayOf } from '../../lib/today.ts';
import { note } from '../../testing/chart-builders.ts';
import { renderApp } from '../../testing/render.tsx';
import { startSignedIn } from '../../testing/signed-in.ts';
import { clinicalTask, taskPage, withoutDay } from '../../testing/task-builders.ts';

let api: ReturnType<typeof startSignedIn>;
let tasks: ClinicalTask[];

const batchId = '0190a000-0000-7000-8000-0000000000f1';

beforeEach(() => {
  api = startSignedIn();
  tasks = [];
  api.on(calls.listClinicalTasks, () => taskPage(tasks));
  api.on(calls.listTaskBatches, () => ({ batches: [] }));
  api.on(listWorkspaceUsers, () => []);
  api.on(calls.applyTaskOperations, ({ body }) => ({
    batchId,
    undoUntil: null,
    results: ('operations' in body ? body.operations : []).map((_, index) => ({ index, refused: null, task: null })),
  }));
});

const open = (address = '/ai-tasks') => renderApp(address);
const sent = () => withoutDay(api.requests(calls.applyTaskOperations).at(-1)?.body);
const stream = (...events: TaskProposalEvent[]) =>
  new Response(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  });

test('tasks stand by how soon they are due, each with its patient and category', async () => {
  tasks = [
    clinicalTask({ title: 'Chase the reply', category: 'Referral' }),
    clinicalTask({ title: 'Some day', dueOn: null }),
    clinicalTask({ title: 'Old one', status: 'done' }),
  ];
  open();
  const table = await screen.findByRole('table', { name: 'Tasks' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Overdue 1/),
    expect.stringMatching(/To-Do.*Chase the reply.*Maria Santos.*Referral.*days late/),
    expect.stringMatching(/^No date 1/),
    expect.stringContaining('Some day'),
    expect.stringMatching(/^Done 1/),
    expect.stringContaining('Old one'),
  ]);
  expect(within(table).getAllByRole('link', { name: 'Maria Santos' })[0]).toHaveAttribute('target', '_blank');
});

test('an empty list says what will stand there, a filter that nothing fits what to do', async () => {
  const { user } = open();
  expect(await screen.findByText('No tasks yet')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Labs');
  expect(await screen.findByText('No task fits these filters')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('No tasks yet')).toBeVisible();
});

test('two patients of one name are told apart in each view, in the form and among the choices', async () => {
  const named = (id: string, apart: ClinicalTask['note']['apart']) => ({
    id,
    title: 'Maria Lind',
    apart,
    starred: false,
  });
  const ids = ['0190a000-0000-7000-8000-0000000000c1', '0190a000-0000-7000-8000-0000000000c2'] as const;
  tasks = [
    clinicalTask({ title: 'Order CBC', note: named(ids[0], { dateOfBirth: '1950-02-01', mrn: null }) }),
    clinicalTask({ title: 'Order MRI', note: named(ids[1], { dateOfBirth: null, mrn: 'A-7' }) }),
  ];
  api.on(listNotes, () => [
    note({ id: ids[0], title: 'Maria Lind', dateOfBirth: '1950-02-01', mrn: null }),
    note({ id: ids[1], title: 'Maria Lind', dateOfBirth: null, mrn: 'A-7' }),
  ]);
  const { user } = open();
  const old = await screen.findByRole('link', { name: /^Maria Lind born .*1950$/ });
  expect(old).toHaveAttribute('href', `/chat?id=${ids[0]}`);
  expect(screen.getByRole('link', { name: 'Maria Lind MRN A-7' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Order CBC' }));
  expect(within(await screen.findByRole('dialog')).getByRole('link', { name: /1950$/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('link', { name: 'My day' }));
  expect(await screen.findByRole('region', { name: /^Maria Lind, born .*1950$/ })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Maria Lind, MRN A-7' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New task' }));
  const form = within(await screen.findByRole('dialog'));
  await user.type(form.getByRole('combobox', { name: 'Patient' }), 'lind');
  await user.click(await screen.findByRole('option', { name: /^Maria Lind · born .*1950$/ }));
  const chosen = form.getByRole<HTMLInputElement>('combobox', { name: 'Patient' });
  await waitFor(() => expect(chosen.value).toMatch(/1950$/));
});

test('My day names the patient of what comes and of what is done', async () => {
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  tasks = [clinicalTask({ title: 'Book follow-up', dueOn: soon })];
  open('/ai-tasks?view=day');
  const week = within(await screen.findByRole('region', { name: 'This week' }));
  expect(week.getByRole('link', { name: 'Maria Santos' })).toBeVisible();
});

test('the list is narrowed to a patient and to days, and the address says so', async () => {
  const chart = note({ title: 'Maria Santos' });
  api.on(listNotes, () => [chart]);
  api.on(getNote, () => chart);
  api.on(listTags, () => ['knee']);
  const { user, router } = open();
  await user.click(await screen.findByRole('button', { name: 'More filters' }));
  await user.type(screen.getByRole('combobox', { name: 'Patient' }), 'san');
  await user.click(await screen.findByRole('option', { name: 'Maria Santos' }));
  const narrowedTo = (address: object, query: object) =>
    waitFor(() => {
      expect(router.state.location.search).toMatchObject(address);
      expect(api.requests(calls.listClinicalTasks).at(-1)?.query).toMatchObject(query);
    });
  await narrowedTo({ noteId: chart.id }, { noteId: chart.id });
  fireEvent.change(screen.getByLabelText('Deadline from'), { target: { value: '2026-11-01' } });
  await narrowedTo({ date_range: '2026-11-01,' }, { from: '2026-11-01' });
  fireEvent.change(screen.getByLabelText('Deadline to'), { target: { value: '2026-11-30' } });
  await narrowedTo({ date_range: '2026-11-01,2026-11-30' }, { from: '2026-11-01', to: '2026-11-30' });
  await user.click(screen.getByRole('button', { name: 'Tag' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'knee' }));
  await narrowedTo({ tag: 'knee' }, { tag: 'knee', noteId: chart.id });
  expect(screen.getByRole('combobox', { name: 'Patient' })).toHaveValue('Maria Santos');
});

test('two patients of one name are told apart by their birth, and the answer is sent', async () => {
  const candidates = ['1950-02-01', '1988-07-30'].map((dateOfBirth, at) => ({
    id: `0190a000-0000-7000-8000-0000000000d${at}`,
    name: 'Ana Garcia',
    dateOfBirth,
    mrn: `A-${at}`,
  }));
  api.on(calls.proposeTaskOperations, () =>
    stream(
      { type: 'ask', said: 'labs for ana garcia to done', name: 'ana garcia', candidates },
      { type: 'left-out', said: 'orders to done', tasks: 21 },
      { type: 'complete', operations: 0 },
    ),
  );
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Change many at once' }), 'labs for Ana Garcia to done');
  await user.click(screen.getByRole('button', { name: 'Show changes' }));
  expect(await screen.findByText(/^21 more tasks do not fit/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^Ana Garcia.*1988.*A-1/ }));
  await waitFor(() =>
    expect(api.requests(calls.proposeTaskOperations).at(-1)?.body).toMatchObject({
      instruction: 'labs for Ana Garcia to done',
      chosen: [{ name: 'ana garcia', id: candidates[1]!.id }],
    }),
  );
});

test('a request for changes that fails names the HTTP status, and the words stay', async () => {
  api.on(calls.proposeTaskOperations, () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  const { user } = open();
  const field = await screen.findByRole('textbox', { name: 'Change many at once' });
  await user.type(field, 'labs to done');
  await user.click(screen.getByRole('button', { name: 'Show changes' }));
  expect(await screen.findByText(/\(HTTP 502\)$/)).toBeVisible();
  expect(field).toHaveValue('labs to done');
});

test('a link to a task that is gone says so', async () => {
  tasks = [clinicalTask({ title: 'Another' })];
  open('/ai-tasks?task=0190a000-0000-7000-8000-0000000000aa');
  expect(await screen.findByText(/^The linked task is not in this list/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Another' })).toBeVisible();
});

test('a status is changed from the menu, with the value it had', async () => {
  const task = clinicalTask({ title: 'Chase the reply' });
  tasks = [task];
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Actions for Chase the reply' }));
  await user.click(await screen.findByRole('menuitem', { name: 'In progress' }));
  await waitFor(() =>
    expect(sent()).toEqual({
      operations: [{ action: 'update', taskId: task.id, set: { status: 'doing' }, was: { status: 'todo' } }],
    }),
  );
  expect(api.requests(calls.applyTaskOperations)[0]?.body).toHaveProperty('today', dayOf(new Date()));
});

test('a loop is done with a reason alone, which the form asks for', async () => {
  const task = clinicalTask({ title: 'Refer to cardiology', category: 'Referral', needsProof: true });
  tasks = [task];
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Refer to cardiology' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit task' });
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Status' }), 'Done');
  expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.type(within(dialog).getByLabelText(/Why is it closed/), 'Seen elsewhere');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  const proof = { kind: 'reason', text: 'Seen elsewhere', recordId: null };
  await waitFor(() =>
    expect(sent()).toEqual({
      operations: [
        {
          action: 'update',
          taskId: task.id,
          set: { status: 'done', proof },
          was: { status: 'todo', proof: null },
        },
      ],
    }),
  );
});

test('an instruction shows what it would change, and applies what is left ticked', async () => {
  const [one, two] = [clinicalTask({ title: 'One' }), clinicalTask({ title: 'Two' })];
  tasks = [one, two];
  const operation = (task: ClinicalTask): TaskOperation => ({
    action: 'update',
    taskId: task.id,
    set: { status: 'done' },
    was: { status: 'todo' },
  });
  api.on(calls.proposeTaskOperations, () =>
    stream(
      ...[one, two].map((task): TaskProposalEvent => ({
        type: 'operation',
        operation: operation(task),
        task,
        from: 'todo',
        to: 'done',
        unsure: false,
        said: 'orders to done',
        byModel: true,
      })),
      { type: 'unread', said: 'sing a song', why: 'words' },
      { type: 'model-failed', message: 'Try again.' },
      { type: 'complete', operations: 2 },
    ),
  );
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Change many at once' }), 'orders to done, sing a song');
  await user.click(screen.getByRole('button', { name: 'Show changes' }));
  expect(await screen.findByText('Not understood')).toBeVisible();
  expect(screen.getByText('read by the AI model')).toBeVisible();
  expect(screen.getByText(/^The AI model did not help: Try again\./)).toBeVisible();
  expect(api.requests(calls.applyTaskOperations)).toHaveLength(0);
  await user.click(await screen.findByRole('checkbox', { name: 'Include Two' }));
  await user.click(screen.getByRole('button', { name: 'Apply 1 change' }));
  await waitFor(() => expect(sent()).toEqual({ operations: [operation(one)] }));
});

test('a card is lifted, moved by column and place, and dropped by keys alone; the live region says where', async () => {
  const [one, two, three] = [
    clinicalTask({ title: 'One', rank: 'a1' }),
    clinicalTask({ title: 'Two', rank: 'a2' }),
    clinicalTask({ title: 'Three', rank: 'a3', status: 'doing' }),
  ];
  tasks = [three, two, one];
  const { user } = open('/ai-tasks?view=board');
  const column = await screen.findByRole('region', { name: 'To-Do' });
  expect(
    within(column)
      .getAllByRole('listitem')
      .map((card) => card.getAttribute('aria-label')),
  ).toEqual(['One', 'Two']);
  const card = () => screen.getByRole('listitem', { name: 'One' });
  card().focus();
  await user.keyboard(' ');
  expect(screen.getByText('One lifted. To-Do, 1 of 2')).toHaveAttribute('role', 'status');
  await user.keyboard('{ArrowRight}');
  expect(screen.getAllByText('In progress, 1 of 2').length).toBeGreaterThan(0);
  expect(card()).toHaveFocus();
  await user.keyboard('{ArrowDown} ');
  const set = { status: 'doing', after: three.id };
  const was = { status: 'todo', rank: 'a1' };
  await waitFor(() => expect(sent()).toEqual({ operations: [{ action: 'update', taskId: one.id, set, was }] }));
  expect(card()).toHaveFocus();
});

test('Escape puts a lifted card back, and nothing is sent', async () => {
  tasks = [clinicalTask({ title: 'One' })];
  const { user } = open('/ai-tasks?view=board');
  (await screen.findByRole('listitem', { name: 'One' })).focus();
  await user.keyboard(' {ArrowRight}{Escape}');
  const column = screen.getByRole('region', { name: 'To-Do' });
  expect(within(column).getByRole('listitem', { name: 'One' })).toHaveFocus();
  expect(screen.getByText('One put back. To-Do, 1 of 1')).toHaveAttribute('role', 'status');
  expect(api.requests(calls.applyTaskOperations)).toHaveLength(0);
});

/** The form asks for the reason alone: it is set to done, and typing goes on there. */
async function expectReasonAsked(user: ReturnType<typeof open>['user'], task: ClinicalTask) {
  const dialog = await screen.findByRole('dialog', { name: 'Edit task' });
  expect(within(dialog).getByRole('combobox', { name: 'Status' })).toHaveValue('done');
  await waitFor(() => expect(within(dialog).getByLabelText(/Why is it closed/)).toHaveFocus());
  expect(api.requests(calls.applyTaskOperations)).toHaveLength(0);
  await user.keyboard('Seen elsewhere{Enter}');
  const set = { status: 'done', proof: { kind: 'reason', text: 'Seen elsewhere', recordId: null } };
  const was = { status: task.status, proof: null };
  await waitFor(() => expect(sent()).toEqual({ operations: [{ action: 'update', taskId: task.id, set, was }] }));
}

test('a loop moved to Done stays, and the form asks for its reason', async () => {
  const task = clinicalTask({ title: 'Refer', category: 'Referral', needsProof: true, status: 'doing' });
  tasks = [task];
  const { user } = open('/ai-tasks?view=board');
  (await screen.findByRole('listitem', { name: 'Refer' })).focus();
  await user.keyboard(' {ArrowRight} ');
  await expectReasonAsked(user, task);
});

test.each([
  ['the menu', '/ai-tasks'],
  ['the tick of my day', '/ai-tasks?view=day'],
])('a loop finished by %s asks for its reason in the form', async (way, address) => {
  const task = clinicalTask({ title: 'Refer', category: 'Referral', needsProof: true });
  tasks = [task];
  const { user } = open(address);
  if (way === 'the menu') {
    await user.click(await screen.findByRole('button', { name: 'Actions for Refer' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Done' }));
  } else await user.click(await screen.findByRole('button', { name: 'Set Refer to done' }));
  await expectReasonAsked(user, task);
});

test('my day shows my own work, whatever the other views are filtered to', async () => {
  tasks = [clinicalTask({ title: 'Chase the reply' }), clinicalTask({ title: 'Next year', dueOn: '2999-01-01' })];
  const { user } = open('/ai-tasks?view=day&who=all');
  const patient = await screen.findByRole('region', { name: 'Maria Santos' });
  expect(within(patient).getAllByRole('listitem')).toHaveLength(1);
  expect(api.requests(calls.listClinicalTasks).at(-1)?.query).toMatchObject({ assignee: 'me' });
  await user.click(within(patient).getByRole('button', { name: 'Set Chase the reply to done' }));
  await waitFor(() => expect(sent()).toMatchObject({ operations: [{ set: { status: 'done' } }] }));
});
