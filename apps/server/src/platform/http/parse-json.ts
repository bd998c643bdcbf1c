import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

/** Bodies below this size are parsed in a moment whatever they hold. */
const smallBody = 64 * 1024;
/** Values and members of one body. The largest honest one, a batch of templates, has fewer. */
const mostParts = 100_000;

const [quote, backslash, comma, colon, brace, bracket] = ['"', '\\', ',', ':', '{', '['].map((sign) =>
  sign.charCodeAt(0),
);

/**
 * True for a JSON text that holds more than `most` members, items and nested values. Six megabytes of one text are parsed in
 * 20 ms, six megabytes of brackets hold the process for seconds, so the parts are counted before anything is built of them.
 */
export function hasTooManyParts(text: string, most = mostParts): boolean {
  let parts = 0;
  let inText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (inText) {
      if (sign === backslash) at += 1;
      else if (sign === quote) inText = false;
    } else if (sign === quote) inText = true;
    else if (sign === comma || sign === colon || sign === brace || sign === bracket) parts += 1;
  }
  return parts > most;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body's text is kept beside what was parsed of it. */
    keepsText?: boolean;
  }
  interface FastifyRequest {
    /** The body as it came; null unless its route keeps it. */
    bodyText: string | null;
  }
}

/** Parses JSON bodies with Fastify's own parser (which refuses `__proto__`), after a look at their structure. */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.decorateRequest('bodyText', null);
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (request.routeOptions.config.keepsText) request.bodyText = body;
    if (body.length > smallBody && hasTooManyParts(body)) done(new AppError('TOO_LARGE'));
    else parse(request, body, done);
  });
}
