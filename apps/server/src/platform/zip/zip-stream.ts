import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { centralEnd, centralHeader, dataDescriptor, localHeader, type ZipRecord } from './zip-records.ts';

/** One file of an archive. `name` has `/` between folders; `safe-file-name.ts` makes its parts harmless. */
export type ZipFile = {
  name: string;
  /** Epoch milliseconds. */
  modifiedAt: number;
  content: string | Uint8Array | AsyncIterable<Uint8Array>;
};

/** Of one file: what the format holds without its extension for huge files. */
const fileLimit = 0xffffffff;

async function* pieces(content: ZipFile['content']): AsyncGenerator<Buffer> {
  if (typeof content === 'string') yield Buffer.from(content);
  else if (content instanceof Uint8Array) yield Buffer.from(content);
  else for await (const piece of content) yield Buffer.from(piece);
}

async function* zipped(files: AsyncIterable<ZipFile>): AsyncGenerator<Buffer> {
  const records: ZipRecord[] = [];
  let offset = 0;
  for await (const file of files) {
    const record: ZipRecord = { name: file.name, modifiedAt: file.modifiedAt, offset, crc: 0, size: 0, packed: 0 };
    const head = localHeader(record);
    yield head;
    async function* counted() {
      for await (const piece of pieces(file.content)) {
        record.crc = crc32(piece, record.crc);
        record.size += piece.length;
        yield piece;
      }
    }
    // `compose` passes a failure of the content on, and ends the content when nobody reads any more
    for await (const piece of Readable.from(counted()).compose(createDeflateRaw())) {
      record.packed += (piece as Buffer).length;
      yield piece as Buffer;
    }
    if (record.size > fileLimit) throw new RangeError('a file of the archive is over 4 GiB');
    const foot = dataDescriptor(record);
    yield foot;
    records.push(record);
    offset += head.length + record.packed + foot.length;
  }
  const central = records.map(centralHeader);
  yield* central;
  const size = central.reduce((sum, header) => sum + header.length, 0);
  yield centralEnd({ count: records.length, offset, size });
}

/**
 * A zip archive as it is made: nothing is held but the piece that is being packed, and the next file is not begun before it is
 * asked for. Archives may be of any size, single files up to 4 GiB. A file that fails breaks the stream off.
 */
export function zipStream(files: AsyncIterable<ZipFile>): Readable {
  return Readable.from(zipped(files), { objectMode: false });
}
