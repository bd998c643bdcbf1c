import { EhrFailure, isEhrFailure } from './port.ts';
import type { Clock } from '../../platform/clock.ts';
import { circuitBreaker } from '../../platform/outside/circuit-breaker.ts';
import { limitedFetch } from '../../platform/outside/limited-fetch.ts';

/** Milliseconds, and bytes of a reply. */
const limits = { answerWithin: 20_000, bytes: 4_000_000 };

export type EhrReply = { status: number; json: unknown; text: string };

export type EhrRequest = (
  url: string,
  init: {
    method?: 'GET' | 'POST';
    headers?: Record<string, string>;
    body?: string;
    isText?: boolean;
    isSignIn?: boolean;
  },
  signal: AbortSignal,
) => Promise<EhrReply>;

/**
 * Requests to one EHR (`isSignIn`: where it gives tokens): no redirects, a limit of time and bytes, a pause after failures in a row. A page where data was expected counts as
 * no answer. @throws EhrFailure away, token
 */
export function ehrRequest(name: string, clock: Clock, answerWithin: number = limits.answerWithin): EhrRequest {
  const breaker = circuitBreaker(clock, 8, 15_000);
  return async (url, { isText = false, isSignIn = false, ...init }, signal) => {
    if (!breaker.allows()) throw new EhrFailure('away', `${name} has not answered several times in a row.`);
    const limit = AbortSignal.timeout(answerWithin);
    try {
      const response = await limitedFetch(limits.bytes)(url, {
        ...init,
        redirect: 'error',
        signal: AbortSignal.any([signal, limit]),
      });
      const text = await response.text();
      const { status } = response;
      if (status === 429 || status >= 500) throw new EhrFailure('away', `${name} answered with ${status}.`);
      const json = isText || text === '' ? null : parsed(text);
      const isPage = isText ? looksLikePage(response, text) : json === undefined;
      // a sign-in or maintenance page, whatever its status
      if (isPage && status < 400) throw new EhrFailure('away', `${name} answered with a page, not with data.`);
      breaker.succeeded();
      // where tokens are given it speaks of this server, not of the person's link
      if (status === 401 && !isSignIn) throw new EhrFailure('token', `${name} no longer accepts this link.`);
      return { status, json: json ?? null, text };
    } catch (error) {
      signal.throwIfAborted();
      if (isEhrFailure(error, 'token')) throw error;
      breaker.failed();
      throw isEhrFailure(error) ? error : new EhrFailure('away', `${name} could not be reached.`, error);
    }
  };
}

/** A note may begin with "<" too. */
const looksLikePage = (response: Response, text: string): boolean =>
  /^text\/html\b/i.test(response.headers.get('content-type') ?? '') || /^\s*<(!doctype|html)\b/i.test(text);

/** Undefined for what is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
