import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Actor, SessionResolver } from '../session.ts';
import { bearerToken } from './bearer.ts';

/** Who a request acts for. @throws AppError SESSION_REQUIRED without a token, and what `sessions.resolve` throws */
export async function resolveActor(request: FastifyRequest, sessions: SessionResolver): Promise<Actor> {
  const token = bearerToken(request.headers.authorization);
  if (!token) throw new AppError('SESSION_REQUIRED');
  return sessions.resolve(token);
}
