import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { errorBody } from './error-reply.ts';

declare module 'fastify' {
  interface FastifyRequest {
    bodyWatch: NodeJS.Timeout | null;
  }
}

/** How long a body may take: an ordinary one has one window, an upload must bring so many bytes in each. */
export type BodyPatience = { windowMs: number; leastBytes: number };

export const usualPatience: BodyPatience = { windowMs: 30_000, leastBytes: 8_192 };

/**
 * Refuses bodies that drip in so slowly that they only hold a connection. The refusal is sent first and the connection ended
 * after it; whoever reads the body sees it end and tidies up.
 */
export function refuseSlowBodies(app: FastifyInstance, { windowMs, leastBytes }: BodyPatience): void {
  app.decorateRequest('bodyWatch', null);

  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const isUpload = /^(multipart\/|application\/octet-stream)/.test(request.headers['content-type'] ?? '');
    let before = request.socket.bytesRead;
    const look = () => {
      const now = request.socket.bytesRead;
      const enough = isUpload && now - before >= leastBytes;
      before = now;
      if (enough && !request.raw.complete) return;
      stopWatching(request);
      if (request.raw.complete) return;
      if (reply.sent) return void request.raw.destroy();
      const error = new AppError('REQUEST_TIMEOUT');
      reply.raw.once('finish', () => request.raw.destroy());
      void reply.code(error.status).header('connection', 'close').send(errorBody(error, request.id));
    };
    request.bodyWatch = setInterval(look, windowMs).unref();
    // A refused body may go on arriving after its reply, so this ends with the body, not with the reply.
    request.raw.once('close', () => stopWatching(request));
  });
}

function stopWatching(request: FastifyRequest): void {
  if (request.bodyWatch) clearInterval(request.bodyWatch);
  request.bodyWatch = null;
}
