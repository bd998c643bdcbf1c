import type { ExportFormat } from '@clinical/contract/exports/exports.schemas';
import { statesOf } from '@clinical/contract/checks/sentence-state.rules';
import { Readable } from 'node:stream';
import { AppError } from '../../platform/app-error.ts';
import type { BytesReply } from '../../platform/area.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { workPool, workTask, type WorkTask } from '../../platform/work/work-pool.ts';
import { safeFileName } from '../../platform/zip/safe-file-name.ts';
import { getNoteFor } from '../notes/public.ts';
import { showChecks } from '../checks/public.ts';
import { noteAddenda, showEntry, getTranscriptFor } from '../transcripts/public.ts';
import { type NoteDocument, noteDocument } from './note-document.ts';

type Writer = { task: WorkTask<NoteDocument, Uint8Array>; mediaType: string };
const taskOf = (file: string): Writer['task'] => workTask(new URL(file, import.meta.url).href);
const writers: Record<ExportFormat, Writer> = {
  pdf: { task: taskOf('./pdf.worker.ts'), mediaType: 'application/pdf' },
  docx: {
    task: taskOf('./docx.worker.ts'),
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
};

/**
 * The note of an entry as a file that needs no program of ours. An unsigned one says on each page that it is a draft, and
 * sentences without a source say so; a signed one says by whom, and has its addenda below it.
 * @throws AppError NOT_FOUND, EMPTY_SOURCE when no note was written
 */
export async function exportEntry(ctx: Context, id: string, format: ExportFormat): Promise<BytesReply> {
  const entry = await getTranscriptFor(ctx, id, 'read');
  const walled = ctx.withRowLevelSecurity(entry.workspaceId);
  const chart = await getNoteFor(walled, entry.noteId, 'read');
  if (entry.sentences.length === 0) {
    throw new AppError('EMPTY_SOURCE', { message: 'This entry has no note yet.' });
  }
  const found = await showChecks(walled, entry);
  const states = statesOf(entry.sentences, found.version === entry.version ? found : null);
  const addenda = await ctx.use(noteAddenda).of(walled, id);
  const note = noteDocument({ entry: await showEntry(walled, id), states, patient: chart, addenda });
  const { task, mediaType } = writers[format];
  const bytes = await ctx.use(workPool).run(task, note, ctx.signal);
  await ctx.audit('transcript.export', { type: 'transcript', id: entry.id, noteId: entry.noteId });
  return {
    fileName: `${safeFileName(chart.title, 'patient')} ${isoTime(entry.createdAt).slice(0, 10)}.${format}`,
    mediaType,
    size: bytes.length,
    open: async (range) =>
      Readable.from([Buffer.from(bytes).subarray(range?.start ?? 0, (range?.end ?? bytes.length - 1) + 1)]),
  };
}
