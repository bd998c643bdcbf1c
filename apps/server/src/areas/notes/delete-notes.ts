import type { DeletedNotes, DeleteNotes } from '@clinical/contract/notes/notes.schemas';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { isUuid } from '../../platform/ids.ts';
import { binNotes, noteAudience } from './notes.queries.ts';

/** Moves charts to the bin, all or none. */
export async function deleteNotes(ctx: Context, input: DeleteNotes): Promise<DeletedNotes> {
  const ids = [...new Set(input.ids)];
  if (!ids.every(isUuid)) throw notFound();
  return ctx.transaction(async (tx) => {
    const binned = await binNotes(tx, ids);
    if (binned.length < ids.length) throw notFound();
    for (const id of ids) await tx.audit('note.delete', { type: 'note', id, noteId: id });
    const noteId = ids.length === 1 ? (ids[0] ?? null) : null;
    tx.emit(await noteAudience(tx, ids), { type: 'notes-changed', noteId });
    return { deleted: ids };
  });
}
