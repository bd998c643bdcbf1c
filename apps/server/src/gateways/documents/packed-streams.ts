import { createInflate } from 'node:zlib';
import { DocumentFault } from './document-fault.ts';

/** A page of 60 million dots in colour, with room; no stream of an honest document unpacks to more. */
const mostUnpacked = 256 * 1024 * 1024;
/** What deflate packs one byte to at best: shorter streams cannot hold more. */
const bestRatio = 1_032;
const chunkSize = 1024 * 1024;
/** The dictionary in front of a stream is looked for within so many bytes. */
const dictionaryBytes = 512;

/**
 * Refuses a PDF with a stream that unpacks to far more than a page may hold, packed once or several times over, before the slower
 * library meets it. What hides how it is packed is left to the watch over the process.
 * @throws DocumentFault `work`
 */
export async function refusePacked(bytes: Uint8Array): Promise<void> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at)) {
    const start = afterLineEnd(file, at + 'stream'.length);
    const end = file.indexOf('endstream', start);
    if (end < 0) return;
    const packed = file.subarray(start, end);
    const times = timesPacked(file.toString('latin1', Math.max(0, at - dictionaryBytes), at));
    const most = packed.length * bestRatio ** times;
    if (isZlib(packed) && most > mostUnpacked && (await unpacksToTooMuch(packed, times)))
      throw new DocumentFault('work');
    at = end + 'endstream'.length;
  }
}

/** How often the filters of the last dictionary in a text unpack: at least once, and no more often than is worth a try. */
function timesPacked(text: string): number {
  const filters = text.slice(text.lastIndexOf(' obj')).match(/\/(?:FlateDecode|Fl)\b/g);
  return Math.min(4, filters?.length ?? 1);
}

function afterLineEnd(file: Buffer, at: number): number {
  const line = file[at] === 0x0d ? at + 1 : at;
  return file[line] === 0x0a ? line + 1 : line;
}

/** The two bytes with which a zlib stream begins (RFC 1950). */
const isZlib = (packed: Buffer): boolean =>
  packed.length > 2 && (packed[0]! & 0x0f) === 8 && packed.readUInt16BE(0) % 31 === 0;

/** Counts, and keeps nothing of it; what is no such stream after all is for the library to judge. */
function unpacksToTooMuch(packed: Buffer, times: number): Promise<boolean> {
  return new Promise((resolve) => {
    const steps = Array.from({ length: times }, () => createInflate({ chunkSize }));
    const last = steps.reduce((before, after) => before.pipe(after));
    const end = (isTooMuch: boolean): void => {
      resolve(isTooMuch);
      for (const step of steps) step.destroy();
    };
    let size = 0;
    last.on('data', (part: Buffer) => {
      size += part.length;
      if (size > mostUnpacked) end(true);
    });
    last.on('end', () => end(false));
    for (const step of steps) step.on('error', () => end(false));
    steps[0]?.end(packed);
  });
}
