import type { Readable } from 'node:stream';
import { port } from '../ports.ts';

/** What is known of a stored file. The wrapped key stays inside the store. */
export type StoredFile = { fileId: string; size: number; sha256: string };

/**
 * Encrypted files. Contents are framed AES-256-GCM under a key of their own, names are generated, and nothing of a
 * file that was not finished remains.
 */
export type FileStore = {
  /** @throws AppError TOO_LARGE over `limit` bytes, STORAGE_FULL or STORAGE_READ_ONLY while the disk takes no writes. */
  write(
    content: Readable | AsyncIterable<Uint8Array>,
    options: { workspaceId: string; limit: number },
  ): Promise<StoredFile>;
  /** Plain bytes of a file, or of the range `start` to `end` (inclusive). @throws AppError NOT_FOUND */
  read(fileId: string, range?: { start: number; end: number }): Promise<Readable>;
  readAll(fileId: string, limit: number): Promise<Buffer>;
  delete(fileId: string): Promise<void>;
};

export const fileStore = port<FileStore>('file-store');
