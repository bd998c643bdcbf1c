import type { TranscriptVersion } from '@clinical/contract/transcripts/transcripts.schemas';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { getTranscriptFor } from './transcripts.queries.ts';
import { viewVersion } from './transcripts.view.ts';
import { selectHistory } from './versions.queries.ts';

/** All versions of an entry, newest first. `noteId`, when given, must be its chart. */
export async function editHistory(ctx: Context, id: string, noteId?: string): Promise<TranscriptVersion[]> {
  const entry = await getTranscriptFor(ctx, id, 'read');
  if (noteId !== undefined && noteId !== entry.noteId) throw notFound();
  await ctx.audit('transcript.read-history', { type: 'transcript', id, noteId: entry.noteId });
  return (await selectHistory(ctx, id)).map(viewVersion);
}
