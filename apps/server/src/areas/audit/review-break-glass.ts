import type { BreakGlassAccess, ReviewBreakGlass } from '@clinical/contract/audit/break-glass.schemas';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { closeAccess, lockAccess, selectAccesses, storeReview } from './break-glass.queries.ts';
import { mayReview } from './audit.policy.ts';
import { viewAccess } from './break-glass.view.ts';

/** @throws AppError NOT_FOUND for who is no admin there, CONFLICT for one's own or one that was reviewed otherwise */
export async function reviewBreakGlass(
  ctx: Context,
  id: string,
  { review, comment = '' }: ReviewBreakGlass,
): Promise<BreakGlassAccess> {
  if (ctx.actor.cap !== 'admin') throw notFound();
  return ctx.withRowLevelSecurity(ctx.actor.workspaceId).transaction(async (tx) => {
    const access = await lockAccess(tx, id);
    if (!access) throw notFound();
    if (access.verdict !== review || access.comment !== comment) {
      if (access.userId === tx.actor.userId)
        throw new AppError('CONFLICT', { message: 'Another admin must review your own access.' });
      if (!mayReview(tx.actor, access))
        throw new AppError('CONFLICT', { message: 'This access has already been reviewed.' });
      await storeReview(tx, id, review, storable(comment));
      if (review === 'not-justified' && access.endsAt > tx.clock.now()) await closeAccess(tx, id);
      const { noteId, userId, workspaceId } = access;
      await tx.audit(`break-glass.${review}`, { type: 'break-glass', id, noteId });
      tx.emit([`user:${userId}`, `admins:${workspaceId}`], { type: 'break-glass', noteId, userId, reviewed: true });
    }
    const [shown] = await selectAccesses(tx, { id });
    if (!shown) throw notFound();
    return viewAccess(tx.actor, shown);
  });
}
