import type { LibraryImport } from '@clinical/contract/evidence/evidence.schemas';
import type { LiteratureMark, LiteratureRecord } from '@clinical/language/literature/literature-record';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { AppError } from '../../platform/app-error.ts';
import type { UploadedFile } from '../../platform/area.ts';
import type { Context } from '../../platform/context.ts';
import { fileStore } from '../../platform/storage/file-store.ts';
import { formatOf, type RecordFormat } from './record-format.ts';
import { addRecords, type Stored } from './store-records.ts';

type Counts = Omit<LibraryImport, 'fileName'>;

/** Records that are stored at once. */
const batch = 100;
/** Of a packed file, when it is unpacked. */
const mostCharacters = 2_000_000_000;

/**
 * Reads a file of PubMed or of a reference manager into the library, a hundred records at a time, so that its size does not matter and what
 * was read before a fault stays. @throws AppError UNREADABLE_SOURCE, TOO_LARGE with the file's name
 */
export async function importRecords(ctx: Context, file: UploadedFile): Promise<LibraryImport> {
  const format = formatOf(file)!;
  const stored = await ctx.use(fileStore).read(file.fileId);
  try {
    const store = (records: LiteratureRecord[], marks: LiteratureMark[]) =>
      ctx.transaction((tx) => addRecords(tx, records, marks));
    return { fileName: file.fileName, ...(await readInto(store, { ...format, stored, signal: ctx.signal })) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'EMPTY_SOURCE')
      throw new AppError('EMPTY_SOURCE', { message: `“${file.fileName}” holds no records.` });
    if (error instanceof AppError || ctx.signal.aborted) throw error;
    throw new AppError('UNREADABLE_SOURCE', { message: `“${file.fileName}” cannot be read.`, cause: error });
  } finally {
    stored.destroy();
  }
}

type Store = (records: LiteratureRecord[], marks: LiteratureMark[]) => Promise<Stored>;
type Reading = RecordFormat & { stored: Readable; signal: AbortSignal };

/** Reads a file in parts, each of which is stored before the next one is read. @throws AppError EMPTY_SOURCE, TOO_LARGE, and what the file causes */
export async function readInto(store: Store, { packed, read, stored, signal }: Reading): Promise<Counts> {
  const counts = { added: 0, updated: 0, unchanged: 0, marked: 0, removed: 0, skipped: 0 };
  let records: LiteratureRecord[] = [];
  let marks: LiteratureMark[] = [];
  let isEmpty = true;
  const flush = async (): Promise<void> => {
    const done = await store(records, marks);
    for (const key of Object.keys(done) as (keyof typeof done)[]) counts[key] += done[key];
    records = [];
    marks = [];
  };
  for await (const one of read(textsOf(stored, packed))) {
    signal.throwIfAborted();
    isEmpty &&= one.record === null && one.marks.length === 0;
    marks.push(...one.marks);
    if (one.record !== null && one.record.title !== '' && one.record.abstract !== '') records.push(one.record);
    else if (one.record !== null) counts.skipped++;
    if (records.length >= batch || marks.length >= batch * 10) await flush();
  }
  await flush();
  if (isEmpty) throw new AppError('EMPTY_SOURCE', { message: 'The file holds no records.' });
  return counts;
}

async function* textsOf(stored: Readable, packed: boolean): AsyncGenerator<string> {
  const bytes = packed ? stored.pipe(createGunzip()) : stored;
  // a fault of what is read ends who reads it
  stored.once('error', (error) => bytes.destroy(error));
  const decoder = new TextDecoder();
  let read = 0;
  for await (const chunk of bytes as AsyncIterable<Uint8Array>) {
    read += chunk.byteLength;
    if (read > mostCharacters)
      throw new AppError('TOO_LARGE', { message: 'The file is larger than 2 GB when it is unpacked.' });
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}
