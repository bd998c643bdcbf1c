import { limits } from '@clinical/contract/limits';
import type { Note } from '@clinical/contract/notes/notes.schemas';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { isUuid } from '../../platform/ids.ts';
import { unbinNote } from './bin.queries.ts';
import { chartContents } from './chart-contents.ts';
import { noteAudience } from './notes.queries.ts';
import { viewNote } from './notes.view.ts';

export async function restoreNote(ctx: Context, id: string): Promise<Note> {
  if (!isUuid(id)) throw notFound();
  const contents = ctx.use(chartContents);
  return ctx.transaction(async (tx) => {
    const note = await unbinNote(tx, id, tx.clock.now() - limits.binLife);
    if (!note) throw notFound();
    for (const { restored } of contents) await restored?.(tx, id);
    await tx.audit('note.restore', { type: 'note', id, noteId: id });
    tx.emit(await noteAudience(tx, [id]), { type: 'notes-changed', noteId: id });
    return viewNote(tx.actor, note);
  });
}
