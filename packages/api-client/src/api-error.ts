import type { ErrorCode, ErrorDetail } from '@clinical/contract/errors';
import { errorText } from './error-text.ts';

/** `OFFLINE`: no reply at all. `UNKNOWN`: a reply without a code of ours, e.g. from a proxy. */
export type ClientErrorCode = ErrorCode | 'OFFLINE' | 'UNKNOWN';

/** What went wrong with a call. `message` is fit to be shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ClientErrorCode;
  /** HTTP status; 0 when there was no reply. */
  readonly status: number;
  readonly detail: ErrorDetail[];
  readonly requestId: string | null;
  /** Seconds to wait before the next try, when the server said so. */
  readonly retryAfter: number | null;

  constructor(
    message: string,
    about: {
      code: ClientErrorCode;
      status: number;
      detail?: ErrorDetail[];
      requestId?: string | null;
      retryAfter?: number | null;
      cause?: unknown;
    },
  ) {
    super(message, { cause: about.cause });
    this.code = about.code;
    this.status = about.status;
    this.detail = about.detail ?? [];
    this.requestId = about.requestId ?? null;
    this.retryAfter = about.retryAfter ?? null;
  }
}

/** True when no reply came: nothing is known about the session, so it is never a reason to sign out. */
export function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'OFFLINE';
}

export function offlineError(cause?: unknown): ApiError {
  return new ApiError(errorText(null), { code: 'OFFLINE', status: 0, cause });
}

/**
 * The error a reply stands for.
 * @param body the reply's text, JSON or not
 * @param fallback what to say when the body says nothing
 */
export function replyError(
  status: number,
  body: string,
  header: (name: string) => string | null,
  fallback?: string,
): ApiError {
  const parsed = parse(body);
  return new ApiError(errorText(parsed, fallback), {
    code: (text(parsed, 'code') as ErrorCode | null) ?? 'UNKNOWN',
    status,
    detail: details(parsed),
    requestId: text(parsed, 'requestId') ?? header('x-request-id'),
    retryAfter: seconds(header('retry-after')),
  });
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return null;
  }
}

function text(body: unknown, key: string): string | null {
  const value = isRecord(body) ? body[key] : null;
  return typeof value === 'string' ? value : null;
}

function details(body: unknown): ErrorDetail[] {
  const detail = isRecord(body) ? body.detail : null;
  if (!Array.isArray(detail)) return [];
  return detail.filter(
    (item): item is ErrorDetail => isRecord(item) && typeof item.msg === 'string' && Array.isArray(item.loc),
  );
}

function seconds(value: string | null): number | null {
  const number = Number(value);
  return value !== null && value.trim() !== '' && Number.isFinite(number) ? number : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
