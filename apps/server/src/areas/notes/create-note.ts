import type { NewNote, Note } from '@clinical/contract/notes/notes.schemas';
import type { Context } from '../../platform/context.ts';
import { getDepartmentFor } from '../teams/public.ts';
import { firstGrants } from './first-grants.ts';
import { noteDetails, noteTitle } from './note-details.ts';
import { assertMayAddNotes } from './notes.policy.ts';
import { insertNote, type NoteRow } from './notes.queries.ts';
import { viewNote } from './notes.view.ts';
import { normaliseTitle } from './normalise-title.ts';

/** @throws AppError CONFLICT for a reader; NOT_FOUND for a department that the actor adds no charts to; INVALID_INPUT */
export async function createNote(ctx: Context, input: NewNote): Promise<Note> {
  assertMayAddNotes(ctx.actor);
  const title = noteTitle(input.title);
  const details = noteDetails(input, ctx.clock);
  const { departmentId = null } = input;
  return ctx.transaction(async (tx) => {
    if (departmentId !== null) await getDepartmentFor(tx, departmentId, 'editNotes');
    const now = tx.clock.now();
    const note: NoteRow = {
      id: tx.ids.uuid(),
      workspaceId: tx.actor.workspaceId,
      ownerId: tx.actor.userId,
      departmentId,
      title,
      dateOfBirth: details.dateOfBirth ?? null,
      sex: details.sex ?? null,
      mrn: details.mrn ?? null,
      phone: details.phone ?? null,
      email: details.email ?? null,
      language: details.language ?? null,
      isReferralFavorite: false,
      tags: [],
      entryCount: 0,
      lastVisit: null,
      createdAt: now,
      lastActivityAt: now,
      updatedAt: now,
      archivedAt: null,
      version: 1,
      level: 'manage',
      running: null,
    };
    const grants = firstGrants(note);
    await insertNote(tx, { ...note, titleSearch: normaliseTitle(title) }, grants);
    await tx.audit('note.create', { type: 'note', id: note.id, noteId: note.id });
    tx.emit(
      grants.map((grant) => grant.principal),
      { type: 'notes-changed', noteId: note.id },
    );
    return viewNote(tx.actor, note);
  });
}
