import { limits } from '@clinical/contract/limits';
import type { Transcript } from '@clinical/contract/transcripts/transcripts.schemas';
import type { Context } from '../../platform/context.ts';
import { isUuid } from '../../platform/ids.ts';
import { getNoteFor } from '../notes/public.ts';
import { type Entry, findTranscriptFor, selectEntries, selectThread } from './transcripts.queries.ts';
import { showEntries } from './show-entry.ts';

type Part = { newest?: number | undefined; ids?: string | undefined };

/** An entry by its id, or the thread of a chart or a part of it, oldest first, by the chart's. @throws AppError NOT_FOUND */
export async function getTranscripts(ctx: Context, id: string, part: Part = {}): Promise<Transcript | Transcript[]> {
  const entry = await findTranscriptFor(ctx, id, 'read');
  if (entry) {
    await ctx.audit('transcript.read', { type: 'transcript', id, noteId: entry.noteId });
    const [shown] = await showEntries(ctx, entry.noteId, [entry]);
    return shown!;
  }
  const note = await getNoteFor(ctx, id, 'read');
  await ctx.audit('transcript.read', { type: 'note', id: note.id, noteId: note.id });
  return showEntries(ctx, note.id, await selectPart(ctx, note.id, part));
}

function selectPart(ctx: Context, noteId: string, { newest, ids }: Part): Promise<Entry[]> {
  if (ids !== undefined) return selectEntries(ctx, noteId, ids.split(',').filter(isUuid).slice(0, limits.threadPart));
  return selectThread(ctx, noteId, newest);
}
