import type { Route } from '@clinical/contract/route';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Actor, SessionResolver } from '../session.ts';

/** Who a request acts for. @throws AppError SESSION_REQUIRED without a token, TWO_FACTOR_SETUP_REQUIRED, and what `sessions.resolve` throws */
export async function resolveActor(
  request: FastifyRequest,
  sessions: SessionResolver,
  route: Pick<Route, 'background' | 'withoutTwoFactor' | 'whileViewing'>,
): Promise<Actor> {
  const token = bearerToken(request.headers.authorization);
  if (!token) throw new AppError('SESSION_REQUIRED');
  const actor = await sessions.resolve(token, { isUse: !route.background });
  if (actor.needsTwoFactor && !route.withoutTwoFactor) throw new AppError('TWO_FACTOR_SETUP_REQUIRED');
  return actor.viewing && route.whileViewing === 'as-self' ? actor.viewing.by : actor;
}

const pattern = /^(?:bearer|token) ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** The token of `Authorization: Bearer x`, or of the upload style `token x`. Null when there is none of that form. */
function bearerToken(header: string | undefined): string | null {
  if (!header || header.length > 4_096) return null;
  return pattern.exec(header)?.[1] ?? null;
}
