import { limits } from '@clinical/contract/limits';
import { containerOf, type RecordingContainer } from '@clinical/contract/capture/recordings.rules';
import type { Context } from '../../../platform/context.ts';
import { type FileStore, fileStore } from '../../../platform/storage/file-store.ts';
import { addAudio, type AudioFile } from '../transcription/add-spoken-entry.ts';
import { deleteFiles } from '../../../platform/storage/delete-files.ts';
import type { FinishRecordingPayload } from './finish-recording.job.ts';
import { containerFor, joinSegments, type SegmentSound, soundOf } from './join/join-segments.ts';
import { replayWrites } from './join/replay-writes.ts';
import { rawBytes, segmentBytes } from './join/segment-bytes.ts';
import { type Segment, segmentsOf } from './join/segments.ts';
import { lockRecordingFor, getRecordingFor, removeChunks, selectChunks } from './recordings.queries.ts';

const mediaTypes: Record<RecordingContainer, string> = { webm: 'audio/webm', ogg: 'audio/ogg', mp4: 'audio/mp4' };
const endings: Record<RecordingContainer, string> = { webm: 'webm', ogg: 'ogg', mp4: 'm4a' };
/** Framing and index of a joined file, over what the chunks hold. */
const spareBytes = 64 * 1024 * 1024;

/**
 * Makes the file of the chunks of a finished recording and gives it to its entry; then the chunks go. A second run finds them gone
 * and has nothing to do.
 */
export async function makeAudio(ctx: Context, { recordingId, transcriptId }: FinishRecordingPayload): Promise<void> {
  const recording = await getRecordingFor(ctx, recordingId);
  const chunks = await selectChunks(ctx, recording);
  if (chunks.length === 0) return;
  const { workspaceId } = recording;
  const made = await joined(ctx, workspaceId, segmentsOf(chunks).segments, containerOf(recording.mimeType)!);
  let gone: string[];
  try {
    ctx.signal.throwIfAborted();
    gone = await ctx.transaction(async (tx) => {
      await lockRecordingFor(tx, recordingId);
      await addAudio(tx, transcriptId, made);
      await tx.audit('recording.join', { type: 'recording', id: recordingId, noteId: recording.noteId });
      return removeChunks(tx, [recordingId]);
    });
  } catch (error) {
    await deleteFiles(
      ctx,
      made.map(({ fileId }) => fileId),
    );
    throw error;
  }
  await deleteFiles(ctx, gone);
}

/** Neighbouring segments that one file can hold; `container` null for a single one that is kept as it came. */
type Run = { segments: Segment[]; sound: SegmentSound | null; container: RecordingContainer | null };

async function runsOf(files: FileStore, segments: readonly Segment[], wanted: RecordingContainer): Promise<Run[]> {
  const runs: Run[] = [];
  for (const segment of segments) {
    const sound = await soundOf(segmentBytes(files, segment));
    const container = sound && containerFor(sound.codec, wanted);
    const last = runs.at(-1);
    if (container && last?.container && last.sound?.kind === sound.kind) last.segments.push(segment);
    else runs.push({ segments: [segment], sound, container });
  }
  return runs;
}

/**
 * The files of a recording in the order in which it was captured: mostly one, and another each time when a segment does not fit the
 * one before it. What cannot be read is kept as it came: nothing is thrown away because of how it was written.
 */
async function joined(
  ctx: Context,
  workspaceId: string,
  segments: readonly Segment[],
  wanted: RecordingContainer,
): Promise<AudioFile[]> {
  const files = ctx.use(fileStore);
  const options = { workspaceId, limit: limits.recordingBytes + spareBytes };
  const made: AudioFile[] = [];
  try {
    for (const { segments: run, sound, container } of await runsOf(files, segments, wanted)) {
      const clock = clockOf(run);
      // what is joined may be a few milliseconds longer than the clock had it
      const startMs = Math.max(clock.startMs, endOf(made.at(-1)));
      let { durationMs } = clock;
      const content =
        sound && container
          ? replayWrites(async (target) => {
              const bytes = run.map((segment) => segmentBytes(files, segment));
              durationMs = await joinSegments(bytes, sound.codec, container, target);
            })
          : rawBytes(files, run[0]!);
      const { fileId, size } = await files.write(content, options);
      const about = { fileId, size, startMs, durationMs, readable: sound !== null };
      made.push(audioFile(about, container ?? wanted, made.length + 1));
    }
    return made;
  } catch (error) {
    await deleteFiles(
      ctx,
      made.map(({ fileId }) => fileId),
    );
    throw error;
  }
}

const endOf = (file: AudioFile | undefined): number => (file ? file.startMs + file.durationMs : 0);

/** Where a run lies on the recording's clock. */
function clockOf(run: readonly Segment[]): { startMs: number; durationMs: number } {
  const chunks = run.flatMap((segment) => segment.chunks);
  const startMs = chunks[0]?.startMs ?? 0;
  const last = chunks.at(-1);
  return { startMs, durationMs: last ? last.startMs + last.durationMs - startMs : 0 };
}

function audioFile(
  stored: Omit<AudioFile, 'fileName' | 'mediaType'>,
  container: RecordingContainer,
  number: number,
): AudioFile {
  const name = number === 1 ? 'recording' : `recording ${number}`;
  return { ...stored, fileName: `${name}.${endings[container]}`, mediaType: mediaTypes[container] };
}
