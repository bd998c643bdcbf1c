import { noteRequestOf } from '../../scribe/public.ts';
import { limits } from '@clinical/contract/limits';
import { missingChunks } from '@clinical/contract/capture/recordings.rules';
import type { FinishedRecording, FinishRecording } from '@clinical/contract/capture/recordings.schemas';
import { AppError, invalid } from '../../../platform/app-error.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { startTask } from '../../../platform/jobs/background-tasks.ts';
import { getNoteFor } from '../../notes/public.ts';
import { resolveRecipe } from '../../templates/public.ts';
import { addSpokenEntry, setTranscriptionTask } from '../transcription/add-spoken-entry.ts';
import { showEntry } from '../../transcripts/public.ts';
import { finishRecordingJob } from './finish-recording.job.ts';
import { segmentsOf } from './join/segments.ts';
import {
  changeRecording,
  type ChunkRow,
  lockRecordingFor,
  type RecordingRow,
  selectChunks,
} from './recordings.queries.ts';
import { viewRecording } from './recordings.view.ts';

/**
 * Makes a recording one entry of its chart and starts the job that makes its file, has it heard and writes its note. Finished
 * again, the answer is the entry that it became.
 * @throws AppError CHUNKS_MISSING with their numbers, EMPTY_SOURCE without any chunk, RECORDING_CLOSED when it was erased
 */
export async function finishRecording(ctx: Context, id: string, input: FinishRecording): Promise<FinishedRecording> {
  return ctx.transaction(async (tx) => {
    const recording = await lockRecordingFor(tx, id);
    await tx.audit('recording.finish', { type: 'recording', id, noteId: recording.noteId });
    if (recording.state === 'finished') return shown(tx, recording);
    if (recording.state !== 'recording') throw new AppError('RECORDING_CLOSED');
    const chunks = await selectChunks(tx, recording);
    refuseIncomplete(chunks, input);
    return shown(tx, await makeEntryOf(tx, recording, chunks, input));
  });
}

function refuseIncomplete(chunks: readonly ChunkRow[], { chunks: total, asIs = false }: FinishRecording): void {
  if (chunks.length === 0)
    throw new AppError('EMPTY_SOURCE', { message: 'The server has not received any audio of this recording.' });
  if (asIs) return;
  const stored = new Set(chunks.map(({ n }) => n));
  const missing = missingChunks(stored, total, limits.errorDetails);
  if (missing.length > 0) {
    const detail = missing.map((n) => ({ loc: ['chunks', n], msg: 'missing' }));
    throw new AppError('CHUNKS_MISSING', { detail });
  }
  if (stored.size > total) throw invalid(['body', 'chunks'], `${stored.size} chunks are stored`);
}

async function makeEntryOf(
  tx: Tx,
  recording: RecordingRow,
  chunks: readonly ChunkRow[],
  input: FinishRecording,
): Promise<RecordingRow> {
  const { noteId, id: recordingId } = recording;
  const { gaps = [], generate = true } = input;
  const note = await getNoteFor(tx, noteId, 'edit');
  const templateId = input.templateId === undefined ? recording.templateId : input.templateId;
  await resolveRecipe(tx, templateId);
  const allGaps = [...gaps, ...segmentsOf(chunks).lost].toSorted((a, b) => a.atMs - b.atMs);
  const entry = await addSpokenEntry(tx, {
    noteId: note.id,
    workspaceId: note.workspaceId,
    kind: 'recording',
    templateId,
    model: input.model ?? recording.model,
    request: await noteRequestOf(tx, note.id, { ...input, model: input.model ?? recording.model }),
    language: recording.language,
    durationMs: recording.durationMs,
    gaps: allGaps,
    generate,
  });
  const taskId = await startTask(tx, finishRecordingJob, {
    kind: 'note',
    noteId: note.id,
    recordId: entry.id,
    payload: { recordingId, transcriptId: entry.id },
  });
  await setTranscriptionTask(tx, entry, taskId);
  return changeRecording(tx, recordingId, { state: 'finished', gaps: allGaps, transcriptId: entry.id, taskId });
}

/** @throws AppError RECORDING_CLOSED when the entry that it became is gone */
async function shown(tx: Tx, recording: RecordingRow): Promise<FinishedRecording> {
  const { transcriptId, taskId } = recording;
  if (transcriptId === null || taskId === null) throw new AppError('RECORDING_CLOSED');
  return { recording: viewRecording(recording), transcript: await showEntry(tx, transcriptId), taskId };
}
