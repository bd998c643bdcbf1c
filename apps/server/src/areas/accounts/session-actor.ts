import { AppError, notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Actor } from '../../platform/session.ts';
import { authServices } from './auth-services.ts';

/** Whom a session stands for, as it is now. @throws AppError NOT_FOUND when it has ended or acts in another workspace */
export async function sessionActor(
  ctx: Pick<Context, 'use'>,
  { sessionId, workspaceId }: Pick<Actor, 'sessionId' | 'workspaceId'>,
): Promise<Actor> {
  const actor = await ctx
    .use(authServices)
    .sessions.resolveSession(sessionId)
    .catch((error: unknown) => {
      throw error instanceof AppError && error.status < 500 ? notFound() : error;
    });
  if (actor.workspaceId !== workspaceId || actor.needsTwoFactor) throw notFound();
  return actor;
}
