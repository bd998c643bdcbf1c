import type { UploadDocumentFields, UploadedTranscripts } from '@clinical/contract/capture/files.schemas';
import { invalid } from '../../../platform/app-error.ts';
import type { UploadedFile } from '../../../platform/area.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { fileStore } from '../../../platform/storage/file-store.ts';
import { getNoteFor } from '../../notes/public.ts';
import { resolveRecipe } from '../../templates/public.ts';
import { requestOfForm } from '../request-of-form.ts';
import { addEntry, showEntry, insertAssets } from '../../transcripts/public.ts';
import { type CheckedDocument, checkDocuments } from './document-type.ts';
import { inspectDocuments } from './inspect-documents.ts';
import { startReading } from './start-reading.ts';

/** What belongs to the transaction that makes the entries. */
type Also = (tx: Tx) => Promise<void>;

/** One entry for each PDF, all or none; each is read and its note written by a job of its own. @throws AppError as `uploadDocuments` */
export const uploadPdfFiles = (ctx: Context, input: UploadDocumentFields, files: UploadedFile[], also?: Also) =>
  uploadDocuments(ctx, 'pdf', { input, files, also });

/** The same for pictures. */
export const uploadImageFiles = (ctx: Context, input: UploadDocumentFields, files: UploadedFile[], also?: Also) =>
  uploadDocuments(ctx, 'image', { input, files, also });

/** @throws AppError UNSUPPORTED_MEDIA, TOO_LARGE, EMPTY_SOURCE, UNREADABLE_SOURCE with the file's name; then no file is kept */
async function uploadDocuments(
  ctx: Context,
  kind: 'pdf' | 'image',
  { input, files, also }: { input: UploadDocumentFields; files: UploadedFile[]; also: Also | undefined },
): Promise<UploadedTranscripts> {
  try {
    await getNoteFor(ctx, input.noteId, 'edit');
    await resolveRecipe(ctx, input.templateId);
    if (files.length === 0) throw invalid(['body', 'files'], 'choose at least one file');
    const documents = checkDocuments(files, kind);
    await inspectDocuments(ctx, documents);
    return await ctx.transaction(async (tx) => {
      await also?.(tx);
      return store(tx, input, documents);
    });
  } catch (error) {
    await Promise.allSettled(files.map((file) => ctx.use(fileStore).delete(file.fileId)));
    throw error;
  }
}

async function store(tx: Tx, input: UploadDocumentFields, documents: CheckedDocument[]): Promise<UploadedTranscripts> {
  const note = await getNoteFor(tx, input.noteId, 'edit');
  await resolveRecipe(tx, input.templateId);
  const request = await requestOfForm(tx, input);
  const taskIds: string[] = [];
  const transcripts = [];
  for (const { type, fileName, fileId, size } of documents) {
    const entry = await addEntry(tx, {
      noteId: note.id,
      workspaceId: note.workspaceId,
      kind: type.kind,
      source: { question: '', utterances: [] },
      fileName,
      templateId: input.templateId,
      model: input.model,
      request,
    });
    const name = `${type.kind}.${type.extension}`;
    await insertAssets(tx, [{ transcriptId: entry.id, name, fileId, fileName, mediaType: type.mediaType, size }]);
    taskIds.push(await startReading(tx, entry));
    transcripts.push(await showEntry(tx, entry.id));
  }
  return { taskId: taskIds[0] ?? null, transcripts };
}
