import { audioExtensions, limits, transcriptExtensions } from '@clinical/contract/limits';
import { AppError } from '../../../platform/app-error.ts';
import type { UploadedFile } from '../../../platform/area.ts';
import type { Context } from '../../../platform/context.ts';
import { fileStore } from '../../../platform/storage/file-store.ts';
import { runInPool, workTask } from '../../../platform/work/work-pool.ts';
import { decodeText } from '../source/decode-text.ts';
import type { WordResult } from '../source/read-word.worker.ts';
import { acceptedType, type AcceptedType, extensionOf } from './file-type.ts';

export type CheckedFile = UploadedFile & { type: AcceptedType };
type StoredText = Pick<UploadedFile, 'fileId' | 'fileName'>;

const accepted = [...audioExtensions, ...transcriptExtensions].join(', ');

/** @throws AppError EMPTY_SOURCE, UNSUPPORTED_MEDIA or TOO_LARGE, naming the first file that cannot be taken */
export function checkFiles(files: readonly UploadedFile[]): CheckedFile[] {
  return files.map((file) => {
    if (file.size === 0) throw refused('EMPTY_SOURCE', file, 'the file is empty.');
    const type = acceptedType(file.fileName, file.head);
    if (!type) throw refused('UNSUPPORTED_MEDIA', file, whyNot(file));
    if (type.kind === 'text' && file.size > limits.textFile) {
      throw refused('TOO_LARGE', file, `a transcript may have at most ${limits.textFile / 1024 / 1024} MB.`);
    }
    return { ...file, type };
  });
}

/** Word stores a file with a password in another container than .docx. */
const whyNot = ({ fileName }: UploadedFile): string =>
  extensionOf(fileName) === 'docx'
    ? 'it is not a .docx file, or it is protected by a password. Save it as .docx without a password.'
    : `its name or content is not of an accepted file type: ${accepted}.`;

/** One transcript. @throws AppError EMPTY_SOURCE, UNSUPPORTED_MEDIA or TOO_LARGE, naming the file */
export function checkTextFile(file: UploadedFile): CheckedFile {
  const [checked] = checkFiles([file]);
  if (checked!.type.kind === 'text') return checked!;
  throw refused('UNSUPPORTED_MEDIA', file, `a transcript is one of: ${transcriptExtensions.join(', ')}.`);
}

/** The text of an uploaded transcript. @throws AppError UNREADABLE_SOURCE, EMPTY_SOURCE or TOO_LARGE, naming the file */
export async function readTextFile(ctx: Context, file: StoredText): Promise<string> {
  const bytes = await ctx.use(fileStore).readAll(file.fileId, limits.textFile);
  const text = extensionOf(file.fileName) === 'docx' ? await readWord(ctx, file, bytes) : decodeText(bytes);
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

const wordTask = workTask<Uint8Array, WordResult>(new URL('../source/read-word.worker.ts', import.meta.url).href);

async function readWord(ctx: Context, file: StoredText, bytes: Uint8Array): Promise<string> {
  const read = await runInPool(ctx, wordTask, bytes);
  if ('text' in read) return read.text;
  if (read.problem === 'too-large') throw refused('TOO_LARGE', file, 'it has too much text. Split it.');
  throw refused('UNREADABLE_SOURCE', file, 'it is damaged, or not a Word file.');
}

function refused(
  code: 'EMPTY_SOURCE' | 'UNSUPPORTED_MEDIA' | 'TOO_LARGE' | 'UNREADABLE_SOURCE',
  file: Pick<UploadedFile, 'fileName'>,
  why: string,
): AppError {
  return new AppError(code, { message: `“${file.fileName}”: ${why}` });
}
