import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';

/** For requests that are on their way to us when the end begins. */
const lastCallMs = 150;
const requestsEndWithinMs = 4_000;
const cutOffAfterMs = 500;

/**
 * Stops listening and waits for the requests under way. Those that take too long are told through `stopRequests` that the
 * process stops, and cut off when they do not end even then.
 */
export async function closeServer(server: FastifyInstance, stopRequests: AbortController): Promise<void> {
  await wait(lastCallMs);
  const late = setTimeout(() => stopRequests.abort(), requestsEndWithinMs);
  const tooLate = setTimeout(() => server.server.closeAllConnections(), requestsEndWithinMs + cutOffAfterMs);
  await server.close();
  clearTimeout(late);
  clearTimeout(tooLate);
}
