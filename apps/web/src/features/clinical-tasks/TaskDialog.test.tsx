import * as calls from '@clinical/contract/clinical-tasks/clinical-tasks.calls';
import type { ClinicalTask } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { getBoard } from '@clinical/contract/kanban/kanban.calls';
import { listWorkspaceUsers } from '@clinical/contract/teams/members.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { board, card } from '../../testing/kanban-builders.ts';
import { renderApp } from '../../testing/render.tsx';
import { startSignedIn } from '../../testing/signed-in.ts';
import { clinicalTask, taskPage, withoutDay } from '../../testing/task-builders.ts';

let api: ReturnType<typeof startSignedIn>;
let tasks: ClinicalTask[];
const letter = card({ title: 'Letter of the clinic' });
const [blood, call] = [clinicalTask({ title: 'Draw blood' }), clinicalTask({ title: 'Call the patient' })];

beforeEach(() => {
  api = startSignedIn();
  tasks = [blood, call];
  api.on(calls.listClinicalTasks, () => taskPage(tasks));
  api.on(calls.listTaskBatches, () => ({ batches: [] }));
  api.on(listWorkspaceUsers, () => []);
  api.on(getBoard, () => board([letter]));
  api.on(calls.applyTaskOperations, () => ({
    batchId: '0190a000-0000-7000-8000-0000000000f1',
    undoUntil: null,
    results: [{ index: 0, refused: null, task: null }],
  }));
});

const sent = () => withoutDay(api.requests(calls.applyTaskOperations).at(-1)?.body);

test('a task gets steps, repeats, tasks that come first and a card', async () => {
  const { user } = renderApp('/ai-tasks');
  await user.click(await screen.findByRole('button', { name: 'Call the patient' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit task' });
  await user.click(within(dialog).getByText('Checklist, repeats, waits for, card'));
  await user.type(within(dialog).getByRole('textbox', { name: 'New step' }), 'Find the number{Enter}');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Find the number' }));
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Repeats' }), 'Every 3 months');
  await user.click(within(dialog).getByRole('combobox', { name: 'Waits for' }));
  expect(screen.queryByRole('option', { name: 'Call the patient' })).toBeNull();
  await user.click(await screen.findByRole('option', { name: 'Draw blood' }));
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Card' }), 'Letter of the clinic');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  const step = { id: expect.any(String) as string, text: 'Find the number', done: true, assignee: null, dueOn: null };
  await waitFor(() =>
    expect(sent()).toEqual({
      operations: [
        {
          action: 'update',
          taskId: call.id,
          set: { checklist: [step], repeats: { every: 3, unit: 'month' }, blockedBy: [blood.id], cardId: letter.id },
          was: { checklist: [], repeats: null, blockedBy: [], cardId: null },
        },
      ],
    }),
  );
});

test('a task that waits says for what, and finishing it names that', async () => {
  tasks = [{ ...call, blockedBy: [blood.id], waitsFor: [{ id: blood.id, title: 'Draw blood' }] }];
  const { user } = renderApp('/ai-tasks');
  expect(await screen.findByText('Waits for Draw blood')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Actions for Call the patient' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Done' }));
  expect(await screen.findByText('Done, though it waits for Draw blood')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Call the patient' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit task' });
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Status' }), 'Done');
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Waits for Draw blood');
});

test('a task about a card leads to it', async () => {
  tasks = [{ ...call, cardId: letter.id }];
  renderApp('/ai-tasks');
  const link = await screen.findByRole('link', { name: 'Open the card' });
  expect(link).toHaveAttribute('href', `/chat?id=${call.note.id}&place=board&card=${letter.id}`);
});

test('who only reads the chart sees all of a task, and changes nothing', async () => {
  const step = { id: blood.id, text: 'Find the number', done: false, assignee: null, dueOn: null };
  tasks = [{ ...call, checklist: [step], abilities: { edit: false } }];
  const { user } = renderApp('/ai-tasks');
  await user.click(await screen.findByRole('button', { name: 'Call the patient' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Task' }));
  expect(dialog.getByRole('textbox', { name: /^Title/ })).toHaveAttribute('readonly');
  expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveAttribute('readonly');
  // all within a group that is disabled
  for (const name of ['Status', 'Category', 'Repeats', 'Card'])
    expect(dialog.getByRole('combobox', { name }).closest('fieldset[disabled]')).not.toBeNull();
  expect(dialog.getByRole('checkbox', { name: 'Find the number' }).closest('fieldset[disabled]')).not.toBeNull();
  expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull();
  await user.type(dialog.getByRole('textbox', { name: /^Title/ }), '{Enter}');
  expect(api.requests(calls.applyTaskOperations)).toHaveLength(0);
  await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
