import type { AudioCodec } from 'mediabunny';
import { sampleRate } from '../../../platform/media/wav-header.ts';
import type { WavFormat } from '../wav.ts';

/** Turns packets of one codec into mono samples, -1 to 1. What is damaged in them is left out. */
export type PacketDecoder = {
  decode(packets: Uint8Array[]): { samples: Float32Array; rate: number };
};

/** Null for a codec that is read nowhere here: AAC has no decoder that is free and small. */
export async function packetDecoder(codec: AudioCodec | null): Promise<PacketDecoder | null> {
  if (codec === 'opus') {
    const { OpusDecoder } = await import('opus-decoder');
    const decoder = new OpusDecoder({ sampleRate, channels: 1, preSkip: 0 });
    await decoder.ready;
    return { decode: (packets) => mono(decoder.decodeFrames(packets)) };
  }
  if (codec === 'mp3') {
    const { MPEGDecoder } = await import('mpg123-decoder');
    const decoder = new MPEGDecoder();
    await decoder.ready;
    return { decode: (packets) => mono(decoder.decodeFrames(packets)) };
  }
  return null;
}

type Decoded = { channelData: Float32Array[]; samplesDecoded: number; sampleRate: number };

function mono({ channelData, samplesDecoded, sampleRate: rate }: Decoded): { samples: Float32Array; rate: number } {
  const [first] = channelData;
  if (!first) return { samples: new Float32Array(0), rate };
  if (channelData.length === 1) return { samples: first.subarray(0, samplesDecoded), rate };
  const samples = new Float32Array(samplesDecoded);
  for (const channel of channelData)
    for (let i = 0; i < samplesDecoded; i++) samples[i]! += channel[i]! / channelData.length;
  return { samples, rate };
}

/** What the resampler is told of such samples. */
export const samplesAt = (rate: number): WavFormat => ({
  encoding: 'float',
  bits: 32,
  channels: 1,
  rate,
  start: 0,
  bytes: 0,
});
