import type { Ok } from '@clinical/contract/common.schemas';
import type { DismissLiveChanges } from '@clinical/contract/capture/live-lines.schemas';
import type { Context } from '../../../platform/context.ts';
import { getTranscriptFor } from '../../transcripts/public.ts';
import { findRecordingOf, setLiveDismissed } from './live-lines.queries.ts';

/** Puts the marks of what changed since the live text away, for everybody, or shows them again. @throws AppError NOT_FOUND */
export async function dismissLiveChanges(ctx: Context, transcriptId: string, input: DismissLiveChanges): Promise<Ok> {
  return ctx.transaction(async (tx) => {
    const entry = await getTranscriptFor(tx, transcriptId, 'annotate');
    await tx.audit('transcript.dismiss-live-changes', { type: 'transcript', id: entry.id, noteId: entry.noteId });
    const recording = await findRecordingOf(tx, entry);
    if (recording) await setLiveDismissed(tx, recording, input.dismissed ? tx.clock.now() : null);
    return { ok: true };
  });
}
