import type { BreakGlass, BreakGlassAccess } from '@clinical/contract/audit/break-glass.schemas';
import { limits } from '@clinical/contract/limits';
import { mayBreakGlass } from '../../platform/access.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { authServices } from '../accounts/public.ts';
import { breakGlassNoticeJob } from './break-glass.job.ts';
import { countOwnSince, findChartHere, insertAccess, isVisible, selectAccesses } from './break-glass.queries.ts';
import { viewAccess } from './break-glass.view.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * Opens a chart of the acting workspace to somebody who holds no grant on it, for an hour and for reading; owner and admins are told.
 * @throws AppError NOT_FOUND for a chart of another workspace, CONFLICT when it is open to them anyway, BREAK_GLASS_LIMIT
 */
export async function breakGlass(ctx: Context, noteId: string, { reason }: BreakGlass): Promise<BreakGlassAccess> {
  if (!mayBreakGlass(ctx.actor)) throw notFound();
  const access = await ctx.transaction(async (tx) => {
    const { userId, workspaceId } = tx.actor;
    const chart = await findChartHere(tx, noteId);
    if (!chart) throw notFound();
    const now = tx.clock.now();
    const recent = await countOwnSince(tx, now - dayMs);
    if (await isVisible(tx, noteId))
      throw new AppError('CONFLICT', { message: 'You already have access to this chart.' });
    if (recent >= limits.breakGlassPerDay) throw new AppError('BREAK_GLASS_LIMIT', { notAllowed: true });
    const id = tx.ids.uuid();
    const endsAt = now + limits.breakGlassLife;
    await insertAccess(tx, { id, workspaceId, noteId, userId, reason: storable(reason), startedAt: now, endsAt });
    await tx.audit('break-glass.open', { type: 'break-glass', id, noteId });
    await tx.enqueue(breakGlassNoticeJob, { accessId: id });
    tx.emit([`user:${chart.ownerId}`, `admins:${workspaceId}`], {
      type: 'break-glass',
      noteId,
      userId,
      reviewed: false,
    });
    const [shown] = await selectAccesses(tx, { id });
    if (!shown) throw notFound();
    return viewAccess(tx.actor, shown);
  });
  ctx.use(authServices).sessions.forget(ctx.actor.sessionId);
  return access;
}
