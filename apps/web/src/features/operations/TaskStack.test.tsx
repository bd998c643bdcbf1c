import { getPrices } from '@clinical/contract/credits/credits.calls';
import * as calls from '@clinical/contract/operations/background-tasks.calls';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { trackTask } from '../../lib/task-list.ts';
import { backgroundTask } from '../../testing/builders.ts';
import { type FakeApi, refusal, startFakeApi } from '../../testing/fake-api.ts';
import { clinician } from '../../testing/fake-auth.ts';
import { renderUi } from '../../testing/render.tsx';
import { TaskStack } from './TaskStack.tsx';

afterEach(() => void vi.useRealTimers());

function stack(tasks: ReturnType<typeof backgroundTask>[] = []): { api: FakeApi } & ReturnType<typeof renderUi> {
  const api = startFakeApi();
  api.auth.user = clinician;
  api.on(calls.listBackgroundTasks, () => tasks);
  return { api, ...renderUi(<TaskStack />) };
}
const running = (progress: number | null) => backgroundTask({ status: 'progress', result: { progress } });

test('a job of before the reload is there again, waiting, with a tip and no way to close it', async () => {
  stack([backgroundTask()]);
  expect(await screen.findByText('Waiting to process')).toBeVisible();
  expect(screen.getByText(/magic edit/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test('the patient name opens the chart in a new tab', async () => {
  stack([backgroundTask()]);
  const link = await screen.findByRole('link', { name: 'Ben Ode' });
  expect(link).toHaveAttribute('href', '/chat?id=0190a000-0000-7000-8000-0000000000n1');
  expect(link).toHaveAttribute('target', '_blank');
});

test('progress is polled every 10 s, and the tip changes as often', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { api } = stack([backgroundTask()]);
  api.on(calls.getBackgroundTask, () => running(40));
  await screen.findByText('Waiting to process');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(await screen.findByText('Processing note: 40%')).toBeVisible();
  expect(screen.getByText(/quick phrase/)).toBeVisible();
});

test('a finished job fades after 10 s and is gone a second later; it is polled no more', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { api } = stack();
  act(() => trackTask({ taskId: 't', noteTitle: 'Ben Ode', status: 'success' }));
  expect(await screen.findByText(/^Note completed! Click the patient name above to view/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  const card = () => screen.queryByRole('region', { name: 'Ben Ode' });
  await act(() => vi.advanceTimersByTimeAsync(10_050));
  expect(card()).toHaveAttribute('data-fading');
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(card()).toBeNull();
  expect(api.requests(calls.getBackgroundTask)).toHaveLength(0);
});

test('a failed job says why, stays, and can be tried again', async () => {
  const { api, user } = stack();
  api.on(calls.retryBackgroundTask, () => running(null));
  act(() => trackTask({ taskId: 't', noteTitle: 'Ben Ode', status: 'failure', message: 'The model gave up.' }));
  expect(await screen.findByText('Failed to upload file')).toBeVisible();
  expect(screen.getByText('The model gave up.')).toBeVisible();
  act(() => trackTask({ taskId: '0190a000-0000-7000-8000-0000000000t1', noteTitle: 'Ben Ode', status: 'failure' }));
  const [retry] = screen.getAllByRole('button', { name: 'Retry the note of Ben Ode' });
  if (retry) await user.click(retry);
  expect(api.requests(calls.retryBackgroundTask)[0]?.params).toEqual({ id: 't' });
});

test.each([
  [false, 'Run the note of Ben Ode with the built-in engine · 1 credit'],
  [true, 'Run the note of Ben Ode with the built-in engine'],
])('what a retry costs is told, also with the local engine (free: %s)', async (localIsFree, name) => {
  const { api } = stack();
  api.on(getPrices, () => ({ actions: {}, models: {}, pdf: {}, notesAreFree: false, localIsFree, ownKey: false }));
  act(() => trackTask({ taskId: 't', noteTitle: 'Ben Ode', status: 'failure', localEngine: true, credits: 3 }));
  expect(await screen.findByRole('button', { name })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry the note of Ben Ode · 3 credits' })).toBeVisible();
});

test('a job that failed at a provider can be run with the local engine, another one cannot', async () => {
  const { api, user } = stack();
  api.on(calls.retryBackgroundTask, () => running(null));
  const failed = { status: 'failure' as const, message: 'The AI service is busy.' };
  act(() => trackTask({ taskId: 't-1', noteTitle: 'Ben Ode', ...failed, localEngine: true }));
  act(() => trackTask({ taskId: 't-2', noteTitle: 'Cy Day', ...failed }));
  expect(await screen.findAllByRole('button', { name: /with the built-in engine/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Run the note of Ben Ode with the built-in engine' }));
  expect(api.requests(calls.retryBackgroundTask)[0]).toMatchObject({
    params: { id: 't-1' },
    query: { engine: 'local' },
  });
});

test('a retry says what it costs', async () => {
  stack();
  act(() => trackTask({ taskId: 't-1', noteTitle: 'Ben Ode', status: 'failure', message: 'No.', credits: 2 }));
  expect(await screen.findByRole('button', { name: 'Retry the note of Ben Ode · 2 credits' })).toHaveTextContent(
    'Retry · 2 credits',
  );
});

test('a running job can be cancelled', async () => {
  const { api, user } = stack([backgroundTask()]);
  api.on(calls.cancelBackgroundTask, () => backgroundTask({ status: 'failure', result: { message: 'Cancelled.' } }));
  await user.click(await screen.findByRole('button', { name: 'Cancel the note of Ben Ode' }));
  expect(await screen.findByText('Cancelled.')).toBeVisible();
});

test('cards stand 150 px apart, the first one 30 px from the bottom', async () => {
  stack([backgroundTask(), backgroundTask({ taskId: 't-2', result: { noteTitle: 'Cy Day' } })]);
  const first = await screen.findByRole('region', { name: 'Ben Ode' });
  expect(first.style.bottom).toContain('30px');
  expect(screen.getByRole('region', { name: 'Cy Day' }).style.bottom).toContain('180px');
});

test('a job that is gone takes its card with it; a lost connection does not', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { api } = stack([backgroundTask()]);
  await screen.findByText('Waiting to process');
  api.offline = true;
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('Waiting to process')).toBeVisible();
  api.offline = false;
  api.on(calls.getBackgroundTask, () => refusal('NOT_FOUND'));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await vi.waitFor(() => expect(screen.queryByText('Waiting to process')).toBeNull());
});
