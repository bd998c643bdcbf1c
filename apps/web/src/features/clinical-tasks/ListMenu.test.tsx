import * as calls from '@clinical/contract/clinical-tasks/clinical-tasks.calls';
import type { TaskShare } from '@clinical/contract/clinical-tasks/shares.schemas';
import { listWorkspaceUsers } from '@clinical/contract/teams/members.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { refusal } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render.tsx';
import { startSignedIn } from '../../testing/signed-in.ts';
import { clinicalTask, taskPage } from '../../testing/task-builders.ts';

let api: ReturnType<typeof startSignedIn>;
let shares: TaskShare[];

beforeEach(() => {
  api = startSignedIn();
  shares = [];
  api.on(calls.listClinicalTasks, () => taskPage([clinicalTask({ title: 'Order a scan', category: 'Labs' })]));
  api.on(calls.listTaskBatches, () => ({ batches: [] }));
  api.on(listWorkspaceUsers, () => []);
  api.on(calls.listTaskShares, () => ({ shares }));
});

const times = { createdAt: '2026-03-10T12:00:00.000Z', expiresAt: '2026-03-17T12:00:00.000Z' };
const share: TaskShare = { id: '0190a000-0000-7000-8000-0000000000e1', filter: { category: 'Labs' }, ...times };

async function openMenu(item: string) {
  const { user } = renderApp('/ai-tasks?category=Labs&who=all');
  await user.click(await screen.findByRole('button', { name: 'More actions for the list' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  return user;
}

test('a link is made of the list as it is narrowed, copied, listed and revoked', async () => {
  api.on(calls.shareTasks, () => {
    shares = [share];
    return { ...share, token: 'secret-1' };
  });
  api.on(calls.revokeTaskShare, () => {
    shares = [];
    return { ok: true };
  });
  const user = await openMenu('Share the list');
  const dialog = await screen.findByRole('dialog', { name: 'Share the list' });
  await user.click(within(dialog).getByRole('button', { name: 'Create link' }));
  const link = await within(dialog).findByRole('textbox', { name: 'Link' });
  expect(link).toHaveValue(`${window.location.origin}/ai-tasks?share=secret-1`);
  expect(api.requests(calls.shareTasks).at(-1)?.body).toEqual({ filter: { category: 'Labs' } });
  await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toContain('share=secret-1');
  await user.click(await within(dialog).findByRole('button', { name: 'Revoke the link to: Labs' }));
  await waitFor(() => expect(within(dialog).queryByRole('region', { name: 'Your links' })).toBeNull());
});

test('the list is exported as it is narrowed, and a failure is told', async () => {
  api.on(calls.exportTasks, () => refusal('UNAVAILABLE'));
  await openMenu('Export as CSV');
  expect(await screen.findByText('The list was not exported')).toBeVisible();
  expect(api.requests(calls.exportTasks).at(-1)?.query).toMatchObject({ category: 'Labs' });
});

test('the list is printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await openMenu('Print');
  await waitFor(() => expect(print).toHaveBeenCalled());
  expect(document.body.dataset['printing']).toBe('tasks');
  window.dispatchEvent(new Event('afterprint'));
  expect(document.body.dataset['printing']).toBeUndefined();
});

test('a list that is not loaded to its end is not printed', async () => {
  const first = { ...taskPage([clinicalTask({ title: 'Order a scan' })]), nextCursor: 'more' };
  let sendRest = (): void => undefined;
  const rest = new Promise<void>((resolve) => {
    sendRest = resolve;
  });
  api.on(calls.listClinicalTasks, async ({ query }) => {
    if (query.cursor === undefined) return first;
    await rest;
    return taskPage([clinicalTask({ title: 'Order another' })]);
  });
  const { user } = renderApp('/ai-tasks?category=Labs&who=all');
  await screen.findByRole('button', { name: 'Order a scan' });
  await user.click(screen.getByRole('button', { name: 'More actions for the list' }));
  const item = await screen.findByRole('menuitem', { name: 'Print' });
  expect(item).toBeDisabled();
  sendRest();
  await waitFor(() => expect(item).not.toBeDisabled());
});

test('a shared list says whose it is', async () => {
  const page = taskPage([clinicalTask({ title: 'Order a scan' })]);
  api.on(calls.getSharedTasks, () => ({
    ...page,
    share: { name: 'Ben Ode', filter: {}, expiresAt: times.expiresAt },
  }));
  renderApp('/ai-tasks?share=secret-1');
  expect(await screen.findByRole('heading', { name: 'Tasks shared by Ben Ode' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Order a scan' })).toBeVisible();
});

test('a link that is over says so', async () => {
  api.on(calls.getSharedTasks, () => refusal('NOT_FOUND'));
  renderApp('/ai-tasks?share=secret-1');
  expect(await screen.findByText('This link no longer works')).toBeVisible();
});
