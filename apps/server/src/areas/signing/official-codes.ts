import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type OfficialCode, readOrderFile } from '@clinical/language/codes/read-order-file';
import { port } from '../../platform/ports.ts';

/** Where an installation keeps the official table of ICD-10-CM, when somebody has imported it. */
export type OfficialCodes = { readonly path: string };
export const officialCodes = port<OfficialCodes>('official-codes');

export const officialCodesPath = (dataDir: string): string => join(dataDir, 'codes', 'icd-10-cm.json');

/**
 * Takes the order file of ICD-10-CM in place of an earlier one. The file is read in full before anything is changed.
 * @returns how many codes there are now
 * @throws Error when it cannot be read, or naming the first line that is not of such a file
 */
export async function importCodes(file: string, path: string): Promise<number> {
  const codes = readOrderFile(await readFile(file, 'utf8'));
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const fresh = `${path}.${process.pid}`;
  await writeFile(fresh, JSON.stringify(codes));
  await rename(fresh, path);
  return codes.length;
}

/** Null where none was imported. */
export async function readCodes(path: string): Promise<OfficialCode[] | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as OfficialCode[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
