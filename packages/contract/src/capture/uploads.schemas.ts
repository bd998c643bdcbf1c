import { z } from 'zod';
import { Id, Timestamp } from '../common.schemas.ts';
import { limits } from '../limits.ts';
import { UploadAudioFields } from './files.schemas.ts';

/** What a file is sent as: audio and transcripts, pictures, or PDFs. */
export const UploadKind = z.enum(['audio', 'image', 'pdf']);
export type UploadKind = z.infer<typeof UploadKind>;

/** A file on its way in pieces of `limits.uploadPiece` bytes; the last one is what remains. */
export const FileUpload = z
  .object({
    id: Id,
    noteId: Id,
    kind: UploadKind,
    fileName: z.string(),
    size: z.number().int(),
    /** As the device has it, to know the file again. */
    modifiedAt: Timestamp,
    /** How many pieces there are, and the lowest number that is not stored yet: where a client that comes back goes on. */
    pieces: z.number().int(),
    next: z.number().int(),
    /** Unfinished, it is erased then. */
    keptUntil: Timestamp,
  })
  .meta({ id: 'FileUpload' });
export type FileUpload = z.infer<typeof FileUpload>;

export const StartUpload = z.object({
  noteId: Id,
  kind: UploadKind,
  fileName: z.string().min(1).max(500),
  size: z.number().int().min(1).max(limits.audioFile),
  modifiedAt: Timestamp,
});
export type StartUpload = z.infer<typeof StartUpload>;

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'a SHA-256 in lower-case hex');

export const PieceParams = z.object({
  id: Id,
  n: z.coerce
    .number()
    .int()
    .min(0)
    .max(limits.audioFile / limits.uploadPiece - 1),
});
/** `sha256`: of the bytes, hex. */
export const PieceAbout = z.object({ sha256: Sha256 });
/** The bytes are on the server's disk for good. `next` as in `FileUpload`. */
export const StoredPiece = z.object({ id: Id, n: z.number().int(), next: z.number().int() });
export type StoredPiece = z.infer<typeof StoredPiece>;

/**
 * The files of one encounter, all sent, and the fields of the upload calls. `digest`: SHA-256 over the hex hashes of the file's
 * pieces, one after the other, so that what was sent on two days is known to be one file.
 */
export const FinishUploads = UploadAudioFields.extend({
  kind: UploadKind,
  uploads: z
    .array(z.object({ id: Id, digest: Sha256 }))
    .min(1)
    .max(limits.filesPerUpload),
});
export type FinishUploads = z.infer<typeof FinishUploads>;
