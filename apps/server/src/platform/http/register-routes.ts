import { limits } from '@clinical/contract/limits';
import type { Route } from '@clinical/contract/route';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BoundRoute } from '../area.ts';
import type { SessionResolver } from '../session.ts';
import { documentation } from './openapi.ts';
import type { ContextParts } from './request-context.ts';
import type { RequestQuota } from './request-quota.ts';
import { resolveActor } from './resolve-actor.ts';
import { RouteHandler } from './route-handler.ts';

export type RouteServices = {
  parts: ContextParts;
  sessions: SessionResolver;
  /** `streams` ends at once when the process stops, `requests` only when those under way had their time. */
  stopping: { streams: AbortSignal; requests: AbortSignal };
  /** Requests a minute from one address to a route that guesses could be tried on. */
  guessLimitPerMinute: number;
  quota: RequestQuota;
};

/** What an upload or a stream counts for against the quota of its person and workspace: it keeps the server busy for longer. */
const heavyWeight = 10;

/** Bytes of a piece of something large that count as one request: many small pieces are no more than a few large ones. */
const wholeRequest = 1024 * 1024;

function weightOf(route: Route): number {
  if (route.bodyKind === 'bytes') return Math.min(1, (route.bodyLimit ?? limits.jsonBody) / wholeRequest);
  return route.bodyKind === 'multipart' || route.reply === 'stream' ? heavyWeight : 1;
}

/** Path of a route as Fastify spells it, below `/api`. */
export function fastifyPath(path: string): string {
  return `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
}

function register(app: FastifyInstance, bound: BoundRoute, services: RouteServices): void {
  const { route } = bound;
  const schema: Record<string, unknown> = documentation(route);
  if (route.params) schema.params = route.params;
  if (route.query) schema.querystring = route.query;
  if (route.body && route.bodyKind !== 'multipart' && route.bodyKind !== 'bytes') schema.body = route.body;
  if (!route.reply || route.reply === 'json') schema.response = { [route.status ?? 200]: route.response };
  const rateLimit = { max: services.guessLimitPerMinute, timeWindow: 60_000 };
  const handler = new RouteHandler(bound, services);

  app.route({
    method: route.call.method,
    url: fastifyPath(route.call.path),
    schema,
    bodyLimit: route.bodyLimit ?? (route.largeBody ? limits.largeJsonBody : limits.jsonBody),
    config: {
      ...(route.errors?.includes('RATE_LIMITED') ? { rateLimit } : {}),
      keepsText: route.bodyKind === 'signed',
    },
    handler: (request, reply) => handler.serve(request, reply),
    ...(route.access === 'session'
      ? {
          onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
            request.actor = await resolveActor(request, services.sessions, route);
            services.quota.count(request.actor.viewing?.by ?? request.actor, weightOf(route));
            await handler.refuseWhileViewing(request, reply);
          },
        }
      : {}),
  });
}

/** Registers every route of every area. Routes with a session check it before the body is read. */
export function registerRoutes(app: FastifyInstance, routes: readonly BoundRoute[], services: RouteServices): void {
  for (const bound of routes) register(app, bound, services);
}
