import { Readable } from 'node:stream';
import { limits } from '@clinical/contract/limits';
import type { StoredPiece } from '@clinical/contract/transcripts/uploads.schemas';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { expectHash } from '../../../platform/storage/expect-hash.ts';
import { fileStore } from '../../../platform/storage/file-store.ts';
import { deleteFiles } from '../../../platform/storage/delete-files.ts';
import { documentType } from '../documents/document-type.ts';
import { acceptedType } from '../file-type.ts';
import { expectHearable } from '../speech/measure-audio.ts';
import {
  findPiece,
  getUploadFor,
  insertPiece,
  lockUploadFor,
  type PieceRow,
  type UploadRow,
} from '../uploads.queries.ts';
import { piecesOf } from './uploads.view.ts';

/** A piece as it was sent. */
type Sent = { n: number; sha256: string; bytes: Uint8Array };

/**
 * Stores one piece: its bytes are on the disk, encrypted, and its row is committed before this returns. The same piece again is
 * answered alike.
 * @throws AppError MALFORMED_REQUEST for bytes that are not those of the hash or not as many as they should be, CHUNK_DIFFERS,
 * UNSUPPORTED_MEDIA, UNREADABLE_SOURCE or TOO_LARGE when the first piece shows that the file is not what its name says, holds no
 * sound, or lasts too long
 */
export async function storePiece(ctx: Context, id: string, sent: Sent): Promise<StoredPiece> {
  const upload = await getUploadFor(ctx, id);
  const known = await findPiece(ctx, id, sent.n);
  if (known) {
    refuseOther(known, sent);
    await ctx.audit('transcript.store-piece', record(upload));
    return { id, n: sent.n, next: upload.next };
  }
  await refuse(upload, sent);
  const { workspaceId } = upload;
  const content = Readable.from([sent.bytes]);
  const { fileId } = await ctx.use(fileStore).write(content, { workspaceId, limit: limits.uploadPiece });
  let isKept = false;
  try {
    const next = await ctx.transaction(async (tx) => {
      const now = await lockUploadFor(tx, id);
      await tx.audit('transcript.store-piece', record(now));
      const first = await findPiece(tx, id, sent.n);
      if (first) refuseOther(first, sent);
      isKept = !first;
      return first
        ? now.next
        : (await insertPiece(tx, now, { uploadId: id, n: sent.n, sha256: sent.sha256, fileId })).next;
    });
    return { id, n: sent.n, next };
  } catch (error) {
    isKept = false;
    throw error;
  } finally {
    // the same piece came on two ways at once, and the other one was first
    if (!isKept) await deleteFiles(ctx, [fileId]);
  }
}

const record = ({ id, noteId }: UploadRow) => ({ type: 'upload', id, noteId });

function refuseOther(stored: PieceRow, { sha256 }: Sent): void {
  if (stored.sha256 !== sha256) throw new AppError('CHUNK_DIFFERS');
}

async function refuse(upload: UploadRow, { n, sha256, bytes }: Sent): Promise<void> {
  const expected = Math.min(limits.uploadPiece, upload.size - n * limits.uploadPiece);
  if (bytes.length !== expected || n >= piecesOf(upload)) {
    throw new AppError('MALFORMED_REQUEST', { message: `Piece ${n} of this file has ${Math.max(0, expected)} bytes.` });
  }
  expectHash(bytes, sha256);
  if (n === 0) await refuseBeginning(upload, bytes);
}

/** What the first bytes tell, so that nothing more of a wrong file is sent. */
async function refuseBeginning({ kind, fileName, size }: UploadRow, bytes: Uint8Array): Promise<void> {
  const head = Buffer.from(bytes.subarray(0, 4_096));
  const type = kind === 'audio' ? acceptedType(fileName, head) : documentType(head);
  if (type === null || (kind !== 'audio' && type.kind !== kind)) {
    throw new AppError('UNSUPPORTED_MEDIA', {
      message: `“${fileName}”: its name and content are not those of a kind that is accepted here.`,
    });
  }
  if (type.kind === 'audio') await expectHearable({ fileName, mediaType: type.mediaType, whole: size }, bytes);
}
