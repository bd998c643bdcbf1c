/**
 * The process that decodes Opus and MP3 where no ffmpeg is installed, one for each file: what a hostile file does to a decoder ends
 * with it, and nothing else waits for it.
 */
import { open } from 'node:fs/promises';
import { mediaInput } from '../../../platform/media/media-input.ts';
import { packetsOf } from '../../../platform/media/packets-of.ts';
import { Resampler } from '../resample.ts';
import { openWavWriter, TooLong } from '../wav-writer.ts';
import type { FromDecoder, ToDecoder } from './decode-messages.ts';
import { packetDecoder, samplesAt } from './packet-decoder.ts';

/** Packets that are decoded at a time: about a second of sound. */
const atOnce = 50;

class Unknown extends Error {}

process.once('message', (order: ToDecoder) => {
  decode(order)
    .then((durationMs) => say({ type: 'decoded', durationMs }))
    .catch((error: unknown) => say({ type: 'failed', reason: reasonOf(error), message: String(error) }))
    .finally(() => process.exit(0));
});

const say = (message: FromDecoder): Promise<void> => new Promise((resolve) => process.send!(message, () => resolve()));

function reasonOf(error: unknown): Extract<FromDecoder, { type: 'failed' }>['reason'] {
  if (error instanceof TooLong) return 'too-long';
  return error instanceof Unknown ? 'codec' : 'damaged';
}

async function decode({ from, to }: ToDecoder): Promise<number> {
  const source = await open(from);
  const { size } = await source.stat();
  const input = mediaInput({
    size,
    async read(start, end) {
      const { buffer, bytesRead } = await source.read(new Uint8Array(end - start), 0, end - start, start);
      return buffer.subarray(0, bytesRead);
    },
  });
  const track = await input.getPrimaryAudioTrack();
  if (!track) throw new Error('no track of sound');
  const decoder = await packetDecoder(await track.getCodec());
  if (!decoder) throw new Unknown('no decoder for its codec');
  const writer = await openWavWriter(to);
  let resampler = null as Resampler | null;

  async function write(packets: Uint8Array[]): Promise<void> {
    const { samples, rate } = decoder!.decode(packets);
    if (samples.length === 0) return;
    resampler ??= new Resampler(samplesAt(rate));
    await writer.write(resampler.push(Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)));
  }

  let waiting: Uint8Array[] = [];
  for await (const { data } of packetsOf(track)) {
    waiting.push(data);
    if (waiting.length < atOnce) continue;
    await write(waiting);
    waiting = [];
  }
  if (waiting.length > 0) await write(waiting);
  if (!resampler) throw new Error('no packet could be decoded');
  await writer.write(resampler.finish());
  return writer.finish();
}
