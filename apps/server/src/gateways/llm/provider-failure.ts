import { APICallError } from 'ai';
import { AppError } from '../../platform/app-error.ts';
import { ReplyTooLarge } from '../../platform/outside/limited-fetch.ts';
import { retryAfterMs } from '../../platform/outside/retry-after.ts';

/** Whose key a call goes out with. */
export type KeyOwner = 'server' | 'person';

/**
 * Why a try failed. `again`: a further try may help, not before `afterMs` where the service says so. `ofKey`: the key is at fault,
 * not the service.
 */
export type Failure = { message: string; again: boolean; afterMs?: number; ofKey?: 'refused' | 'limited' };

const busy = {
  server: 'The AI service is busy. Try again in a few minutes.',
  person:
    'The AI provider is busy, or your own API key has reached its limit there. Try again in a few minutes, or switch the key off in Settings > AI and keys.',
};
const refusedKey = {
  server: 'The AI service rejected this server’s key. Ask the person who runs this server to check it.',
  person:
    'The AI provider rejected your own API key. Replace it or switch it off in Settings > AI and keys, then try again.',
};
const unreachable =
  'The AI service could not be reached. Try again, or ask the person who runs this server to check its address.';
export const failures = {
  circuit: 'The AI service has failed several times in a row, so requests are paused. Try again in a minute.',
  half: 'The AI service stopped before the note was complete. Try again.',
  cut: 'The AI service reached its length limit before the note was complete. Try again, or use a template with fewer sections.',
  refused: 'The AI service declined to write this note.',
  form: 'The reply of the AI service could not be read. Try again.',
  size: 'The reply of the AI service was too long for a note and was discarded. Try again.',
  slow: 'The AI service took too long to answer. Try again.',
} as const;

/** Puts a vendor's error in plain words. Its own text never reaches the user: it may repeat what was sent. `now`: epoch milliseconds. */
export function describeFailure(error: unknown, keyOwner: KeyOwner, now: number): Failure {
  const cause = rootCause(error);
  if (cause instanceof ReplyTooLarge) return { message: failures.size, again: false };
  if (cause instanceof Error && cause.name === 'TimeoutError') return { message: failures.slow, again: false };
  if (!APICallError.isInstance(cause)) return { message: unreachable, again: true };
  const status = cause.statusCode;
  if (status === undefined) return { message: unreachable, again: true };
  if (status === 401 || status === 403) return { message: refusedKey[keyOwner], again: false, ofKey: 'refused' };
  if (status === 402) return { message: busy[keyOwner], again: false, ofKey: 'limited' };
  const afterMs = retryAfterMs(cause.responseHeaders?.['retry-after'], now);
  if (status === 408) return { message: busy.server, again: true };
  if (status === 429) return { message: busy[keyOwner], again: true, afterMs, ofKey: 'limited' };
  if (status >= 500)
    return { message: `The AI service reported an error (${status}). Try again.`, again: true, afterMs };
  return {
    message: `The AI service rejected the request (${status}). Ask the person who runs this server to check its settings.`,
    again: false,
  };
}

export function providerFailed(message: string, cause?: unknown): AppError {
  return new AppError('PROVIDER_FAILED', { message, cause, localEngineCan: true });
}

export function keyRefused(message: string, cause?: unknown): AppError {
  return new AppError('API_KEY_REFUSED', { message, cause, localEngineCan: true });
}

/** The SDK wraps what the network layer threw, more than once at times. */
function rootCause(error: unknown): unknown {
  let current = error;
  for (let depth = 0; depth < 6; depth++) {
    if (current instanceof ReplyTooLarge) return current;
    if (APICallError.isInstance(current) && current.statusCode !== undefined && current.statusCode >= 400)
      return current;
    if (!(current instanceof Error) || current.cause === undefined) return current;
    current = current.cause;
  }
  return current;
}
