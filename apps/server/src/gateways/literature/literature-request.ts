import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { circuitBreaker } from '../../platform/outside/circuit-breaker.ts';
import { limitedFetch } from '../../platform/outside/limited-fetch.ts';
import { retryAfterMs } from '../../platform/outside/retry-after.ts';

const answerWithin = 20_000;
const mostBytes = 20_000_000;
/** So long a service may have us wait before the one retry; a person waits for the answer. */
const longestPause = 5_000;
const shortestPause = 1_000;

export type LiteratureRequest = (url: URL, signal: AbortSignal) => Promise<string>;

/**
 * Requests to a database of literature: so many a second as it allows, one retry where it asks to wait, a pause after failures in a row.
 * @throws AppError UNAVAILABLE
 */
export function literatureRequest(name: string, clock: Clock, perSecond: number): LiteratureRequest {
  const breaker = circuitBreaker(clock);
  let nextAt = 0;
  const turn = async (signal: AbortSignal): Promise<void> => {
    const at = Math.max(clock.now(), nextAt);
    nextAt = at + 1_000 / perSecond;
    if (at > clock.now()) await wait(at - clock.now(), undefined, { signal });
  };
  const ask = async (url: URL, signal: AbortSignal): Promise<Response> => {
    await turn(signal);
    const init = { redirect: 'error' as const, headers: { accept: 'application/json, text/xml' }, signal };
    return limitedFetch(mostBytes)(url, init);
  };
  return async (url, outer) => {
    if (!breaker.allows())
      throw away(`${name} has failed several times in a row, so requests are paused for a moment.`);
    const signal = AbortSignal.any([outer, AbortSignal.timeout(answerWithin)]);
    try {
      let response = await ask(url, signal);
      if (response.status === 429 || response.status === 503) {
        await response.body?.cancel();
        const asked = retryAfterMs(response.headers.get('retry-after') ?? undefined, clock.now());
        await wait(Math.min(longestPause, Math.max(shortestPause, asked)), undefined, { signal });
        response = await ask(url, signal);
      }
      const text = await response.text();
      if (!response.ok) throw away(`${name} answered with ${response.status}.`);
      breaker.succeeded();
      return text;
    } catch (error) {
      outer.throwIfAborted();
      breaker.failed();
      throw error instanceof AppError ? error : away(`${name} could not be reached.`, error);
    }
  };
}

export const away = (message: string, cause?: unknown): AppError => new AppError('UNAVAILABLE', { message, cause });

/** @throws AppError UNAVAILABLE for what is not JSON */
export function jsonOf(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw away(`The answer of ${name} could not be read.`, error);
  }
}
