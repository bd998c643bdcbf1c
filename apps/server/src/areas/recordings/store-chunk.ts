import { Readable } from 'node:stream';
import { limits } from '@clinical/contract/limits';
import type { ChunkAbout, StoredChunk } from '@clinical/contract/recordings/recordings.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { expectHash } from '../../platform/storage/expect-hash.ts';
import { fileStore } from '../../platform/storage/file-store.ts';
import {
  changeRecording,
  type ChunkRow,
  findChunk,
  getRecordingFor,
  insertChunk,
  lockRecordingFor,
  nextMissing,
  type RecordingRow,
} from './recordings.queries.ts';
import { viewStored } from './recordings.view.ts';

/** A chunk as it was sent. */
type Sent = { n: number; about: ChunkAbout; bytes: Uint8Array };

/**
 * Stores one chunk: its bytes are on the disk, encrypted, and its row is committed before this returns. The same chunk again is
 * answered alike, whatever happened meanwhile to the first reply.
 * @throws AppError MALFORMED_REQUEST for bytes that are not those of the hash, CHUNK_DIFFERS, RECORDING_CLOSED, TOO_LARGE
 */
export async function storeChunk(ctx: Context, id: string, sent: Sent): Promise<StoredChunk> {
  const recording = await getRecordingFor(ctx, id);
  const stored = await findChunk(ctx, recording, sent.n);
  if (stored) {
    refuseOther(stored, sent);
    await ctx.audit('recording.store-chunk', record(recording));
    return viewStored(recording, sent.n);
  }
  refuse(recording, sent);
  const files = ctx.use(fileStore);
  const { workspaceId } = recording;
  const file = await files.write(Readable.from([sent.bytes]), { workspaceId, limit: limits.recordingChunk });
  const added = await ctx
    .transaction((tx) => add(tx, id, sent, file.fileId))
    .catch(async (error: unknown) => {
      await files.delete(file.fileId).catch(() => undefined);
      throw error;
    });
  // the same chunk came on two ways at once, and the other one was first
  if (added.fileId !== file.fileId) await files.delete(file.fileId);
  return viewStored(added.recording, sent.n);
}

async function add(
  tx: Tx,
  id: string,
  sent: Sent,
  fileId: string,
): Promise<{ recording: RecordingRow; fileId: string }> {
  const recording = await lockRecordingFor(tx, id);
  await tx.audit('recording.store-chunk', record(recording));
  const first = await findChunk(tx, recording, sent.n);
  if (first) {
    refuseOther(first, sent);
    return { recording, fileId: first.fileId };
  }
  refuse(recording, sent);
  const { n, about, bytes } = sent;
  await insertChunk(tx, { recordingId: id, n, ...about, bytes: bytes.length, fileId });
  const changed = await changeRecording(tx, id, {
    bytes: recording.bytes + bytes.length,
    durationMs: recording.durationMs + about.durationMs,
    segment: Math.max(recording.segment, about.segment),
    nextChunk: n === recording.nextChunk ? await nextMissing(tx, recording, n) : recording.nextChunk,
  });
  return { recording: changed, fileId };
}

const record = ({ id, noteId }: RecordingRow) => ({ type: 'recording', id, noteId });

function refuseOther(stored: ChunkRow, { about }: Sent): void {
  const { segment, startMs, durationMs, sha256 } = about;
  const same =
    stored.sha256 === sha256 &&
    stored.segment === segment &&
    stored.startMs === startMs &&
    stored.durationMs === durationMs;
  if (!same) throw new AppError('CHUNK_DIFFERS');
}

function refuse(recording: RecordingRow, { about, bytes }: Sent): void {
  if (recording.state !== 'recording') throw new AppError('RECORDING_CLOSED');
  if (bytes.length === 0) throw new AppError('MALFORMED_REQUEST', { message: 'The chunk has no bytes.' });
  expectHash(bytes, about.sha256);
  const hours = limits.recordingLife / 60 / 60_000;
  if (
    about.startMs + about.durationMs > limits.recordingLife ||
    recording.bytes + bytes.length > limits.recordingBytes
  ) {
    throw new AppError('TOO_LARGE', {
      message: `A recording lasts at most ${hours} hours and ${limits.recordingBytes / 1024 / 1024} MB. What is stored is safe: finish it and start another.`,
    });
  }
}
