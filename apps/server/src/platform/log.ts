import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from './config/config.ts';
import { describeError } from './log-errors.ts';

type LogDestination = { write(line: string): void };
type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** Names under which secrets and patient data travel. Nothing should log them; if something does, they do not show. */
const secretNames = [
  'password',
  'token',
  'access_token',
  'authorization',
  'cookie',
  'secret',
  'email',
  'title',
  'question',
  'answer',
];

/**
 * Options for the one log of the process: one JSON object a line. A request is its method and the route's pattern, for
 * the address may hold a name somebody searched; no bodies, no headers, and errors without the values they quote.
 */
export function loggerOptions(level: Config['logLevel'], stream?: LogDestination): LoggerOptions {
  return {
    level,
    ...(stream ? { stream } : {}),
    base: { pid: process.pid },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`]), censor: '[hidden]' },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
      res: (reply: FastifyReply) => ({ statusCode: reply.statusCode }),
      err: describeError,
      error: describeError,
    },
  } as LoggerOptions;
}

/** Pattern of the matched route, e.g. `/api/notes/:id`; an address that matches none is not repeated. */
export function routeOf(request: FastifyRequest): string {
  return request.routeOptions?.url ?? 'unmatched';
}
