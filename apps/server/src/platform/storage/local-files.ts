import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { AppError, notFound } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import type { KeyRing } from '../crypto/keys.ts';
import type { DatabaseEngine } from '../db/database.ts';
import type { Ids } from '../ids.ts';
import type { FileStore, StoredFile } from './file-store.ts';
import { type FileCipher, sealedSize, sealFrames } from './framed-cipher.ts';
import { readFrames } from './read-frames.ts';
import { ownUnfinishedFolder, recoverAbandonedFiles } from './unfinished-files.ts';
import { syncFolder } from './write-durably.ts';

export type LocalFilesOptions = {
  /** Everything lies below it, e.g. `<dataDir>/files`. */
  folder: string;
  engine: DatabaseEngine;
  keys: KeyRing;
  clock: Clock;
  ids: Ids;
  /** @throws AppError STORAGE_FULL or STORAGE_READ_ONLY while the disk takes no writes. Asked before a file and while it grows. */
  assertWritable(): void;
};

type FileRow = { size: number; cipher: FileCipher };

/** Plain bytes between two looks at the free space. */
const guardEvery = 8 * 1024 * 1024;

/**
 * Encrypted files in a folder. A file is written aside, made durable, entered in the database and moved to its place; what
 * a crash leaves between these steps is finished or removed here, at the next start.
 */
export async function openLocalFiles(options: LocalFilesOptions): Promise<FileStore> {
  const { folder, engine, keys, clock, ids } = options;
  const unfinished = join(folder, 'unfinished');
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  await recoverAbandonedFiles(unfinished, clock.now(), settleLeftover);
  const aside = await ownUnfinishedFolder(unfinished);

  /** Two levels of folders by the random end of the id, so that none grows large. */
  function placeOf(fileId: string): { folder: string; path: string } {
    const place = join(folder, fileId.slice(-4, -2), fileId.slice(-2));
    return { folder: place, path: join(place, fileId) };
  }

  async function moveToPlace(from: string, fileId: string): Promise<void> {
    const place = placeOf(fileId);
    await mkdir(place.folder, { recursive: true, mode: 0o700 });
    await rename(from, place.path);
    await syncFolder(place.folder);
  }

  async function settleLeftover(path: string, fileId: string): Promise<void> {
    const rows = isUuid(fileId) ? await engine.query('select 1 from stored_files where file_id = $1', [fileId]) : [];
    if (rows.length > 0) await moveToPlace(path, fileId);
    else await rm(path, { force: true });
  }

  async function findRow(fileId: string): Promise<FileRow> {
    if (!isUuid(fileId)) throw notFound();
    const [row] = await engine.query('select size, wrapped_key, key_version from stored_files where file_id = $1', [
      fileId,
    ]);
    if (!row) throw notFound();
    const wrapped = { wrapped: Buffer.from(String(row.wrapped_key), 'base64'), keyVersion: Number(row.key_version) };
    return { size: Number(row.size), cipher: { fileId, key: keys.unwrapKey(wrapped, keyContext(fileId)) } };
  }

  async function removeRow(fileId: string): Promise<void> {
    if (isUuid(fileId)) await engine.query('delete from stored_files where file_id = $1', [fileId]);
  }

  async function openRange(row: FileRow, range?: { start: number; end: number }): Promise<Readable> {
    const start = range?.start ?? 0;
    const end = Math.min(range?.end ?? row.size - 1, row.size - 1);
    if (start < 0 || (range && start > end)) throw new RangeError(`bytes ${start}-${end} of ${row.size}`);
    const handle = await open(placeOf(row.cipher.fileId).path, 'r');
    try {
      // A cut or lengthened file must not serve even the ranges that would still open.
      if ((await handle.stat()).size !== sealedSize(row.size)) {
        throw new Error(`stored file ${row.cipher.fileId} does not have its length`);
      }
      return readFrames(handle, row.cipher, row.size, start, end);
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  return {
    async write(content, { workspaceId, limit }): Promise<StoredFile> {
      options.assertWritable();
      const fileId = ids.uuid();
      const cipher = { fileId, key: randomBytes(32) };
      const path = join(aside, fileId);
      try {
        const measured = measure(content, limit, options.assertWritable);
        await writeFrames(path, sealFrames(cipher, measured.content));
        const file = { fileId, ...measured.result() };
        const { wrapped, keyVersion } = keys.wrapKey(cipher.key, keyContext(fileId));
        await engine.query(
          `insert into stored_files (file_id, workspace_id, size, sha256, wrapped_key, key_version, created_at)
           values ($1, $2, $3, $4, $5, $6, $7)`,
          [fileId, workspaceId, file.size, file.sha256, wrapped.toString('base64'), keyVersion, clock.now()],
        );
        await moveToPlace(path, fileId);
        return file;
      } catch (error) {
        await rm(path, { force: true });
        await removeRow(fileId).catch(() => undefined);
        throw isDiskFull(error) ? new AppError('STORAGE_FULL', { cause: error }) : error;
      }
    },

    async read(fileId, range) {
      return openRange(await findRow(fileId), range);
    },

    async readAll(fileId, limit) {
      const row = await findRow(fileId);
      if (row.size > limit) throw new AppError('TOO_LARGE');
      const parts: Buffer[] = [];
      for await (const part of await openRange(row)) parts.push(part as Buffer);
      return Buffer.concat(parts);
    },

    async delete(fileId) {
      // Without its row the key is gone, so a crash before the removal leaves nothing readable.
      await removeRow(fileId);
      if (isUuid(fileId)) await rm(placeOf(fileId).path, { force: true });
    },
  };
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}

function keyContext(fileId: string): string {
  return `file-key:${fileId}`;
}

/** Counts and hashes what flows by. */
function measure(content: AsyncIterable<Uint8Array>, limit: number, assertWritable: () => void) {
  const hash = createHash('sha256');
  let size = 0;
  async function* pass(): AsyncGenerator<Uint8Array> {
    for await (const chunk of content) {
      if (Math.floor((size + chunk.length) / guardEvery) > Math.floor(size / guardEvery)) assertWritable();
      size += chunk.length;
      if (size > limit) throw new AppError('TOO_LARGE');
      hash.update(chunk);
      yield chunk;
    }
  }
  return { content: pass(), result: () => ({ size, sha256: hash.digest('hex') }) };
}

async function writeFrames(path: string, frames: AsyncIterable<Buffer>): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(frames);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isDiskFull(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  return code === 'ENOSPC' || code === 'EDQUOT';
}
