import type { NewNote, Note } from '@clinical/contract/notes/notes.schemas';
import type { GrantLevel } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import type { Actor } from '../../platform/session.ts';
import { noteDetails, noteTitle } from './note-details.ts';
import { assertMayAddNotes } from './notes.policy.ts';
import { insertNote, type NoteRow } from './notes.queries.ts';
import { viewNote } from './notes.view.ts';
import { normaliseTitle } from './normalise-title.ts';

export async function createNote(ctx: Context, input: NewNote): Promise<Note> {
  assertMayAddNotes(ctx.actor);
  const title = noteTitle(input.title);
  const details = noteDetails(input, ctx.clock);
  return ctx.transaction(async (tx) => {
    const now = tx.clock.now();
    const note: NoteRow = {
      id: tx.ids.uuid(),
      workspaceId: tx.actor.workspaceId,
      ownerId: tx.actor.userId,
      departmentId: null,
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
      createdAt: now,
      lastActivityAt: now,
      updatedAt: now,
      archivedAt: null,
      version: 1,
      level: 'manage',
      running: null,
    };
    const grants = firstGrants(tx.actor);
    await insertNote(tx, { ...note, titleSearch: normaliseTitle(title) }, grants);
    await tx.audit('note.create', { type: 'note', id: note.id, noteId: note.id });
    tx.emit(
      grants.map((grant) => grant.principal),
      { type: 'notes-changed', noteId: note.id },
    );
    return viewNote(tx.actor, note);
  });
}

/** A new chart is its maker's, its workspace's admins', and open to whom the maker shares all charts with. */
function firstGrants(actor: Actor): { principal: string; level: GrantLevel }[] {
  return [
    { principal: `user:${actor.userId}`, level: 'manage' },
    { principal: `admins:${actor.workspaceId}`, level: 'manage' },
    { principal: `owned:${actor.userId}`, level: 'edit' },
  ];
}
