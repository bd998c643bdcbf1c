import { limits } from '@clinical/contract/limits';
import type { ChunkAbout, StoredChunk } from '@clinical/contract/capture/recordings.schemas';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { expectHash } from '../../../platform/storage/expect-hash.ts';
import { storePart } from '../numbered-parts.ts';
import {
  changeRecording,
  type ChunkRow,
  findChunk,
  getRecordingFor,
  insertChunk,
  lockRecordingFor,
  nextChunk,
  type RecordingRow,
} from './recordings.queries.ts';
import { viewStored } from './recordings.view.ts';

/** A chunk as it was sent. */
type Sent = { n: number; about: ChunkAbout; bytes: Uint8Array };

/**
 * Stores one chunk of a recording.
 * @throws AppError MALFORMED_REQUEST for bytes that are not those of the hash, CHUNK_DIFFERS, RECORDING_CLOSED, TOO_LARGE
 */
export async function storeChunk(ctx: Context, id: string, sent: Sent): Promise<StoredChunk> {
  const { n, about, bytes } = sent;
  const recording = await storePart<RecordingRow, ChunkRow>(ctx, await getRecordingFor(ctx, id), {
    log: { action: 'recording.store-chunk', type: 'recording' },
    bytes,
    limit: limits.recordingChunk,
    find: (scope) => findChunk(scope, { id }, n),
    refuseOther: (stored) => refuseOther(stored, sent),
    refuse: (whole) => refuse(whole, sent),
    lock: (tx) => lockRecordingFor(tx, id),
    async add(tx, whole, fileId) {
      // it may have been finished since its bytes were written
      refuse(whole, sent);
      await insertChunk(tx, { recordingId: id, n, ...about, bytes: bytes.length, fileId });
      return changeRecording(tx, id, {
        bytes: whole.bytes + bytes.length,
        durationMs: whole.durationMs + about.durationMs,
        segment: Math.max(whole.segment, about.segment),
        nextChunk: n === whole.nextChunk ? await nextChunk(tx, whole, n) : whole.nextChunk,
      });
    },
  });
  return viewStored(recording, n);
}

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
      message: `A recording lasts at most ${hours} hours and ${limits.recordingBytes / 1024 / 1024} MB. The stored audio is safe: stop it and start another recording.`,
    });
  }
}
