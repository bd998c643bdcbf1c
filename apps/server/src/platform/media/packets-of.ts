import { type EncodedPacket, EncodedPacketSink, type InputAudioTrack } from 'mediabunny';

/** One packet after the other. The sink's own way of doing so reads ahead without an end where writing is slower. */
export async function* packetsOf(track: InputAudioTrack): AsyncGenerator<EncodedPacket> {
  const sink = new EncodedPacketSink(track);
  for (let packet = await sink.getFirstPacket(); packet; packet = await sink.getNextPacket(packet)) yield packet;
}
