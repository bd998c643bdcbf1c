import type { ReceivedFax } from '@clinical/contract/fax/received.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { deleteFiles } from '../../platform/storage/delete-files.ts';
import { withdrawProof, withdrawTask } from '../clinical-tasks/public.ts';
import { eraseEntry } from '../transcripts/public.ts';
import { getFaxFor, lockFax, updateFax } from './fax.queries.ts';
import { publishFax } from './publish-fax.ts';
import { showReceived } from './received.reads.ts';

/**
 * Takes a fax out of the chart that it was filed in: its entry is erased, its task goes unless it is done, a loop that it closed is
 * open again. The logs of both charts tell of it. @throws AppError NOT_FOUND, ENTRY_SIGNED, CONFLICT when it is not filed
 */
export async function unpairFax(ctx: Context, id: string): Promise<ReceivedFax> {
  const files = await ctx.transaction(async (tx) => {
    const { workspaceId } = await getFaxFor(tx, id, 'edit');
    const { noteId, filedAt, transcriptId, filedTaskId } = await lockFax(tx, id);
    if (filedAt === null || noteId === null) throw new AppError('CONFLICT', { message: 'This fax is in no chart.' });
    if (transcriptId !== null) await withdrawProof(tx, noteId, [transcriptId]);
    if (filedTaskId !== null) await withdrawTask(tx, noteId, filedTaskId);
    const erased = transcriptId === null ? [] : await eraseEntry(tx, transcriptId);
    const none = { noteId: null, filedAt: null, filedBy: null, transcriptId: null, filedTaskId: null };
    await updateFax(tx, id, none);
    await tx.audit('fax.unpair', { type: 'fax', id, noteId });
    await publishFax(tx, { id, noteId, workspaceId });
    await publishFax(tx, { id, noteId: null, workspaceId });
    return erased;
  });
  await deleteFiles(ctx, files);
  return showReceived(ctx, id);
}
