import type { Transcript } from '@clinical/contract/transcripts/transcripts.schemas';
import type { Context } from '../../platform/context.ts';
import { getNoteFor } from '../notes/public.ts';
import { findTranscriptFor, selectThread } from './transcripts.queries.ts';
import { showEntries } from './show-entry.ts';

/** An entry by its id, or the thread of a chart, oldest first, by the chart's. @throws AppError NOT_FOUND */
export async function getTranscripts(ctx: Context, id: string): Promise<Transcript | Transcript[]> {
  const entry = await findTranscriptFor(ctx, id, 'read');
  if (entry) {
    await ctx.audit('transcript.read', { type: 'transcript', id, noteId: entry.noteId });
    const [shown] = await showEntries(ctx, entry.noteId, [entry]);
    return shown!;
  }
  const note = await getNoteFor(ctx, id, 'read');
  await ctx.audit('transcript.read', { type: 'note', id: note.id, noteId: note.id });
  return showEntries(ctx, note.id, await selectThread(ctx, note.id));
}
