import * as calls from '@clinical/contract/operations/events.calls';
import { expect, test, vi } from 'vitest';
import { eventStream } from '../../testing/fake-api.ts';
import { startSignedIn } from '../../testing/signed-in.ts';
import { isReachable } from '../connection.ts';
import { startEvents } from './events.ts';

test('a server that was away is noticed within seconds of being back', async () => {
  vi.useFakeTimers();
  const api = startSignedIn();
  api.offline = true;
  const stop = startEvents(() => undefined);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(isReachable()).toBe(false);
  api.offline = false;
  api.on(calls.streamEvents, () => eventStream([{ type: 'hello', at: '' }]) as never);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isReachable()).toBe(true);
  stop();
  vi.useRealTimers();
});
