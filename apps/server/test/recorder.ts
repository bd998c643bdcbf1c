import { createHash } from 'node:crypto';
import type { ChunkAbout } from '@clinical/contract/capture/recordings.schemas';

/** Length of one packet of sound, as a browser's recorder has them. */
export const packetMs = 20;
/** Packets of one cluster: a second. */
const packetsPerCluster = 50;
const packetBytes = 120;

/** One chunk as it is sent. */
export type RecordedChunk = { n: number; about: ChunkAbout; bytes: Uint8Array };

/**
 * The bytes of one packet. Each is different and tells its place, so that a finished file can be compared with what was recorded
 * packet for packet.
 * @param voice tells recordings apart
 * @param index counted over the whole recording
 */
export function packetOf(voice: number, index: number): Buffer {
  const packet = Buffer.alloc(packetBytes);
  // an Opus packet of one frame of 20 ms
  packet[0] = 0xf8;
  packet.writeUInt32BE(voice, 1);
  packet.writeUInt32BE(index, 5);
  let state = (voice * 2_654_435_761 + index * 40_503) >>> 0;
  for (let at = 9; at < packetBytes; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    packet[at] = state >>> 24;
  }
  return packet;
}

const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex');

function element(id: string, content: Uint8Array): Buffer {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(content.length) | (1n << 56n));
  return Buffer.concat([hex(id), size, content]);
}

const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
};
const float = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
};
const unknownSize = '01 ff ff ff ff ff ff ff';

/** What a recorder writes first: a live WebM has no length, no duration and no index. */
function head(): Buffer {
  const ebml = element(
    '1a45dfa3',
    Buffer.concat([element('4286', number(1)), element('4282', Buffer.from('webm')), element('4287', number(4))]),
  );
  const info = element('1549a966', element('2ad7b1', number(1_000_000)));
  const opusHead = Buffer.concat([Buffer.from('OpusHead'), hex('01 01 00 00 80 bb 00 00 00 00 00')]);
  const track = element(
    'ae',
    Buffer.concat([
      element('d7', number(1)),
      element('73c5', number(1)),
      element('83', number(2)),
      element('86', Buffer.from('A_OPUS')),
      element('63a2', opusHead),
      element('e1', Buffer.concat([element('b5', float(48_000)), element('9f', number(1))])),
    ]),
  );
  return Buffer.concat([ebml, hex('18538067'), hex(unknownSize), info, element('1654ae6b', track)]);
}

/** The bytes of one packet in its place: a cluster begins each second, of unknown length as live ones are. */
function block(inSegment: number, packet: Buffer): Buffer {
  const place = inSegment % packetsPerCluster;
  const simple = Buffer.concat([hex('81'), Buffer.from([0, 0]), hex('80'), packet]);
  simple.writeInt16BE(place * packetMs, 1);
  const cluster =
    place === 0
      ? Buffer.concat([hex('1f43b675'), hex(unknownSize), element('e7', number(inSegment * packetMs))])
      : Buffer.alloc(0);
  return Buffer.concat([cluster, element('a3', simple)]);
}

/** One person's recording, chunk by chunk, as the page sends it. */
export class TestRecorder {
  readonly voice: number;
  readonly #packetsPerChunk: number;
  #packets = 0;
  #inSegment = 0;
  #segment = 0;
  #n = 0;

  /** @param chunkMs length of a chunk, a multiple of a packet's */
  constructor(voice: number, chunkMs = 1_000) {
    this.voice = voice;
    this.#packetsPerChunk = chunkMs / packetMs;
  }

  /** Packets so far, over all segments. */
  get packets(): number {
    return this.#packets;
  }

  get chunks(): number {
    return this.#n;
  }

  get durationMs(): number {
    return this.#packets * packetMs;
  }

  /** What the recorder hands out next, as long as always or so many milliseconds. */
  next(chunkMs = this.#packetsPerChunk * packetMs): RecordedChunk {
    const startMs = this.durationMs;
    const parts = this.#inSegment === 0 ? [head()] : [];
    for (let count = 0; count < chunkMs / packetMs; count += 1) {
      parts.push(block(this.#inSegment, packetOf(this.voice, this.#packets)));
      this.#inSegment += 1;
      this.#packets += 1;
    }
    const bytes = Buffer.concat(parts);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const about = { segment: this.#segment, startMs, durationMs: this.durationMs - startMs, sha256 };
    this.#n += 1;
    return { n: this.#n - 1, about, bytes };
  }

  /** Starts anew in the same recording, as a page does after a reload: the next chunk begins a segment. */
  restart(): void {
    this.#segment += 1;
    this.#inSegment = 0;
  }
}

/** The bytes of one segment as a recorder's chunks of a second, cut wherever that falls. */
export function chunksOf(file: Uint8Array, bytesPerChunk: number): RecordedChunk[] {
  return Array.from({ length: Math.ceil(file.length / bytesPerChunk) }, (_, n) => {
    const bytes = file.subarray(n * bytesPerChunk, (n + 1) * bytesPerChunk);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { n, about: { segment: 0, startMs: n * 1_000, durationMs: 1_000, sha256 }, bytes };
  });
}
