import type { NoteFilter, NoteList } from '@clinical/contract/notes/notes.schemas';
import type { Context } from '../../platform/context.ts';
import { readNoteList } from './read-note-list.ts';

export async function listMyNotes(ctx: Context, filter: NoteFilter): Promise<NoteList> {
  return readNoteList(ctx, filter, { ownerId: ctx.actor.userId });
}
