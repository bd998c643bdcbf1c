import type { Ok } from '@clinical/contract/common.schemas';
import { principalNames } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { deleteSample } from './sample.queries.ts';

/** Removes the own sample patient for good; without one there is nothing to do. */
export async function removeSample(ctx: Context): Promise<Ok> {
  return ctx.transaction(async (tx) => {
    const id = await deleteSample(tx);
    await tx.audit('note.remove-sample', { type: 'note', id, noteId: id });
    if (id) tx.emit([principalNames.user(tx.actor.userId)], { type: 'notes-changed', noteId: id });
    return { ok: true as const };
  });
}
