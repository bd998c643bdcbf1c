import { type PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile as Archive } from 'yazl';

/** One file of an archive. `name` has `/` between folders; `safe-file-name.ts` makes its parts harmless. */
export type ZipFile = {
  name: string;
  /** Epoch milliseconds. */
  modifiedAt: number;
  content: string | Uint8Array | AsyncIterable<Uint8Array>;
};

/** One piece at a time; text and bytes are one piece each. */
const readerOf = (content: ZipFile['content']): Readable =>
  Readable.from(typeof content === 'string' || content instanceof Uint8Array ? [Buffer.from(content)] : content, {
    objectMode: false,
  });

/**
 * Streams a zip archive of any size with little memory. It reads the next file when the one before has been read to its end.
 * A file that fails destroys the stream with its error. A destroyed stream ends the file that is being read.
 */
export function zipStream(files: AsyncIterable<ZipFile>): Readable {
  const archive = new Archive();
  // typed as the oldest interface of streams; it is a PassThrough
  const output = archive.outputStream as PassThrough;
  // a name that the archive does not take
  archive.on('error', (error: Error) => output.destroy(error));
  addAll(files, archive, output).catch((error: Error) => output.destroy(error));
  return output;
}

async function addAll(files: AsyncIterable<ZipFile>, archive: Archive, output: PassThrough): Promise<void> {
  for await (const { name, modifiedAt, content } of files) {
    if (output.destroyed) return;
    const reader = readerOf(content);
    const stop = () => void reader.destroy();
    output.once('close', stop);
    archive.addReadStream(reader, name, { mtime: new Date(modifiedAt) });
    await finished(reader);
    output.off('close', stop);
  }
  archive.end();
}
