import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { AppError } from '../../platform/app-error.ts';
import { decodeHere } from './decode/decode-here.ts';
import { Resampler } from './resample.ts';
import { ProgramFailed, runLimited } from '../../platform/work/run-limited.ts';
import { longestMs, openWavWriter, TooLong } from './wav-writer.ts';
import { bytesPerMs, sampleRate, wavHeader } from '../../platform/media/wav-header.ts';
import { readWavFormat, type WavFormat } from './wav.ts';

/** What ffmpeg is told that the file is, so that no content chooses a reader for itself. */
const readers: Record<string, string> = {
  'audio/wav': 'wav',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'mov',
  'audio/webm': 'matroska',
  'audio/ogg': 'ogg',
};

export type Decoder = {
  /**
   * Writes the audio as a 16 kHz mono WAV; returns its length in milliseconds.
   * @throws AppError UNREADABLE_SOURCE when it is damaged, or of a kind that needs a program which is not installed; TOO_LARGE when
   * it lasts longer than is heard
   */
  decode(from: { path: string; mediaType: string }, to: string, signal: AbortSignal): Promise<number>;
};

/**
 * @param ffmpeg path of the operator's ffmpeg, null when there is none: then WAV, Opus and MP3 can be decoded, and AAC cannot
 * @param mostMs what is longer is refused
 */
export function audioDecoder(ffmpeg: string | null, mostMs = longestMs): Decoder {
  return {
    async decode({ path, mediaType }, to, signal) {
      const type = mediaType.split(';')[0]!.trim();
      const format = type === 'audio/wav' ? await readWavFormat(path) : null;
      if (format && (ffmpeg === null || format.rate === sampleRate))
        return resampleWav(path, format, { to, mostMs }, signal);
      const reader = readers[type];
      if (!reader) throw unreadable('unknown');
      if (ffmpeg === null) return decodeAlone({ from: path, to }, signal);
      await decodeWith(ffmpeg, reader, path, { to, mostMs }, signal);
      const result = await readWavFormat(to);
      if (!result) throw unreadable('damaged');
      if (result.bytes > mostMs * bytesPerMs) throw tooLong();
      return result.bytes / bytesPerMs;
    },
  };
}

/** @returns milliseconds */
async function decodeAlone(files: { from: string; to: string }, signal: AbortSignal): Promise<number> {
  const said = await decodeHere(files, signal);
  if (said.type === 'decoded') return said.durationMs;
  if (said.reason === 'too-long') throw tooLong();
  throw unreadable(said.reason === 'codec' ? 'no-program' : 'damaged', new Error(said.message));
}

type Target = { to: string; mostMs: number };

async function decodeWith(ffmpeg: string, reader: string, path: string, { to, mostMs }: Target, signal: AbortSignal) {
  const input = ['-nostdin', '-v', 'error', '-protocol_whitelist', 'file', '-f', reader, '-i', `file:${path}`];
  const output = ['-map', '0:a:0', '-ac', '1', '-ar', '16000', '-c:a', 'pcm_s16le', '-bitexact'];
  const stop = ['-t', String(mostMs / 1_000 + 1), '-f', 'wav', '-y', `file:${to}`];
  try {
    await runLimited(ffmpeg, [...input, ...output, ...stop], { memory: 2_048, processor: 900, signal });
  } catch (error) {
    if (error instanceof ProgramFailed) throw unreadable('damaged', error);
    throw error;
  }
}

async function resampleWav(
  path: string,
  format: WavFormat,
  { to, mostMs }: Target,
  signal: AbortSignal,
): Promise<number> {
  const resampler = new Resampler(format);
  const writer = await openWavWriter(to, mostMs);
  try {
    const end = format.start + format.bytes - 1;
    if (format.bytes > 0) {
      for await (const chunk of createReadStream(path, { start: format.start, end, highWaterMark: 128 * 1024 })) {
        signal.throwIfAborted();
        await writer.write(resampler.push(chunk as Buffer));
      }
    }
    await writer.write(resampler.finish());
    return await writer.finish();
  } catch (error) {
    throw error instanceof TooLong ? tooLong() : error;
  } finally {
    await writer.close();
  }
}

const reasons = {
  'no-program':
    'This server cannot read AAC recordings (from Safari and many phones). Ask the person who runs it to install ffmpeg, or save the recording as MP3 or WAV.',
  unknown: 'This type of recording cannot be read here.',
  damaged: 'The audio of the recording could not be read. It may be damaged; save it again as WAV or MP3.',
};

function tooLong(): AppError {
  return new AppError('TOO_LARGE', {
    message: 'The audio is longer than 4 hours. Split it and upload each part as its own entry.',
  });
}

function unreadable(reason: keyof typeof reasons, cause?: unknown): AppError {
  return new AppError('UNREADABLE_SOURCE', { message: reasons[reason], cause });
}

/** Copies a stretch of a WAV of ours into one of its own. */
export async function cutWav(from: string, to: string, { fromMs, toMs }: { fromMs: number; toMs: number }) {
  const source = await open(from);
  const target = await open(to, 'w', 0o600);
  try {
    const first = 44 + Math.round(fromMs * (bytesPerMs / 2)) * 2;
    const last = Math.min((await source.stat()).size, 44 + Math.round(toMs * (bytesPerMs / 2)) * 2);
    const buffer = Buffer.alloc(1024 * 1024);
    let written = 0;
    while (first + written < last) {
      const { bytesRead } = await source.read(
        buffer,
        0,
        Math.min(buffer.length, last - first - written),
        first + written,
      );
      if (bytesRead === 0) break;
      await target.write(buffer, 0, bytesRead, 44 + written);
      written += bytesRead;
    }
    await target.write(wavHeader(written), 0, 44, 0);
  } finally {
    await Promise.all([source.close(), target.close()]);
  }
}
