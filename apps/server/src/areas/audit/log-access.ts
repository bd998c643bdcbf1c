import { mayReadLog } from '../../platform/access.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { getNoteFor } from '../notes/public.ts';

/** What of the log is read: `everywhere` all that anybody did with a chart, whichever workspace they acted in, else that of the workspace. */
export type LogAccess = { everywhere: boolean; workspaceId: string };

/**
 * All of a chart for who manages it, in the workspace where it lies. Else it is the log of the acting workspace.
 * @throws AppError NOT_FOUND for who may read neither
 */
export async function logAccess(ctx: Pick<Context, 'actor' | 'db'>, noteId: string | undefined): Promise<LogAccess> {
  const own = { everywhere: false, workspaceId: ctx.actor.workspaceId };
  if (noteId === undefined) {
    if (!mayReadLog(ctx.actor)) throw notFound();
    return own;
  }
  try {
    const { workspaceId } = await getNoteFor(ctx, noteId, 'manage');
    return { everywhere: true, workspaceId };
  } catch (error) {
    // a chart in the bin, or gone: what the own workspace did with it
    if (error instanceof AppError && error.code === 'NOT_FOUND' && mayReadLog(ctx.actor)) return own;
    throw error;
  }
}
