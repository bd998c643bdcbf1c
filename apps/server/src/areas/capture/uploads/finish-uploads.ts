import { createHash } from 'node:crypto';
import { limits } from '@clinical/contract/limits';
import { missingChunks } from '@clinical/contract/capture/recordings.rules';
import type { UploadedTranscripts } from '@clinical/contract/capture/files.schemas';
import type { FinishUploads } from '@clinical/contract/capture/uploads.schemas';
import { AppError, notFound } from '../../../platform/app-error.ts';
import type { UploadedFile } from '../../../platform/area.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { fileStore } from '../../../platform/storage/file-store.ts';
import { deleteFiles } from '../../../platform/storage/delete-files.ts';
import { uploadImageFiles, uploadPdfFiles } from '../documents/upload-documents.ts';
import { uploadAudioFiles } from '../files/upload-audio-files.ts';
import {
  getUploadFor,
  lockUploadFor,
  type PieceRow,
  removeUploads,
  selectPieces,
  type UploadRow,
} from './uploads.queries.ts';
import { piecesOf } from './uploads.view.ts';

const verbs = { audio: uploadAudioFiles, image: uploadImageFiles, pdf: uploadPdfFiles };
const headBytes = 4_096;

/**
 * Makes entries of files that have arrived, as the call for their kind does; the pieces go in the transaction that makes the
 * entries, so that nothing is made twice.
 * @throws AppError CHUNKS_MISSING with their numbers, CHUNK_DIFFERS when they are not those of one file, and what that call throws
 */
export async function finishUploads(ctx: Context, input: FinishUploads): Promise<UploadedTranscripts> {
  const { kind, uploads, ...fields } = input;
  const files: UploadedFile[] = [];
  let gone: string[] = [];
  try {
    for (const { id, digest } of uploads) files.push(await together(ctx, await fitting(ctx, id, input), digest));
  } catch (error) {
    await deleteFiles(
      ctx,
      files.map(({ fileId }) => fileId),
    );
    throw error;
  }
  const made = await verbs[kind](ctx, fields, files, async (tx: Tx) => {
    for (const { id } of uploads) await lockUploadFor(tx, id);
    gone = await removeUploads(
      tx,
      uploads.map(({ id }) => id),
    );
  });
  await deleteFiles(ctx, gone);
  return made;
}

async function fitting(ctx: Context, id: string, { kind, noteId }: FinishUploads): Promise<UploadRow> {
  const upload = await getUploadFor(ctx, id);
  if (upload.kind !== kind || upload.noteId !== noteId) throw notFound();
  return upload;
}

/** One file of the pieces of an upload. */
async function together(ctx: Context, upload: UploadRow, digest: string): Promise<UploadedFile> {
  const pieces = await selectPieces(ctx, upload.id);
  refuseIncomplete(upload, pieces);
  if (digest !== digestOf(pieces)) throw new AppError('CHUNK_DIFFERS');
  const files = ctx.use(fileStore);
  const { fileName, workspaceId, size } = upload;
  async function* content(): AsyncGenerator<Uint8Array> {
    for (const { fileId } of pieces) {
      ctx.signal.throwIfAborted();
      yield await files.readAll(fileId, limits.uploadPiece);
    }
  }
  const head = (await files.readAll(pieces[0]!.fileId, limits.uploadPiece)).subarray(0, headBytes);
  const stored = await files.write(content(), { workspaceId, limit: size });
  return { field: 'files', fileName, mediaType: 'application/octet-stream', head, ...stored };
}

function refuseIncomplete(upload: UploadRow, pieces: readonly PieceRow[]): void {
  const stored = new Set(pieces.map(({ n }) => n));
  const missing = missingChunks(stored, piecesOf(upload), limits.errorDetails);
  if (missing.length === 0) return;
  throw new AppError('CHUNKS_MISSING', { detail: missing.map((n) => ({ loc: ['pieces', n], msg: 'missing' })) });
}

/** As in `FinishUploads`. */
function digestOf(pieces: readonly PieceRow[]): string {
  const hash = createHash('sha256');
  for (const { sha256 } of pieces) hash.update(sha256);
  return hash.digest('hex');
}
