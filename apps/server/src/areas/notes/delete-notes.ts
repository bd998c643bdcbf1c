import type { DeletedNotes, DeleteNotes } from '@clinical/contract/notes/notes.schemas';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { isUuid } from '../../platform/ids.ts';
import { chartContents } from './chart-contents.ts';
import { binNotes, noteAudience } from './notes.queries.ts';

/**
 * Moves charts to the bin, all or none.
 * @throws AppError NOT_FOUND, SIGNED_ENTRIES when one of them holds what was signed: it can be archived
 */
export async function deleteNotes(ctx: Context, input: DeleteNotes): Promise<DeletedNotes> {
  const ids = [...new Set(input.ids)];
  if (!ids.every(isUuid)) throw notFound();
  const contents = ctx.use(chartContents);
  return ctx.transaction(async (tx) => {
    const binned = await binNotes(tx, ids);
    if (binned.length < ids.length) throw notFound();
    // after the rows are held, so that nothing is signed in them meanwhile
    for (const { refuseDeletion } of contents) await refuseDeletion?.(tx, ids);
    for (const { binned: follow } of contents) await follow?.(tx, ids);
    for (const id of ids) await tx.audit('note.delete', { type: 'note', id, noteId: id });
    const noteId = ids.length === 1 ? (ids[0] ?? null) : null;
    tx.emit(await noteAudience(tx, ids), { type: 'notes-changed', noteId });
    return { deleted: ids };
  });
}
