import type { QueryClient } from '@tanstack/react-query';
import { postMessage, showAnswer } from './messaging.api.ts';
import { startOutbox } from './outbox.ts';

/** Sends what waits on this device, and shows each message where it is open. */
export function startSending(queries: QueryClient): Promise<void> {
  return startOutbox({ post: postMessage, show: (message) => showAnswer(queries, message) });
}
