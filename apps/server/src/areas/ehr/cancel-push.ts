import type { Ok } from '@clinical/contract/common.schemas';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { lockTranscriptFor } from '../transcripts/public.ts';
import { publishPush } from './publish-push.ts';
import { findPush, updateOpen } from './pushes.queries.ts';

/** Takes back a note that waits, whoever asked for it. @throws AppError NOT_FOUND, CONFLICT once it was handed over */
export async function cancelPush(ctx: Context, id: string): Promise<Ok> {
  return ctx.transaction(async (tx) => {
    const push = await findPush(tx.db, id);
    if (!push) throw notFound();
    const { noteId } = await lockTranscriptFor(tx, push.transcriptId, 'edit');
    const set = { state: 'failed', reason: 'It was cancelled.', nextAt: null, changedAt: tx.clock.now() } as const;
    if (!(await updateOpen(tx.db, id, set, { unsent: true }))) {
      throw new AppError('CONFLICT', { message: 'This note does not wait any more. Look at how it stands.' });
    }
    await tx.audit('ehr.push-cancel', { type: 'ehr-push', id, noteId });
    await publishPush(tx, { transcriptId: push.transcriptId, noteId });
    return { ok: true };
  });
}
