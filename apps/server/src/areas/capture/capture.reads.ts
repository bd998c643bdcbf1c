import type { Consent } from '@clinical/contract/capture/consents.schemas';
import type { LiveLines, LiveChanges } from '@clinical/contract/capture/live-lines.schemas';
import type { RecordingList } from '@clinical/contract/capture/recordings.schemas';
import type { FileUpload } from '@clinical/contract/capture/uploads.schemas';
import { liveChanges } from '@clinical/language/live-changes';
import type { Context } from '../../platform/context.ts';
import { getNoteFor } from '../notes/public.ts';
import { getTranscriptFor } from '../transcripts/public.ts';
import { selectConsents } from './recordings/consents.queries.ts';
import { selectLiveLines, findRecordingOf } from './recordings/live-lines.queries.ts';
import { countRecordings, selectUnfinished, getRecordingFor } from './recordings/recordings.queries.ts';
import { viewRecording, viewConsent } from './recordings/recordings.view.ts';
import { selectUploads } from './uploads/uploads.queries.ts';
import { viewUpload } from './uploads/uploads.view.ts';

export async function listRecordings(ctx: Context, noteId: string | undefined): Promise<RecordingList> {
  if (noteId !== undefined) await getNoteFor(ctx, noteId, 'read');
  const rows = await selectUnfinished(ctx, noteId);
  await ctx.audit('recording.list', { type: 'recording', id: null, noteId: noteId ?? null });
  return { recordings: rows.map(viewRecording), made: await countRecordings(ctx) };
}

/** For a page that goes on with a recording. @throws AppError NOT_FOUND */
export async function getLiveLines(ctx: Context, id: string): Promise<LiveLines> {
  const recording = await getRecordingFor(ctx, id);
  await ctx.audit('recording.read-live', { type: 'recording', id, noteId: recording.noteId });
  return { lines: await selectLiveLines(ctx, recording) };
}

/** What an entry's text has otherwise than what was heard while it was recorded; nothing for one that was not. @throws AppError NOT_FOUND */
export async function getLiveChanges(ctx: Context, transcriptId: string): Promise<LiveChanges> {
  const entry = await getTranscriptFor(ctx, transcriptId, 'read');
  await ctx.audit('transcript.read-live-changes', { type: 'transcript', id: entry.id, noteId: entry.noteId });
  const recording = await findRecordingOf(ctx, entry);
  if (!recording) return { changes: [], dismissed: false };
  const lines = await selectLiveLines(ctx, recording);
  return { changes: liveChanges(lines, entry.utterances), dismissed: recording.liveDismissedAt !== null };
}

export async function listConsents(ctx: Context, noteId: string): Promise<Consent[]> {
  const note = await getNoteFor(ctx, noteId, 'read');
  const rows = await selectConsents(ctx, note.id);
  await ctx.audit('consent.list', { type: 'note', id: note.id, noteId: note.id });
  return rows.map(viewConsent);
}

/** The actor's unfinished uploads in a chart. */
export async function listUploads(ctx: Context, noteId: string): Promise<FileUpload[]> {
  const note = await getNoteFor(ctx, noteId, 'edit');
  const uploads = await selectUploads(ctx, note.id);
  await ctx.audit('transcript.list-uploads', { type: 'note', id: note.id, noteId: note.id });
  return uploads.map(viewUpload);
}
