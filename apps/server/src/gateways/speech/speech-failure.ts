import { AppError } from '../../platform/app-error.ts';
import { ReplyTooLarge } from '../../platform/outside/limited-fetch.ts';
import { retryAfterMs } from '../../platform/outside/retry-after.ts';

/**
 * Why a try failed, in plain words. `again`: a further try may help; `afterMs` when the service said how long to wait; `refused`: it did
 * not want the request as it was.
 */
export type Failure = { message: string; again: boolean; afterMs?: number; refused?: boolean };

/** Cause of a failure: the service did not want the request as it was. */
export class RequestRefused extends Error {}

const busy = 'The speech service is busy. Try again in a few minutes.';
const reportedError = 'The speech service reported an error';

export const failures = {
  circuit: 'The speech service has failed several times in a row, so requests are paused. Try again in a minute.',
  form: 'The reply of the speech service could not be read. Try again.',
  size: 'The reply of the speech service was too long for a recording and was discarded. Try again.',
  slow: 'The speech service took too long to answer. Try again.',
  half: 'The speech service stopped before the transcript was complete. Try again.',
  unreachable:
    'The speech service could not be reached. Try again, or ask the person who runs this server to check its address.',
} as const;

/**
 * A vendor's status in plain words. Its own text never reaches the user: it may repeat what was sent. `now`: epoch milliseconds.
 */
export function describeStatus(status: number, retryAfter: string | null, now: number): Failure {
  const afterMs = retryAfterMs(retryAfter ?? undefined, now);
  if (status === 401 || status === 403) {
    return {
      message: 'The speech service rejected this server’s key. Ask the person who runs this server to check it.',
      again: false,
    };
  }
  if (status === 402) {
    return {
      message: 'The speech service’s account has no credit left. Ask the person who runs this server to check it.',
      again: false,
    };
  }
  if (status === 408) return { message: failures.slow, again: true };
  if (status === 413) return { message: 'The recording exceeds the size limit of the speech service.', again: false };
  if (status === 429) {
    return { message: busy, again: true, afterMs };
  }
  if (status >= 500) {
    return { message: `${reportedError} (${status}). Try again.`, again: true, afterMs };
  }
  return {
    message: `The speech service rejected the recording (${status}). It may be damaged or of an unsupported type.`,
    again: false,
    refused: true,
  };
}

/** Failures after which the same call may succeed later, as they begin or in full. */
export const outages: readonly string[] = [
  failures.circuit,
  failures.slow,
  failures.half,
  failures.unreachable,
  busy,
  reportedError,
];

/** What went wrong on the way to a service or back. */
export function describeError(error: unknown): Failure {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 6; cause = cause.cause, depth++) {
    if (cause instanceof ReplyTooLarge) return { message: failures.size, again: false };
    if (cause.name === 'TimeoutError') return { message: failures.slow, again: false };
    if (cause instanceof SyntaxError) return { message: failures.form, again: false };
    if (cause.message === 'terminated') return { message: failures.half, again: true };
  }
  return { message: failures.unreachable, again: true };
}

export function speechFailed(message: string, cause?: unknown): AppError {
  return new AppError('PROVIDER_FAILED', { message, cause });
}
