import type { Ok } from '@clinical/contract/common.schemas';
import type { Context } from '../../platform/context.ts';
import { deleteAnswerRow, getOwnAnswer } from './evidence.queries.ts';

/** Deletes an own answer for good. Entries that were made of it remain. @throws AppError NOT_FOUND */
export async function deleteAnswer(ctx: Context, id: string): Promise<Ok> {
  return ctx.transaction(async (tx) => {
    await getOwnAnswer(tx, id);
    await deleteAnswerRow(tx, id);
    await tx.audit('evidence.delete', { type: 'evidence-answer', id });
    return { ok: true };
  });
}
