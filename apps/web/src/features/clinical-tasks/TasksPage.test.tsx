import * as calls from '@clinical/contract/clinical-tasks/clinical-tasks.calls';
import type { ClinicalTask } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import type { TaskOperation } from '@clinical/contract/clinical-tasks/operations.schemas';
import type { TaskProposalEvent } from '@clinical/contract/clinical-tasks/proposals.schemas';
import { listWorkspaceUsers } from '@clinical/contract/teams/members.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../testing/render.tsx';
import { startSignedIn } from '../../testing/signed-in.ts';
import { clinicalTask, taskPage } from '../../testing/task-builders.ts';

let api: ReturnType<typeof startSignedIn>;
let tasks: ClinicalTask[];

const batchId = '0190a000-0000-7000-8000-0000000000f1';

beforeEach(() => {
  api = startSignedIn();
  tasks = [];
  api.on(calls.listClinicalTasks, () => taskPage(tasks));
  api.on(listWorkspaceUsers, () => []);
  api.on(calls.applyTaskOperations, ({ body }) => ({
    batchId,
    undoUntil: null,
    results: ('operations' in body ? body.operations : []).map((_, index) => ({ index, refused: null, task: null })),
  }));
});

const open = (address = '/ai-tasks') => renderApp(address);
const sent = () => api.requests(calls.applyTaskOperations).at(-1)?.body;
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
      })),
      { type: 'unread', said: 'sing a song', why: 'words' },
      { type: 'complete', operations: 2 },
    ),
  );
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Change many at once' }), 'orders to done, sing a song');
  await user.click(screen.getByRole('button', { name: 'Show changes' }));
  expect(await screen.findByText('Not understood')).toBeVisible();
  expect(api.requests(calls.applyTaskOperations)).toHaveLength(0);
  await user.click(await screen.findByRole('checkbox', { name: 'Include Two' }));
  await user.click(screen.getByRole('button', { name: 'Apply 1 change' }));
  await waitFor(() => expect(sent()).toEqual({ operations: [operation(one)] }));
});
