import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseEngine } from '../../platform/db/database.ts';
import { createIds } from '../../platform/ids.ts';
import { readInto } from './import-records.ts';
import { formatOf } from './record-format.ts';
import { storeRecords } from './store-records.ts';

const headBytes = 4_096;

/**
 * Reads a file of PubMed or of a reference manager into the library of the operator, which every workspace searches. Its retractions hold for the
 * libraries of all workspaces. The same file again changes nothing.
 * @throws Error with a sentence; what was read before stays
 */
export async function importLiterature(
  { engine, clock }: { engine: DatabaseEngine; clock: Clock },
  path: string,
): ReturnType<typeof readInto> {
  const fileName = basename(path);
  const format = formatOf({ fileName, head: await headOf(path) });
  if (format === null) throw new Error('Its content is not PubMed XML, NBIB or RIS.');
  const ids = createIds(clock);
  const stored = createReadStream(path);
  try {
    return await readInto(
      (records, marks) =>
        engine.transaction((db) => storeRecords({ db, clock, ids, workspaceId: null, addedBy: null }, records, marks)),
      { ...format, stored, signal: new AbortController().signal },
    );
  } finally {
    stored.destroy();
  }
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
