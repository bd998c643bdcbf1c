import type { Ok } from '@clinical/contract/common.schemas';
import type { Context } from '../../../platform/context.ts';
import { deleteFiles } from '../../../platform/storage/delete-files.ts';
import { lockUploadFor, removeUploads } from './uploads.queries.ts';

/** Erases what has arrived of a file. */
export async function discardUpload(ctx: Context, id: string): Promise<Ok> {
  const gone = await ctx.transaction(async (tx) => {
    const upload = await lockUploadFor(tx, id);
    await tx.audit('transcript.discard-upload', { type: 'upload', id, noteId: upload.noteId });
    return removeUploads(tx, [id]);
  });
  await deleteFiles(ctx, gone);
  return { ok: true };
}
