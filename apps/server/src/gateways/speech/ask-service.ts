import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { type CircuitBreaker, circuitBreaker } from '../../platform/outside/circuit-breaker.ts';
import { limitedFetch } from '../../platform/outside/limited-fetch.ts';
import {
  describeError,
  describeStatus,
  type Failure,
  failures,
  RequestRefused,
  speechFailed,
} from './speech-failure.ts';

export type ServiceOptions = {
  clock: Clock;
  /** Base of the waits between tries, in milliseconds. */
  pause?: number;
  /** Longest wait for one answer, in milliseconds. */
  timeout?: number;
  /** Most bytes of one answer. */
  answerLimit?: number;
  random?: () => number;
};

export type SpeechService = {
  /**
   * Sends a request and reads its JSON answer. `make` is called for each try.
   * @throws AppError PROVIDER_FAILED after up to three further tries; the signal's reason when it is aborted
   */
  ask<T>(
    make: () => Promise<{ url: string; init: RequestInit }> | { url: string; init: RequestInit },
    schema: z.ZodType<T>,
    signal: AbortSignal,
  ): Promise<T>;
};

const maxRetries = 3;
/** A service that asks for a longer pause is busy for as long as a person would wait. */
const longestPause = 60_000;

/** An outside service that answers with JSON: limits, further tries with jitter, and a pause for one that keeps failing. */
export function speechService(options: ServiceOptions): SpeechService {
  const { clock, pause = 500, timeout = 280_000, answerLimit = 40_000_000, random = Math.random } = options;
  const breaker: CircuitBreaker = circuitBreaker(clock);
  const send = limitedFetch(answerLimit);

  async function attempt<T>(
    make: Parameters<SpeechService['ask']>[0],
    schema: z.ZodType<T>,
    signal: AbortSignal,
  ): Promise<{ answer: T } | { failure: Failure; cause?: unknown }> {
    try {
      const { url, init } = await make();
      const response = await send(url, { ...init, signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]) });
      if (!response.ok) {
        const failure = describeStatus(response.status, response.headers.get('retry-after'), clock.now());
        await response.body?.cancel();
        return { failure };
      }
      const read = schema.safeParse(await response.json());
      return read.success ? { answer: read.data } : { failure: { message: failures.form, again: false } };
    } catch (error) {
      signal.throwIfAborted();
      return { failure: describeError(error), cause: error };
    }
  }

  return {
    async ask(make, schema, signal) {
      for (let tries = 0; ; tries++) {
        signal.throwIfAborted();
        if (!breaker.allows()) throw speechFailed(failures.circuit);
        const result = await attempt(make, schema, signal);
        if ('answer' in result) {
          breaker.succeeded();
          return result.answer;
        }
        const { failure, cause } = result;
        const { again, afterMs = 0 } = failure;
        if (!again || tries === maxRetries || afterMs > longestPause) {
          breaker.failed();
          throw speechFailed(failure.message, failure.refused ? new RequestRefused() : cause);
        }
        await wait(Math.max(afterMs, pause * 2 ** tries * (0.5 + random())), undefined, { signal });
      }
    },
  };
}
