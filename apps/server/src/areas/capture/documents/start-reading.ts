import type { Tx } from '../../../platform/context.ts';
import { startTask } from '../../../platform/jobs/background-tasks.ts';
import { reserveIfPossible } from '../../scribe/public.ts';
import { insertRun, changeTranscript, type Entry, preferredModel } from '../../transcripts/public.ts';
import { readDocumentJob } from './read-document.job.ts';

/** Starts the job that reads an entry's document and writes its note, in the transaction that made the entry. Returns the task's id. */
export async function startReading(tx: Tx, entry: Entry): Promise<string> {
  const { id: transcriptId, noteId, request, version: baseVersion } = entry;
  const payload = { transcriptId };
  const taskId = await startTask(tx, readDocumentJob, { kind: 'note', noteId, recordId: transcriptId, payload });
  await insertRun(tx, { taskId, transcriptId, request, baseVersion });
  await changeTranscript(tx, transcriptId, { taskId, hold: null });
  const model = entry.model ?? (await preferredModel(tx));
  await reserveIfPossible(tx, { taskId, attempt: 1, noteId, model, entry });
  return taskId;
}
