import { ApiError } from '@clinical/api-client/api-error';
import { limits } from '@clinical/contract/limits';
import type { FileUpload } from '@clinical/contract/capture/uploads.schemas';
import { sha256 } from '../../../lib/sha256.ts';

/** What is asked of the server for files that go in pieces. */
export type PieceServer = {
  start: (file: File, signal: AbortSignal) => Promise<Pick<FileUpload, 'id' | 'next'>>;
  store: (
    id: string,
    n: number,
    piece: { bytes: Uint8Array<ArrayBuffer>; hash: string },
    signal: AbortSignal,
  ) => Promise<void>;
  discard: (id: string) => Promise<void>;
};

export type SendOptions = {
  /** Whole percent of all files that the server has. */
  onProgress: (percent: number) => void;
  /** True while the server cannot be reached: sending goes on by itself when it can. */
  onWaiting: (waiting: boolean) => void;
  signal: AbortSignal;
  /** Resolves when the server is worth another try. */
  pause: (tries: number, signal: AbortSignal) => Promise<void>;
};

/** A file that has arrived whole, as the finishing call names it. */
export type Arrived = { id: string; digest: string };

/** Pieces on their way at the same time. */
const atOnce = 4;

/** What the server says of a file whose first piece it has seen, and will say of it again. */
const neverTaken: ReadonlySet<string> = new Set(['UNSUPPORTED_MEDIA', 'UNREADABLE_SOURCE', 'TOO_LARGE']);

/** True for a failure that says nothing about the file: no reply, a server that is busy, starts or fails. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 0 || error.status >= 500 || error.status === 429 || error.status === 408);

/**
 * Sends files piece by piece. What the server has already is only read again, so that it is known to be the same file; a lost
 * connection is waited for. When the file has changed since its first pieces were sent, it is sent anew.
 * @throws ApiError for what the server refuses, the signal's reason when it is stopped
 */
export async function sendInPieces(
  server: PieceServer,
  files: readonly File[],
  options: SendOptions,
): Promise<Arrived[]> {
  const whole = files.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  const arrived: Arrived[] = [];
  for (const file of files) {
    const before = done;
    const tell = (bytes: number) => options.onProgress(Math.floor(((before + bytes) / whole) * 100));
    arrived.push(await sendFile(server, file, { ...options, tell }, true));
    done = before + file.size;
  }
  return arrived;
}

type FileOptions = SendOptions & { tell: (bytes: number) => void };

async function sendFile(
  server: PieceServer,
  file: File,
  options: FileOptions,
  mayStartAnew: boolean,
): Promise<Arrived> {
  const { id, next } = await untilReached(() => server.start(file, options.signal), options);
  try {
    return { id, digest: await sendPieces(server, file, { id, next }, options) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // pieces of a file that is never taken are nothing to go on with
    if (neverTaken.has(error.code)) await server.discard(id).catch(() => undefined);
    if (!mayStartAnew || error.code !== 'CHUNK_DIFFERS') throw error;
    await server.discard(id);
    return sendFile(server, file, options, false);
  }
}

/** @returns the digest of the whole file, as the finishing call wants it */
async function sendPieces(
  server: PieceServer,
  file: File,
  { id, next }: Pick<FileUpload, 'id' | 'next'>,
  options: FileOptions,
): Promise<string> {
  const count = Math.ceil(file.size / limits.uploadPiece);
  const hashes: string[] = [];
  const underWay = new Set<Promise<void>>();
  let stored = Math.min(next * limits.uploadPiece, file.size);
  let failure: unknown = null;
  options.tell(stored);
  for (let n = 0; n < count && failure === null; n += 1) {
    options.signal.throwIfAborted();
    const piece = file.slice(n * limits.uploadPiece, (n + 1) * limits.uploadPiece);
    const bytes = new Uint8Array(await piece.arrayBuffer());
    const hash = await sha256(bytes);
    hashes.push(hash);
    // the last one that is there is sent once more: another file of the same name is found out at once
    if (n < next - 1) continue;
    const sending: Promise<void> = untilReached(() => server.store(id, n, { bytes, hash }, options.signal), options)
      .then(() => {
        if (n < next) return;
        stored += bytes.length;
        options.tell(stored);
      })
      .catch((error: unknown) => {
        failure ??= error;
      })
      .finally(() => underWay.delete(sending));
    underWay.add(sending);
    if (underWay.size >= atOnce) await Promise.race(underWay);
  }
  await Promise.all(underWay);
  if (failure !== null) throw failure;
  return sha256(new TextEncoder().encode(hashes.join('')));
}

/** Asks again and again while the server cannot be reached. */
async function untilReached<T>(ask: () => Promise<T>, { signal, pause, onWaiting }: SendOptions): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    signal.throwIfAborted();
    try {
      const answer = await ask();
      if (tries > 0) onWaiting(false);
      return answer;
    } catch (error) {
      if (signal.aborted || !isPassing(error)) throw error;
      onWaiting(true);
      await pause(tries, signal);
    }
  }
}
