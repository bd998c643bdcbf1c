import {
  type AudioCodec,
  EncodedAudioPacketSource,
  type InputAudioTrack,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  type OutputFormat,
  type StreamTarget,
  WebMOutputFormat,
} from 'mediabunny';
import { type MediaBytes, mediaInput } from '../../../../platform/media/media-input.ts';
import { packetsOf } from '../../../../platform/media/packets-of.ts';
import type { RecordingContainer } from '@clinical/contract/capture/recordings.rules';

const formats: Record<RecordingContainer, () => OutputFormat> = {
  webm: () => new WebMOutputFormat(),
  ogg: () => new OggOutputFormat(),
  // the index comes behind the sound: in front of it, all of it would have to be kept until the end
  mp4: () => new Mp4OutputFormat({ fastStart: false }),
};

async function withTrack<T>(segment: MediaBytes, look: (track: InputAudioTrack | null) => Promise<T>): Promise<T> {
  const input = mediaInput(segment);
  try {
    return await look(await input.getPrimaryAudioTrack());
  } finally {
    input.dispose();
  }
}

/** `kind` is the same for segments that one track can hold. */
export type SegmentSound = { codec: AudioCodec; kind: string };

/** What is in a segment, or null when it cannot be read. */
export async function soundOf(segment: MediaBytes): Promise<SegmentSound | null> {
  return withTrack(segment, async (track) => {
    const codec = track ? await track.getCodec() : null;
    if (!track || !codec) return null;
    // Opus says in each packet what it is; a track of another codec has one rate and one number of channels
    if (codec === 'opus') return { codec, kind: codec };
    const config = await track.getDecoderConfig();
    return { codec, kind: `${codec}/${config?.sampleRate}/${config?.numberOfChannels}` };
  }).catch(() => null);
}

/** The container that can hold a codec: the wanted one, else another; null when there is none. */
export function containerFor(codec: AudioCodec, wanted: RecordingContainer): RecordingContainer | null {
  const all: RecordingContainer[] = [wanted, 'mp4', 'webm', 'ogg'];
  return all.find((container) => formats[container]().getSupportedCodecs().includes(codec)) ?? null;
}

/**
 * Writes segments one behind the other as one file with its duration and its index, packet for packet as they were captured. Each
 * begins where the one before it ended.
 * @param segments of one kind, as `soundOf` tells it
 * @returns the length in milliseconds
 */
export async function joinSegments(
  segments: readonly MediaBytes[],
  codec: AudioCodec,
  container: RecordingContainer,
  target: StreamTarget,
): Promise<number> {
  const output = new Output({ format: formats[container](), target });
  const sound = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(sound);
  await output.start();
  let from = 0;
  for (const segment of segments) {
    from += await withTrack(segment, async (track) => {
      const decoderConfig = (await track!.getDecoderConfig())!;
      let first: number | null = null;
      let length = 0;
      let usual = 0;
      for await (const packet of packetsOf(track!)) {
        first ??= packet.timestamp;
        const timestamp = packet.timestamp - first;
        // the last packet of a live file has no length of its own
        const duration = packet.duration > 0 ? packet.duration : usual;
        usual = duration;
        length = Math.max(length, timestamp + duration);
        await sound.add(packet.clone({ timestamp: from + timestamp, duration }), { decoderConfig });
      }
      return length;
    });
  }
  await output.finalize();
  return Math.round(from * 1_000);
}
