import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { circuitBreaker } from '../../platform/outside/circuit-breaker.ts';
import { limitedFetch } from '../../platform/outside/limited-fetch.ts';

const answerWithin = 60_000;

export type CarrierRequest = (
  url: string | URL,
  init: Omit<RequestInit, 'signal'> & { mostBytes: number; signal?: AbortSignal },
) => Promise<Response>;

/**
 * Requests to a carrier, paused for a moment after several failures in a row.
 * @throws AppError UNAVAILABLE without an answer within a minute, or with one that may differ later (429, 5xx)
 */
export function carrierRequest(name: string, clock: Clock): CarrierRequest {
  const breaker = circuitBreaker(clock);
  return async (url, { mostBytes, signal, ...init }) => {
    if (!breaker.allows()) {
      throw carrierAway(`${name} has failed several times in a row, so requests are paused for a moment.`);
    }
    const limit = AbortSignal.timeout(answerWithin);
    try {
      const response = await limitedFetch(mostBytes)(url, {
        ...init,
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
      if (response.status !== 429 && response.status < 500) {
        breaker.succeeded();
        return response;
      }
      await response.body?.cancel();
      throw carrierAway(`${name} answered with ${response.status}.`);
    } catch (error) {
      signal?.throwIfAborted();
      breaker.failed();
      throw error instanceof AppError ? error : carrierAway(`${name} could not be reached.`, error);
    }
  };
}

export const carrierAway = (message: string, cause?: unknown): AppError =>
  new AppError('UNAVAILABLE', { message, cause });
