import type { VoiceEdit, WaitingVoiceEdit } from '@clinical/contract/scribe/voice-edit.schemas';
import { isoTime } from '../../../platform/clock.ts';
import type { Context, Scope } from '../../../platform/context.ts';
import { getTaskOf, toTaskStatus } from '../../../platform/jobs/background-tasks.ts';
import { getTranscriptFor } from '../../transcripts/public.ts';
import { findVoiceEdit, type StoredVoiceEdit } from './voice-edits.queries.ts';

/** The actor's own, as pages see it. */
export async function viewVoiceEdit(scope: Pick<Scope, 'actor' | 'db'>, edit: StoredVoiceEdit): Promise<VoiceEdit> {
  const { status, progress, message, localEngineCan } = await getTaskOf(scope.db, scope.actor.userId, edit.taskId);
  return {
    id: edit.id,
    transcriptId: edit.transcriptId,
    taskId: edit.taskId,
    createdAt: isoTime(edit.createdAt),
    status: toTaskStatus(status),
    progress,
    message,
    localEngine: localEngineCan,
    instruction: edit.instruction,
    spoken: edit.fileId !== null,
    engine: edit.engine,
    version: edit.version,
    before: edit.before,
    after: edit.after,
    notDone: edit.notDone,
  };
}

/** The one of an entry that waits for the actor's decision, so that leaving the page loses nothing. */
export async function showVoiceEdit(ctx: Context, transcriptId: string): Promise<WaitingVoiceEdit> {
  const entry = await getTranscriptFor(ctx, transcriptId, 'edit');
  await ctx.audit('transcript.read-voice-edit', { type: 'transcript', id: entry.id, noteId: entry.noteId });
  const edit = await findVoiceEdit(ctx, transcriptId);
  return { voiceEdit: edit && (await viewVoiceEdit(ctx, edit)) };
}
