import { limits } from '@clinical/contract/limits';
import { AppError } from '../../../platform/app-error.ts';
import type { UploadedFile } from '../../../platform/area.ts';

type DocumentType = { kind: 'pdf' | 'image'; mediaType: string; extension: 'pdf' | 'png' | 'jpg' };
export type CheckedDocument = UploadedFile & { type: DocumentType };

const types: { starts: Buffer; type: DocumentType }[] = [
  { starts: Buffer.from('%PDF-'), type: { kind: 'pdf', mediaType: 'application/pdf', extension: 'pdf' } },
  {
    starts: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    type: { kind: 'image', mediaType: 'image/png', extension: 'png' },
  },
  { starts: Buffer.from('\xff\xd8\xff', 'latin1'), type: { kind: 'image', mediaType: 'image/jpeg', extension: 'jpg' } },
];

/** What a document is by its first bytes, whatever its name says; null for all that is not read. */
export function documentType(head: Buffer): DocumentType | null {
  return types.find(({ starts }) => head.subarray(0, starts.length).equals(starts))?.type ?? null;
}

/** Photographs as phones keep them: HEIF by its brands. */
const isHeic = (head: Buffer): boolean =>
  /^ftyp(heic|heix|hevc|heim|heis|mif1|msf1|avif)/.test(head.toString('latin1', 4, 12));

const wanted = { pdf: 'a PDF', image: 'a JPEG or PNG picture' };
export const mostBytes = { pdf: limits.pdfFile, image: limits.imageFile };

/** @throws AppError EMPTY_SOURCE, UNSUPPORTED_MEDIA or TOO_LARGE, naming the first file that cannot be taken */
export function checkDocuments(files: readonly UploadedFile[], kind: DocumentType['kind']): CheckedDocument[] {
  return files.map((file) => {
    const about = (why: string) => ({ message: `“${file.fileName}”: ${why}` });
    if (file.size === 0) throw new AppError('EMPTY_SOURCE', about('the file is empty.'));
    if (isHeic(file.head)) {
      throw new AppError(
        'UNSUPPORTED_MEDIA',
        about('it is a HEIC photo. Phones turn HEIC photos into JPEG when JPEG is asked for.'),
      );
    }
    const type = documentType(file.head);
    if (type?.kind !== kind) {
      throw new AppError('UNSUPPORTED_MEDIA', about(`its content is not ${wanted[kind]}.`));
    }
    if (file.size > mostBytes[kind]) {
      throw new AppError('TOO_LARGE', about(`${wanted[kind]} may have at most ${mostBytes[kind] / 1024 / 1024} MB.`));
    }
    return { ...file, type };
  });
}
