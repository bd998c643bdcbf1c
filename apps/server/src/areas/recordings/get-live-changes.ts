import type { LiveChanges } from '@clinical/contract/recordings/live-lines.schemas';
import { liveChanges } from '@clinical/language/live-changes';
import type { Context } from '../../platform/context.ts';
import { getTranscriptFor } from '../transcripts/public.ts';
import { findRecordingOf, selectLiveLines } from './live-lines.queries.ts';

/** What an entry's text has otherwise than what was heard while it was recorded; nothing for one that was not. @throws AppError NOT_FOUND */
export async function getLiveChanges(ctx: Context, transcriptId: string): Promise<LiveChanges> {
  const entry = await getTranscriptFor(ctx, transcriptId, 'read');
  await ctx.audit('transcript.read-live-changes', { type: 'transcript', id: entry.id, noteId: entry.noteId });
  const recording = await findRecordingOf(ctx, entry);
  if (!recording) return { changes: [], dismissed: false };
  const lines = await selectLiveLines(ctx, recording);
  return { changes: liveChanges(lines, entry.utterances), dismissed: recording.liveDismissedAt !== null };
}
