import { limits } from '@clinical/contract/limits';
import type { StoredPiece } from '@clinical/contract/capture/uploads.schemas';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { expectHash } from '../../../platform/storage/expect-hash.ts';
import { documentType } from '../documents/document-type.ts';
import { acceptedType } from '../../transcripts/public.ts';
import { assertTranscribable } from '../transcription/measure-audio.ts';
import { storePart } from '../numbered-parts.ts';
import {
  findPiece,
  getUploadFor,
  insertPiece,
  lockUploadFor,
  type PieceRow,
  type UploadRow,
} from './uploads.queries.ts';
import { piecesOf } from './uploads.view.ts';

/** A piece as it was sent. */
type Sent = { n: number; sha256: string; bytes: Uint8Array };

/**
 * Stores one piece of a file.
 * @throws AppError MALFORMED_REQUEST for bytes that are not those of the hash or not as many as they should be, CHUNK_DIFFERS,
 * UNSUPPORTED_MEDIA, UNREADABLE_SOURCE or TOO_LARGE when the first piece shows that the file is not what its name says, holds no
 * sound, or lasts too long
 */
export async function storePiece(ctx: Context, id: string, sent: Sent): Promise<StoredPiece> {
  const { n, sha256, bytes } = sent;
  const upload = await storePart<UploadRow, PieceRow>(ctx, await getUploadFor(ctx, id), {
    log: { action: 'transcript.store-piece', type: 'upload' },
    bytes,
    limit: limits.uploadPiece,
    find: (scope) => findPiece(scope, id, n),
    refuseOther: (stored) => refuseOther(stored, sent),
    refuse: (whole) => refuse(whole, sent),
    lock: (tx) => lockUploadFor(tx, id),
    add: (tx, whole, fileId) => insertPiece(tx, whole, { uploadId: id, n, sha256, fileId }),
  });
  return { id, n, next: upload.next };
}

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
      message: `“${fileName}”: its name or content is not of an accepted file type.`,
    });
  }
  if (type.kind === 'audio') await assertTranscribable({ fileName, mediaType: type.mediaType, whole: size }, bytes);
}
