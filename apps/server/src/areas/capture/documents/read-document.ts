import { documentReader } from '../../../gateways/documents/port.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { progressTask } from '../../../platform/jobs/background-tasks.ts';
import { fileStore } from '../../../platform/storage/file-store.ts';
import {
  publishNoteEdit,
  type Source,
  assetsOf,
  changeTranscript,
  type Entry,
  getTranscriptFor,
  lockTranscriptFor,
  findVersionOf,
} from '../../transcripts/public.ts';
import { rejectHeldEntry } from '../../checks/public.ts';
import { writeNote } from '../../scribe/public.ts';
import { documentSource } from './document-source.ts';
import { named } from './inspect-documents.ts';
import type { ReadDocumentPayload } from './read-document.job.ts';

/** Of the whole job, in percent: the rest is the writing of the note. */
const readingShare = 50;

/**
 * The job behind a PDF or a picture: read its pages, keep them as the source, write the note. A second run does not read again what
 * the first one kept.
 */
export async function readDocument(ctx: Context, payload: ReadDocumentPayload): Promise<void> {
  const entry = await getTranscriptFor(ctx, payload.transcriptId, 'edit');
  if (entry.utterances.length === 0) await readPages(ctx, payload.taskId, entry);
  if (!(await findVersionOf(ctx, payload.taskId))) await rejectHeldEntry(ctx, entry.id);
  await writeNote(ctx, payload, readingShare);
}

async function readPages(ctx: Context, taskId: string, entry: Entry): Promise<void> {
  const fileName = entry.fileName ?? '';
  const source = await named(fileName, () => sourceOf(ctx, taskId, entry));
  await ctx.transaction(async (tx) => {
    await progressTask(tx, taskId, readingShare);
    const now = await lockTranscriptFor(tx, entry.id, 'edit');
    // somebody typed a source meanwhile
    if (now.utterances.length > 0) return;
    await changeTranscript(tx, entry.id, source);
    await tx.audit('transcript.read-document', { type: 'transcript', id: entry.id, noteId: entry.noteId });
    await publishNoteEdit(tx, now);
  });
}

async function sourceOf(ctx: Context, taskId: string, entry: Entry): Promise<Source> {
  const [asset] = await assetsOf(ctx, [entry]);
  if (!asset) throw new AppError('NOT_FOUND');
  const bytes = await ctx.use(fileStore).readAll(asset.fileId, asset.size);
  const kind = asset.mediaType === 'application/pdf' ? 'pdf' : 'image';
  let told: Promise<void> = Promise.resolve();
  const pages = await ctx.use(documentReader).read({ bytes, kind, signal: ctx.signal }, (page, of) => {
    const percent = (readingShare * page.number) / of;
    told = told.then(() => ctx.transaction((tx) => progressTask(tx, taskId, percent)));
    told.catch(() => undefined);
  });
  await told;
  const source = documentSource(pages);
  if (source.utterances.length > 0) return source;
  throw new AppError('UNREADABLE_SOURCE', {
    message: 'no text could be read. The original is saved: type its text, or upload a sharper copy.',
  });
}
