import type { InputAudioTrack } from 'mediabunny';
import { type MediaBytes, mediaInput } from '../../../platform/media/media-input.ts';

/** Where the last time of a stream is looked for. */
const tailBytes = 256 * 1024;
/** Frames of a stream without a length that its rate is told by. */
const sampledPackets = 200;

/**
 * How long an audio file says that it lasts, in milliseconds: as its head declares, or as its last times tell; null when neither
 * does. Reads a few ranges, however large the file is.
 * @param mediaType as it was found by name and first bytes
 * @throws Error when no sound can be found in it
 */
export async function audioLength(bytes: MediaBytes, mediaType: string): Promise<number | null> {
  if (mediaType === 'audio/wav') return wavLength(bytes);
  const input = mediaInput(bytes);
  try {
    const track = await input.getPrimaryAudioTrack();
    if (!track) throw new Error('no track of sound');
    return (await declared(track)) ?? (await streamed(bytes, mediaType, track));
  } finally {
    input.dispose();
  }
}

async function declared(track: InputAudioTrack): Promise<number | null> {
  const seconds = await track.getDurationFromMetadata();
  return seconds === null || !Number.isFinite(seconds) ? null : Math.round(seconds * 1_000);
}

async function streamed(bytes: MediaBytes, mediaType: string, track: InputAudioTrack): Promise<number | null> {
  // with a long index behind its sound the reader finds the end by that
  if (mediaType === 'audio/webm')
    return webmEnd(await tailOf(bytes)) ?? Math.round((await track.computeDuration()) * 1_000);
  if (mediaType === 'audio/ogg') {
    const rate = (await track.getCodec()) === 'opus' ? 48_000 : await track.getSampleRate();
    return oggEnd(await tailOf(bytes), rate);
  }
  const { averageBitrate } = await track.computePacketStats(sampledPackets);
  return averageBitrate > 0 ? Math.round((bytes.size * 8_000) / averageBitrate) : null;
}

const tailOf = async ({ size, read }: MediaBytes): Promise<Buffer> =>
  Buffer.from(await read(Math.max(0, size - tailBytes), size));

const cluster = Buffer.from([0x1f, 0x43, 0xb6, 0x75]);

/** The time of the last cluster, in milliseconds: what a browser's recorder counts in. */
function webmEnd(tail: Buffer): number | null {
  const at = tail.lastIndexOf(cluster);
  if (at < 0 || at + 5 > tail.length) return null;
  // the length of an element is as many bytes as zeros lead it, and one more
  const time = at + 4 + Math.clz32(tail[at + 4]!) - 24 + 1;
  const length = (tail[time + 1] ?? 0) & 0x7f;
  if (tail[time] !== 0xe7 || length < 1 || length > 6 || time + 2 + length > tail.length) return null;
  return tail.readUIntBE(time + 2, length);
}

/** The sample that the last page ends with, on the stream's clock. */
function oggEnd(tail: Buffer, rate: number): number | null {
  const at = tail.lastIndexOf('OggS', undefined, 'latin1');
  if (at < 0 || at + 14 > tail.length) return null;
  const samples = tail.readBigInt64LE(at + 6);
  return samples < 0n ? null : Math.round((Number(samples) * 1_000) / rate);
}

/** By the bytes a second that a WAV's head names, however its samples are packed. */
async function wavLength({ size, read }: MediaBytes): Promise<number> {
  let perSecond = 0;
  for (let at = 12, chunks = 0; at + 8 <= size && chunks < 1_000; chunks++) {
    const chunk = Buffer.from(await read(at, Math.min(size, at + 24)));
    const length = chunk.readUInt32LE(4);
    const name = chunk.toString('latin1', 0, 4);
    if (name === 'fmt ' && chunk.length >= 20) perSecond = chunk.readUInt32LE(16);
    if (name === 'data') {
      // a recorder that was cut off, or wrote while it did not know the end, names 0 or more than there is
      const rest = size - at - 8;
      const samples = length === 0 ? rest : Math.min(length, rest);
      if (perSecond === 0 || samples <= 0) break;
      return Math.round((samples * 1_000) / perSecond);
    }
    at += 8 + length + (length % 2);
  }
  throw new Error('no samples');
}
