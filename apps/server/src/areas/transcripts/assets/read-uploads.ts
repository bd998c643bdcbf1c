import { audioExtensions, limits, transcriptExtensions } from '@clinical/contract/limits';
import { AppError } from '../../../platform/app-error.ts';
import type { UploadedFile } from '../../../platform/area.ts';
import type { Context } from '../../../platform/context.ts';
import { fileStore } from '../../../platform/storage/file-store.ts';
import { decodeText } from '../source/decode-text.ts';
import { acceptedType, type AcceptedType } from './file-type.ts';

export type CheckedFile = UploadedFile & { type: AcceptedType };

const accepted = [...audioExtensions, ...transcriptExtensions].join(', ');

/** @throws AppError EMPTY_SOURCE, UNSUPPORTED_MEDIA or TOO_LARGE, naming the first file that cannot be taken */
export function checkFiles(files: readonly UploadedFile[]): CheckedFile[] {
  return files.map((file) => {
    if (file.size === 0) throw refused('EMPTY_SOURCE', file, 'the file is empty.');
    const type = acceptedType(file.fileName, file.head);
    if (!type)
      throw refused('UNSUPPORTED_MEDIA', file, `its name or content is not of an accepted file type: ${accepted}.`);
    if (type.kind === 'text' && file.size > limits.textFile) {
      throw refused('TOO_LARGE', file, `a transcript may have at most ${limits.textFile / 1024 / 1024} MB.`);
    }
    return { ...file, type };
  });
}

/** One transcript. @throws AppError EMPTY_SOURCE, UNSUPPORTED_MEDIA or TOO_LARGE, naming the file */
export function checkTextFile(file: UploadedFile): CheckedFile {
  const [checked] = checkFiles([file]);
  if (checked!.type.kind === 'text') return checked!;
  throw refused('UNSUPPORTED_MEDIA', file, `a transcript is one of: ${transcriptExtensions.join(', ')}.`);
}

/** The text of an uploaded transcript. @throws AppError UNREADABLE_SOURCE, EMPTY_SOURCE or TOO_LARGE, naming the file */
export async function readTextFile(ctx: Context, file: CheckedFile): Promise<string> {
  const bytes = await ctx.use(fileStore).readAll(file.fileId, limits.textFile);
  const text = decodeText(bytes);
  if (text === null)
    throw refused('UNREADABLE_SOURCE', file, 'its characters could not be read. Save it as UTF-8 and try again.');
  if (text.length > limits.transcriptCharacters) {
    throw refused(
      'TOO_LARGE',
      file,
      `a transcript may have at most ${limits.transcriptCharacters / 1_000_000} million characters.`,
    );
  }
  return text;
}

function refused(
  code: 'EMPTY_SOURCE' | 'UNSUPPORTED_MEDIA' | 'TOO_LARGE' | 'UNREADABLE_SOURCE',
  file: UploadedFile,
  why: string,
): AppError {
  return new AppError(code, { message: `“${file.fileName}”: ${why}` });
}
