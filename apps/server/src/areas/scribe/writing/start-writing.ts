import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/context.ts';
import { startTask } from '../../../platform/jobs/background-tasks.ts';
import { reserveIfPossible } from '../note-credits.ts';
import {
  insertRun,
  changeTranscript,
  type Entry,
  preferredModel,
  isAnswer,
  isDocument,
} from '../../transcripts/public.ts';
import { unreadDocuments } from './unread-documents.ts';
import { writeNoteJob } from './write-note.job.ts';

/**
 * Starts the job that writes an entry's note, in the transaction that made or chose the entry. Returns the task's id.
 * The template must have been resolved before: one without sections starts nothing.
 * @throws AppError EMPTY_SOURCE without words, CONFLICT while another job writes. Without credits the entry stays, and its job says so.
 */
export async function startWriting(tx: Tx, entry: Entry): Promise<string> {
  if (isAnswer(entry.kind)) {
    const message =
      entry.kind === 'command'
        ? 'This was written from the chart. Give the command again instead.'
        : 'This was told before the visit. Write the note of the visit from what is said in it.';
    throw new AppError('CONFLICT', { message });
  }
  if (entry.taskId) {
    throw new AppError('CONFLICT', {
      message: 'This note is being generated. Wait until it is done, or cancel it first.',
    });
  }
  if (entry.utterances.length === 0) {
    if (isDocument(entry.kind)) return tx.use(unreadDocuments).startReading(tx, entry);
    throw new AppError('EMPTY_SOURCE');
  }
  const taskId = await startTask(tx, writeNoteJob, {
    kind: 'note',
    noteId: entry.noteId,
    recordId: entry.id,
    payload: { transcriptId: entry.id },
  });
  const { id: transcriptId, request, version: baseVersion } = entry;
  await insertRun(tx, { taskId, transcriptId, request, baseVersion });
  await changeTranscript(tx, entry.id, { taskId, hold: null });
  const model = entry.model ?? (await preferredModel(tx));
  await reserveIfPossible(tx, { taskId, attempt: 1, noteId: entry.noteId, model, entry });
  return taskId;
}
