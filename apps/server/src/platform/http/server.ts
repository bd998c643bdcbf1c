import { join } from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import { limits } from '@clinical/contract/limits';
import type { Logger } from 'pino';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { AppError } from '../app-error.ts';
import type { BoundRoute } from '../area.ts';
import type { Config } from '../config/config.ts';
import { liveAddressOf } from '../config/speech-config.ts';
import type { Ids } from '../ids.ts';
import type { Actor } from '../session.ts';
import { barestHeaders, refuseGarbage } from './bare-replies.ts';
import { errorBody, toAppError } from './error-reply.ts';
import { registerOpenApi } from './openapi.ts';
import { parseJsonBodies } from './parse-json.ts';
import { guestPaths, loadGuestPage, loadPage, loadWorker, workerPath } from './page.ts';
import { createNonce, pagePolicy, patientPolicy, workerPolicy } from './page-security.ts';
import { fastifyPath, registerRoutes, type RouteServices } from './register-routes.ts';
import { replySerializer } from './reply-serializer.ts';
import { secureReplies } from './security-headers.ts';
import { type BodyPatience, refuseSlowBodies, usualPatience } from './slow-bodies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor;
  }
}

export type ServerOptions = {
  config: Config;
  log: Logger;
  ids: Ids;
  routes: readonly BoundRoute[];
  services: RouteServices;
  /** Folder of the built web app; null serves the API only. */
  webDir: string | null;
  patience?: BodyPatience | undefined;
};

/** From the beginning of the end on, each connection ends with its reply: what is idle at the close has nothing under way. */
function endConnections(app: FastifyInstance, stopping: AbortSignal): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping.aborted) reply.header('connection', 'close');
    done(null, payload);
  });
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = toAppError(error);
  // Whoever has gone away needs no answer, and a fault that only ended their work is none.
  const gone = reply.raw.destroyed;
  if (failure.status >= 500 && !gone)
    request.log.error({ reqId: request.id, err: failure.cause ?? failure, code: failure.code }, 'request failed');
  if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter));
  // The sign-in client reads where to go next from each reply, a refusal included.
  const next = `${request.protocol}://${request.host}/sign-in?error=${failure.code}`;
  const body = errorBody(failure, request.id);
  const answer = /^\/api\/auth\/(signin|callback|signout)\b/.test(request.url) ? { ...body, url: next } : body;
  void reply.code(failure.status).type('application/json').send(JSON.stringify(answer));
}

/** Answers 405 for a known path with another method, the page for a place in the app, else 404. */
function handleUnknown(app: FastifyInstance, options: ServerOptions): void {
  const patterns = options.routes.map(({ route }) => ({
    method: route.call.method,
    pattern: new RegExp(`^${fastifyPath(route.call.path).replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+')}/?$`),
  }));
  const page = options.webDir ? loadPage(options.webDir, options.config) : null;
  const worker = options.webDir ? loadWorker(options.webDir) : null;
  const { webDir } = options;
  const guestPages = new Map(guestPaths.map((path) => [path, webDir ? loadGuestPage(webDir, path) : null]));
  const live = liveAddressOf(options.config.speech);
  const connectSources = [...options.config.connectSources, ...(live ? [new URL(live).origin] : [])];
  const https = options.config.publicUrl?.startsWith('https:') ?? false;
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (path.startsWith('/api')) {
      const allowed = patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
      if (allowed.length > 0) reply.header('allow', allowed.join(', '));
      return sendError(new AppError(allowed.length > 0 ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND'), request, reply);
    }
    const wantsPage = request.method === 'GET' || request.method === 'HEAD';
    if (worker !== null && wantsPage && path === workerPath)
      return reply
        .header('content-security-policy', workerPolicy)
        .header('cache-control', 'no-cache')
        .type('text/javascript; charset=utf-8')
        .send(worker);
    const guestPage = guestPages.get(path) ?? null;
    if (guestPage !== null && wantsPage)
      return reply
        .header('content-security-policy', patientPolicy)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(guestPage);
    if (!page || !wantsPage || /\.\w{1,8}$/.test(path)) return sendError(new AppError('NOT_FOUND'), request, reply);
    const nonce = createNonce();
    return reply
      .header('content-security-policy', pagePolicy(nonce, { connectSources, https }))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page(nonce));
  });
}

/** Builds the HTTP server: security, parsing, limits, every route, the page. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { config, ids } = options;
  const app = Fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // A log of its own for each request costs more than reading a row; the few lines that are written name the request.
    childLoggerFactory: (log) => log,
    genReqId: () => ids.uuid(),
    // One proxy: what a client writes into the header before it got there is not believed.
    trustProxy: config.trustProxy ? (_address, hop) => hop === 0 : false,
    bodyLimit: limits.jsonBody,
    forceCloseConnections: 'idle',
    // What reached us while we stop is answered as well; its connection ends after it.
    return503OnClosing: false,
    requestTimeout: 0,
    frameworkErrors: (_error, request, reply) => {
      reply.headers(barestHeaders);
      sendError(new AppError('MALFORMED_REQUEST'), request, reply);
    },
    clientErrorHandler: refuseGarbage,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(replySerializer);
  app.setErrorHandler(sendError);
  app.decorateRequest('actor');
  app.removeContentTypeParser('text/plain');
  parseJsonBodies(app);
  app.server.headersTimeout = 20_000;

  await secureReplies(app, config);
  endConnections(app, options.services.stopping.streams);
  await app.register(rateLimit, {
    max: config.rateLimitPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => request.ip,
    errorResponseBuilder: (_request, context) =>
      new AppError('RATE_LIMITED', { retryAfter: Math.ceil(context.ttl / 1000) }),
  });
  refuseSlowBodies(app, options.patience ?? usualPatience);
  // Nobody needs to send us packed bodies, and small ones unpack into large ones.
  await app.register(compress, { threshold: 4_096, encodings: ['gzip'], globalDecompression: false });
  await app.register(cookie);
  await registerOpenApi(app);
  if (options.webDir) {
    await app.register(fastifyStatic, {
      root: join(options.webDir, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      decorateReply: false,
      preCompressed: true,
    });
  }
  const takesFiles = ({ route }: BoundRoute) => route.bodyKind === 'multipart';
  const takesBytes = ({ route }: BoundRoute) => route.bodyKind === 'bytes';
  const takesForms = ({ route }: BoundRoute) => route.bodyKind === 'form';
  await app.register(async (scope) => {
    // A file over its limit is refused by its name, where it is read.
    await scope.register(multipart, { throwFileSizeLimit: false });
    registerRoutes(scope, options.routes.filter(takesFiles), options.services);
  });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    registerRoutes(scope, options.routes.filter(takesBytes), options.services);
  });
  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 64 * 1024 });
    registerRoutes(scope, options.routes.filter(takesForms), options.services);
  });
  registerRoutes(
    app,
    options.routes.filter((bound) => !takesFiles(bound) && !takesBytes(bound) && !takesForms(bound)),
    options.services,
  );
  handleUnknown(app, options);
  return app;
}
