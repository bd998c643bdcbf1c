import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Config } from '../config/config.ts';
import { isOwnOrigin } from './origin-check.ts';
import { replyPolicy } from './page-security.ts';

/** What helmet puts on a reply. It works that out anew for each one, though it never changes, so it is asked once. */
async function helmetHeaders(config: Config): Promise<Record<string, string>> {
  const app = Fastify();
  await app.register(helmet, {
    contentSecurityPolicy: false,
    hsts: config.publicUrl?.startsWith('https:') ?? false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  const headers: Record<string, string> = {};
  app.get('/', async (_request, reply) => {
    Object.assign(headers, reply.raw.getHeaders());
    return '';
  });
  await app.inject('/');
  await app.close();
  return headers;
}

/** Security headers on every reply, and no answer but a refusal to calls of another site's page. */
export async function secureReplies(app: FastifyInstance, config: Config): Promise<void> {
  const everywhere = {
    ...(await helmetHeaders(config)),
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': replyPolicy,
  };
  const onCalls = { ...everywhere, 'cache-control': 'no-store' };
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    const isCall = request.url.startsWith('/api');
    reply.headers(isCall ? onCalls : everywhere).header('x-request-id', request.id);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const foreign = (isCall || !reads) && !isOwnOrigin(origin, request.host, config.publicUrl);
    done(foreign ? new AppError('FOREIGN_ORIGIN') : undefined);
  });
}
