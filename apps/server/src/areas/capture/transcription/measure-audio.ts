import { limits } from '@clinical/contract/limits';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { fileStore } from '../../../platform/storage/file-store.ts';
import type { CheckedFile } from '../../transcripts/public.ts';
import { audioLength } from './audio-length.ts';

/** Longest that one file may keep its upload waiting. What cannot be told by then is told when it is heard. */
const patienceMs = 1_500;

/**
 * Looks into an uploaded audio file before anything is made of it. Its length in milliseconds; null when it does not tell.
 * @throws AppError TOO_LARGE when it lasts longer than is heard, UNREADABLE_SOURCE when there is no sound in it, naming the file
 */
export async function measureAudio(ctx: Context, file: CheckedFile): Promise<number | null> {
  const { fileName, fileId, size, type } = file;
  const late = AbortSignal.timeout(patienceMs);
  const read = async (start: number, end: number): Promise<Uint8Array> => {
    late.throwIfAborted();
    const parts: Buffer[] = [];
    for await (const part of await ctx.use(fileStore).read(fileId, { start, end: end - 1 })) parts.push(part as Buffer);
    return Buffer.concat(parts);
  };
  const lengthMs = await audioLength({ size, read }, type.mediaType).catch((error: unknown) => {
    if (late.aborted) return null;
    throw withoutSound(fileName, error);
  });
  refuseLonger(fileName, lengthMs);
  return lengthMs;
}

/**
 * The same by the beginning of a file of which no more is here; what only the rest can tell is let through.
 * @param whole bytes of the whole file
 */
export async function assertTranscribable(
  { fileName, mediaType, whole }: { fileName: string; mediaType: string; whole: number },
  head: Uint8Array,
): Promise<void> {
  let needsMore = false;
  const read = async (start: number, end: number): Promise<Uint8Array> => {
    needsMore ||= end > head.length;
    if (needsMore) throw new Error('not here yet');
    return head.subarray(start, end);
  };
  const lengthMs = await audioLength({ size: whole, read, partial: true }, mediaType).catch((error: unknown) => {
    if (needsMore) return null;
    throw withoutSound(fileName, error);
  });
  refuseLonger(fileName, lengthMs);
}

function refuseLonger(fileName: string, lengthMs: number | null): void {
  if (lengthMs === null || lengthMs <= limits.audioLife) return;
  throw new AppError('TOO_LARGE', {
    message: `“${fileName}” lasts ${hours(lengthMs)} hours. At most ${hours(limits.audioLife)} hours can be transcribed: split it and send its parts.`,
  });
}

const withoutSound = (fileName: string, cause: unknown): AppError =>
  new AppError('UNREADABLE_SOURCE', {
    message: `“${fileName}”: no audio was found in it. It may be damaged; save it again as WAV or MP3.`,
    cause,
  });

const hours = (ms: number): string => String(Math.round(ms / 360_000) / 10);
