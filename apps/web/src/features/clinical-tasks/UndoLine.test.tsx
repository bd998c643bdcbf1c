import * as calls from '@clinical/contract/clinical-tasks/clinical-tasks.calls';
import type { TaskBatches } from '@clinical/contract/clinical-tasks/operations.schemas';
import { listWorkspaceUsers } from '@clinical/contract/teams/members.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../testing/render.tsx';
import { startSignedIn } from '../../testing/signed-in.ts';
import { clinicalTask, taskBatch, taskPage } from '../../testing/task-builders.ts';

let api: ReturnType<typeof startSignedIn>;
let batches: TaskBatches['batches'];

beforeEach(() => {
  api = startSignedIn();
  batches = [];
  api.on(calls.listClinicalTasks, () => taskPage([clinicalTask({ title: 'Chase the reply' })]));
  api.on(calls.listTaskBatches, () => ({ batches }));
  api.on(listWorkspaceUsers, () => []);
});

const applied = { index: 0, refused: null, task: null };
const sent = () => api.requests(calls.applyTaskOperations).at(-1)?.body;

test('a change can be undone from the foot of the page, which says what stays', async () => {
  const made = taskBatch({ title: 'Chase the reply' });
  const refused = { why: 'changed' as const, message: 'Changed.' };
  api.on(calls.applyTaskOperations, ({ body }) => {
    batches = 'undo' in body ? [] : [made];
    return 'undo' in body
      ? { batchId: null, undoUntil: null, results: [{ ...applied, refused }] }
      : { batchId: made.id, undoUntil: made.undoUntil, results: [applied] };
  });
  const { user } = renderApp('/ai-tasks');
  await user.click(await screen.findByRole('button', { name: 'Actions for Chase the reply' }));
  await user.click(await screen.findByRole('menuitem', { name: 'In progress' }));
  const line = await screen.findByRole('status', { name: 'Last change' });
  expect(line).toHaveTextContent(/^Changed: Chase the reply.*undo until/);
  await user.click(within(line).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent()).toEqual({ undo: made.id }));
  expect(await screen.findByText(/1 was changed since and stays as it is/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Last change' })).toBeNull());
});

test('changes of before stay within reach, and one that is too old does not', async () => {
  const [last, many, old] = [
    taskBatch({ title: 'Order CBC' }),
    taskBatch({ title: 'Refer', tasks: 3 }),
    taskBatch({ title: 'Too old', undoUntil: new Date(Date.now() - 1_000).toISOString() }),
  ];
  batches = [last, many, old];
  api.on(calls.applyTaskOperations, () => {
    batches = [last, old];
    return { batchId: null, undoUntil: null, results: [applied] };
  });
  const { user } = renderApp('/ai-tasks');
  expect(await screen.findByRole('status', { name: 'Last change' })).toHaveTextContent('Changed: Order CBC');
  await user.click(screen.getByText('1 earlier change'));
  const earlier = screen.getByRole('list', { name: '1 earlier change' });
  expect(earlier).toHaveTextContent('Changed: Refer and 2 more tasks');
  await user.click(within(earlier).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent()).toEqual({ undo: many.id }));
  await waitFor(() => expect(screen.queryByText('1 earlier change')).toBeNull());
  expect(screen.getByRole('status', { name: 'Last change' })).toBeVisible();
});
