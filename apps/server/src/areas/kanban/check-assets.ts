import { audioExtensions, imageExtensions, transcriptExtensions } from '@clinical/contract/limits';
import { AppError } from '../../platform/app-error.ts';
import type { UploadedFile } from '../../platform/area.ts';
import type { Context } from '../../platform/context.ts';
import { checkDocuments, documentType, inspectDocuments, measureAudio } from '../capture/public.ts';
import { acceptedType, checkFiles, extensionOf, readSourceTexts, readTextFile } from '../transcripts/public.ts';
import type { CardAssetRow } from './kanban.queries.ts';

export type CheckedAsset = Pick<CardAssetRow, 'fileId' | 'fileName' | 'mediaType' | 'size' | 'kind' | 'durationMs'>;

/**
 * Looks into files before a card takes them: what they are by their content, whether they can be read, and how much they hold.
 * @throws AppError EMPTY_SOURCE, UNSUPPORTED_MEDIA, TOO_LARGE or UNREADABLE_SOURCE, naming the first file that cannot be taken
 */
export async function checkAssets(ctx: Context, files: readonly UploadedFile[]): Promise<CheckedAsset[]> {
  const checked: CheckedAsset[] = [];
  for (const file of files) {
    const { fileId, fileName, size } = file;
    checked.push({ fileId, fileName, size, ...(await checkAsset(ctx, file)) });
  }
  return checked;
}

type Found = Pick<CheckedAsset, 'kind' | 'mediaType' | 'durationMs'>;

async function checkAsset(ctx: Context, file: UploadedFile): Promise<Found> {
  const isPicture = (imageExtensions as readonly string[]).includes(extensionOf(file.fileName));
  const document = documentType(file.head)?.kind ?? (isPicture || isHeicName(file) ? 'image' : null);
  if (document) {
    const checked = checkDocuments([file], document);
    await inspectDocuments(ctx, checked);
    return { kind: document, mediaType: checked[0]!.type.mediaType, durationMs: null };
  }
  if (file.size > 0 && !acceptedType(file.fileName, file.head) && !isKnownName(file)) {
    throw new AppError('UNSUPPORTED_MEDIA', { message: `“${file.fileName}”: a card takes ${taken}.` });
  }
  const [checked] = checkFiles([file]);
  const { kind, mediaType } = checked!.type;
  if (kind === 'audio') return { kind, mediaType, durationMs: await measureAudio(ctx, checked!) };
  await readSourceTexts(ctx, [{ name: file.fileName, text: await readTextFile(ctx, checked!) }]);
  return { kind, mediaType, durationMs: null };
}

const isHeicName = ({ fileName }: UploadedFile): boolean => /^hei[cf]$/.test(extensionOf(fileName));
const known: readonly string[] = [...audioExtensions, ...transcriptExtensions];
const isKnownName = ({ fileName }: UploadedFile): boolean => known.includes(extensionOf(fileName));
const taken = `PDF, pictures (jpg, png), audio (${audioExtensions.join(', ')}) and text (${transcriptExtensions.join(', ')})`;
