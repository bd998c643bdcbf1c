import { BufferTarget, EncodedAudioPacketSource, EncodedPacket, Output, type OutputFormat } from 'mediabunny';

/** Silence of so many seconds in few packets: the times between them are what counts. */
export async function silence(format: OutputFormat, seconds: number, every = 60): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const sound = new EncodedAudioPacketSource('opus');
  output.addAudioTrack(sound);
  await output.start();
  const description = Buffer.from('OpusHead\x01\x01\x00\x00\x80\xbb\x00\x00\x00\x00\x00', 'latin1');
  const decoderConfig = { codec: 'opus', sampleRate: 48_000, numberOfChannels: 1, description };
  for (let at = 0; at <= seconds; at += every)
    await sound.add(new EncodedPacket(new Uint8Array([0xf8, 0xff, 0xfe]), 'key', at, 0.02), { decoderConfig });
  await output.finalize();
  return Buffer.from(target.buffer!);
}
