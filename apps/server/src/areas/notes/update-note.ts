import type { Note, NoteUpdate } from '@clinical/contract/notes/notes.schemas';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { isUuid } from '../../platform/ids.ts';
import { markEditing } from './editors.queries.ts';
import { moveToDepartment } from './file-note.ts';
import { noteDetails, noteTitle } from './note-details.ts';
import { changeNote, getNoteFor, noteAudience } from './notes.queries.ts';
import { viewNote } from './notes.view.ts';
import { normaliseTitle } from './normalise-title.ts';

/**
 * Changes the fields that are named, and no other. Without `If-Match` it changes them whatever the version is; the reply has the new one.
 * @throws AppError NOT_FOUND, also for a department that the actor may not use; VERSION_CONFLICT, INVALID_INPUT
 */
export async function updateNote(ctx: Context, id: string, input: NoteUpdate): Promise<Note> {
  if (!isUuid(id)) throw notFound();
  const title = input.title === undefined ? undefined : noteTitle(input.title);
  const renamed = title === undefined ? {} : { title, titleSearch: normaliseTitle(title) };
  const changes = { ...renamed, ...noteDetails(input, ctx.clock) };
  const namesNothing = Object.values(input).every((value) => value === undefined);
  return ctx.transaction(async (tx) => {
    if (namesNothing) {
      await tx.audit('note.read', { type: 'note', id, noteId: id });
      return viewNote(tx.actor, await getNoteFor(tx, id, 'edit'));
    }
    await moveToDepartment(tx, id, input.departmentId);
    const note = await changeNote(tx, id, changes, ctx.ifMatch);
    if (!note) {
      await getNoteFor(tx, id, 'edit');
      throw new AppError('VERSION_CONFLICT');
    }
    await markEditing(tx, id);
    await tx.audit('note.edit', { type: 'note', id, noteId: id });
    const audience = await noteAudience(tx, [id]);
    tx.emit(audience, { type: 'note-edited', noteId: id, transcriptId: null, userId: tx.actor.userId });
    tx.emit(audience, { type: 'notes-changed', noteId: id });
    return viewNote(tx.actor, note);
  });
}
