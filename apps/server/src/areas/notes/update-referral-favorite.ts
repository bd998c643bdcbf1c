import type { Note, ReferralFavorite } from '@clinical/contract/notes/notes.schemas';
import type { Context } from '../../platform/context.ts';
import { getNoteFor, setStar } from './notes.queries.ts';
import { viewNote } from './notes.view.ts';

/** Stars a patient for the actor alone, or takes the star away. */
export async function updateReferralFavorite(ctx: Context, id: string, star: ReferralFavorite): Promise<Note> {
  return ctx.transaction(async (tx) => {
    const note = await getNoteFor(tx, id, 'read');
    await setStar(tx, id, star.isReferralFavorite);
    await tx.audit(star.isReferralFavorite ? 'note.star' : 'note.unstar', { type: 'note', id, noteId: id });
    tx.emit([`user:${tx.actor.userId}`], { type: 'notes-changed', noteId: id });
    return viewNote(tx.actor, { ...note, ...star });
  });
}
