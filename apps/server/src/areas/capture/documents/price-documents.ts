import type { InspectedPdf, InspectPdfFields } from '@clinical/contract/capture/files.schemas';
import { invalid } from '../../../platform/app-error.ts';
import type { UploadedFile } from '../../../platform/area.ts';
import type { Context } from '../../../platform/context.ts';
import { fileStore } from '../../../platform/storage/file-store.ts';
import { getNoteFor } from '../../notes/public.ts';
import { noteCredits } from '../../scribe/public.ts';
import { preferredModel } from '../../transcripts/public.ts';
import { checkDocuments } from './document-type.ts';
import { inspectDocuments } from './inspect-documents.ts';

/** Pages and price of PDFs before they are uploaded; nothing of them is kept. @throws AppError as their upload would */
export async function inspectPdfFiles(
  ctx: Context,
  input: InspectPdfFields,
  files: UploadedFile[],
): Promise<InspectedPdf[]> {
  try {
    const { id: noteId } = await getNoteFor(ctx, input.noteId, 'edit');
    if (files.length === 0) throw invalid(['body', 'files'], 'choose at least one file');
    const documents = checkDocuments(files, 'pdf');
    const facts = await inspectDocuments(ctx, documents);
    const { credits } = await ctx.transaction(async (tx) => {
      await tx.audit('transcript.inspect-document', { type: 'note', id: noteId, noteId });
      const model = input.model ?? (await preferredModel(tx));
      return noteCredits(tx, { model, entry: { kind: 'pdf', version: 0 } });
    });
    return documents.map(({ fileName }, index) => ({ fileName, ...facts[index]!, credits }));
  } finally {
    await Promise.allSettled(files.map((file) => ctx.use(fileStore).delete(file.fileId)));
  }
}
