import type { Ok } from '@clinical/contract/common.schemas';
import type { Context } from '../../platform/context.ts';
import { deleteSpans } from './analytics.queries.ts';

/** Erases the actor's measured time in the acting workspace. Figures of whole weeks that groups have are rounded and stay. */
export async function eraseWorkSpans(ctx: Context): Promise<Ok> {
  return ctx.transaction(async (tx) => {
    await deleteSpans(tx);
    await tx.audit('work-span.erase', { type: 'user', id: tx.actor.userId });
    return { ok: true };
  });
}
