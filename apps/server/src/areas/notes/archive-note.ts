import type { ArchiveNote, Note } from '@clinical/contract/notes/notes.schemas';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { isUuid } from '../../platform/ids.ts';
import { noteAudience, setArchived } from './notes.queries.ts';
import { viewNote } from './notes.view.ts';

/** Keeps a chart out of the usual lists, or puts it back. It stays open to everybody who could open it. */
export async function archiveNote(ctx: Context, id: string, { archived }: ArchiveNote): Promise<Note> {
  if (!isUuid(id)) throw notFound();
  return ctx.transaction(async (tx) => {
    const note = await setArchived(tx, id, archived);
    if (!note) throw notFound();
    await tx.audit(archived ? 'note.archive' : 'note.unarchive', { type: 'note', id, noteId: id });
    tx.emit(await noteAudience(tx, [id]), { type: 'notes-changed', noteId: id });
    return viewNote(tx.actor, note);
  });
}
