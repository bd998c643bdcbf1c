import { AppError } from './app-error.ts';

/** What the log says of an error: enough to find the fault, nothing of what the request carried. */
export type LoggedError = {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
  [field: string]: unknown;
};

const deepestCause = 5;

/**
 * An error without the data it may quote. Messages of the database name the values that did not fit, Drizzle's hold every
 * parameter, and those of parsers quote their input; of these only the kind and the place are kept.
 */
export function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'something that is not an error was thrown' };
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  const known: LoggedError = { type: error.constructor.name, message: safeMessage(error), stack: framesOf(error) };
  if (typeof code === 'string' || typeof code === 'number') known.code = String(code);
  Object.assign(known, databaseFields(error));
  if (cause !== undefined && depth < deepestCause) known.cause = describeError(cause, depth + 1);
  return known;
}

function safeMessage(error: Error): string {
  if (error instanceof AppError) return error.message;
  if (isDatabaseError(error)) return 'the database refused a statement';
  if ('query' in error && 'params' in error) return `failed query: ${String(error.query)}`;
  if (error instanceof SyntaxError || error instanceof URIError || error.name === 'ZodError')
    return 'input could not be parsed';
  return error.message;
}

/** Of a database error, the names of things, never `detail`, `where` or the message: they hold values. */
function databaseFields(error: Error): Record<string, unknown> {
  if (!isDatabaseError(error)) return {};
  const { constraint, table, column, routine } = error as Error & Record<string, unknown>;
  return { constraint, table, column, routine };
}

/** Both engines report a SQLSTATE: five digits or capitals, e.g. `22P02`. Node's own codes are longer or hold an underscore. */
function isDatabaseError(error: Error): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !/^E[A-Z]{4}$/.test(code);
}

/** The lines of the stack that name places. The first ones repeat the message. */
function framesOf(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
