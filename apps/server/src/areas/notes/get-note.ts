import type { Note } from '@clinical/contract/notes/notes.schemas';
import type { Context } from '../../platform/context.ts';
import { getNoteFor } from './notes.queries.ts';
import { viewNote } from './notes.view.ts';

export async function getNote(ctx: Context, id: string): Promise<Note> {
  const note = await getNoteFor(ctx, id, 'read');
  await ctx.audit('note.read', { type: 'note', id: note.id, noteId: note.id });
  return viewNote(ctx.actor, note);
}
