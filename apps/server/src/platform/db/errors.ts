import { AppError } from '../app-error.ts';

/** Node's and PostgreSQL's ways to say that the server cannot be reached, or cannot answer, just now. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ENOENT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  // a lock that was not released in time, and a statement that ran too long
  '55P03',
  '57014',
  '08000',
  '08001',
  '08003',
  '08006',
]);

/** What node-postgres throws without a code when a connection dies, or when none is free or answers in time. */
const unreachableText =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error)/;

const diskFull = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** PostgreSQL's words for a file of its own that it may not write; its code is that of a missing privilege. */
const readOnlyText = /^could not .*: (Read-only file system|Permission denied)/;

/** The error and its causes, outermost first: Drizzle wraps what the driver threw. */
function* chain(error: unknown): Generator<Error & { code?: unknown }> {
  let current = error;
  for (let depth = 0; depth < 8 && current instanceof Error; depth += 1) {
    yield current;
    current = current.cause;
  }
}

/** SQLSTATE of a database error, wherever it is in the causes; null for any other error. */
export function sqlState(error: unknown): string | null {
  for (const link of chain(error)) {
    if (typeof link.code === 'string' && /^[0-9A-Z]{5}$/.test(link.code) && !(link instanceof AppError))
      return link.code;
  }
  return null;
}

/** Name of the constraint that a database error names, or null. */
export function violatedConstraint(error: unknown): string | null {
  for (const link of chain(error)) {
    if ('constraint' in link && typeof link.constraint === 'string') return link.constraint;
  }
  return null;
}

/** True for a second row with the same key; with `constraint` only for that one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return sqlState(error) === '23505' && (constraint === undefined || violatedConstraint(error) === constraint);
}

export function isForeignKeyViolation(error: unknown): boolean {
  return sqlState(error) === '23503';
}

/**
 * The AppError that a database failure stands for: UNAVAILABLE (with a time to retry after) when the server cannot be
 * reached, STORAGE_FULL or STORAGE_READ_ONLY when its disk takes no writes, and null for everything else.
 */
export function databaseFault(error: unknown): AppError | null {
  for (const link of chain(error)) {
    if (link instanceof AppError) return link;
    const code = typeof link.code === 'string' ? link.code : '';
    if (diskFull.has(code)) return new AppError('STORAGE_FULL', { cause: error });
    if (code === 'EROFS' || readOnlyText.test(link.message)) return new AppError('STORAGE_READ_ONLY', { cause: error });
    if (unreachable.has(code) || unreachableText.test(link.message)) {
      return new AppError('UNAVAILABLE', { retryAfter: 2, cause: error });
    }
  }
  return null;
}
