import type { LibraryImport } from '@clinical/contract/evidence/evidence.schemas';
import { limits } from '@clinical/contract/limits';
import { AppError, invalid } from '../../platform/app-error.ts';
import type { UploadedFile } from '../../platform/area.ts';
import type { Context } from '../../platform/context.ts';
import { deleteFiles } from '../../platform/storage/delete-files.ts';
import { documentType } from '../capture/public.ts';
import { addFile } from './add-file.ts';
import { assertMayAddSources } from './evidence.policy.ts';
import { importRecords } from './import-records.ts';
import { formatOf } from './record-format.ts';

/**
 * Adds files to the library of the workspace: PDFs are kept and read by page, files of databases are read and deleted. What was read before a
 * fault stays, and the same file again goes on from there.
 * @throws AppError CONFLICT, UNSUPPORTED_MEDIA, EMPTY_SOURCE, UNREADABLE_SOURCE, TOO_LARGE with the file's name
 */
export async function addToLibrary(ctx: Context, files: UploadedFile[]): Promise<LibraryImport[]> {
  const kept = new Set<string>();
  try {
    assertMayAddSources(ctx.actor);
    if (files.length === 0) throw invalid(['body', 'files'], 'choose at least one file');
    for (const file of files) assertReadable(file);
    const done: LibraryImport[] = [];
    for (const file of files) {
      if (isPdf(file)) {
        done.push(await addFile(ctx, file));
        kept.add(file.fileId);
      } else done.push(await importRecords(ctx, file));
    }
    return done;
  } finally {
    const unused = files.filter(({ fileId }) => !kept.has(fileId));
    await deleteFiles(
      ctx,
      unused.map(({ fileId }) => fileId),
    );
  }
}

const isPdf = ({ head }: UploadedFile): boolean => documentType(head)?.kind === 'pdf';

function assertReadable(file: UploadedFile): void {
  const about = (why: string) => ({ message: `“${file.fileName}”: ${why}` });
  if (file.size === 0) throw new AppError('EMPTY_SOURCE', about('the file is empty.'));
  if (isPdf(file)) {
    if (file.size > limits.pdfFile)
      throw new AppError('TOO_LARGE', about(`a PDF may have at most ${limits.pdfFile / 1024 / 1024} MB.`));
  } else if (formatOf(file) === null)
    throw new AppError('UNSUPPORTED_MEDIA', about('its content is not PubMed XML, NBIB, RIS or PDF.'));
}
