import type { BreakGlassAccess, BreakGlassFilter } from '@clinical/contract/audit/break-glass.schemas';
import type { Context } from '../../platform/context.ts';
import { logAccess } from './log-access.ts';
import { selectAccesses, type ShownAccess } from './break-glass.queries.ts';
import { viewAccess } from './break-glass.view.ts';

/** Newest first. @throws AppError NOT_FOUND for others' when the actor reads neither the log nor the chart's */
export async function listBreakGlass(ctx: Context, { state, noteId }: BreakGlassFilter): Promise<BreakGlassAccess[]> {
  const shown =
    state === 'mine'
      ? await selectAccesses(ctx, { noteId, ownUntil: ctx.clock.now() })
      : await othersAccesses(ctx, noteId, state === 'waiting');
  await ctx.audit('break-glass.list', { type: 'break-glass', id: null, noteId: noteId ?? null });
  return shown.map((each) => viewAccess(ctx.actor, each));
}

async function othersAccesses(ctx: Context, noteId: string | undefined, waiting: boolean): Promise<ShownAccess[]> {
  const { everywhere, workspaceId } = await logAccess(ctx, noteId);
  return selectAccesses(ctx.behindWall(workspaceId), { noteId, everywhere, waiting });
}
