import { errorCodes, type ErrorCode, type ErrorDetail } from '@clinical/contract/errors';

/** The one error that verbs throw. Its status and default text come from the closed list in the contract. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly detail: ErrorDetail[] | undefined;
  /** Seconds after which a retry makes sense (Retry-After). */
  readonly retryAfter: number | undefined;
  /** True when the actor's rights are what forbids it: the audit log keeps such refusals. */
  readonly notAllowed: boolean;
  /** True when an outside service failed at what the local engine can do instead, if a person asks for it. */
  readonly localEngineCan: boolean;

  constructor(
    code: ErrorCode,
    options: {
      message?: string;
      detail?: ErrorDetail[];
      retryAfter?: number;
      notAllowed?: boolean;
      localEngineCan?: boolean;
      cause?: unknown;
    } = {},
  ) {
    super(options.message ?? errorCodes[code].text, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.detail = options.detail;
    this.retryAfter = options.retryAfter;
    this.localEngineCan = options.localEngineCan ?? false;
    this.notAllowed = options.notAllowed ?? code === 'NOT_FOUND';
  }

  get status(): number {
    return errorCodes[this.code].status;
  }
}

/** One wrong place in the input, e.g. `invalid(['body', 'title'], 'a name is needed')`. */
export function invalid(loc: (string | number)[], msg: string): AppError {
  return new AppError('INVALID_INPUT', { detail: [{ loc, msg }] });
}

export function notFound(): AppError {
  return new AppError('NOT_FOUND');
}
