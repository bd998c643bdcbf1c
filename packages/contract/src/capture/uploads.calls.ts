import { call } from '../call.ts';
import type { Ok } from '../common.schemas.ts';
import type { UploadedTranscripts } from './files.schemas.ts';
import type { FileUpload, FinishUploads, StartUpload, StoredPiece } from './uploads.schemas.ts';

/** My unfinished uploads in a chart. */
export const listUploads = call<{ query: { noteId: string } }, FileUpload[]>('GET', '/transcripts/uploads');
/** Started again for the same file, the answer is the same upload, with what has arrived of it. */
export const startUpload = call<{ body: StartUpload }, FileUpload>('POST', '/transcripts/uploads');
/** The body is the bytes of one piece. Told again, the answer is the same; the numbers need not come in order. */
export const storePiece = call<
  { params: { id: string; n: number }; query: { sha256: string }; body: Uint8Array },
  StoredPiece
>('PUT', '/transcripts/uploads/{id}/pieces/{n}');
export const discardUpload = call<{ params: { id: string } }, Ok>('DELETE', '/transcripts/uploads/{id}');
/** Makes entries of files that have arrived, as the multipart calls do. */
export const finishUploads = call<{ body: FinishUploads }, UploadedTranscripts>('POST', '/transcripts/uploads/finish');
