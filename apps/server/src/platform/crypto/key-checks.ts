import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { DatabaseEngine } from '../db/database.ts';
import { writeDurably } from '../storage/write-durably.ts';
import type { KeyRing } from './keys.ts';
import { openBytes, sealBytes } from './seal.ts';

const KeyChecks = z.array(z.object({ version: z.number().int(), sealed: z.string() }));
export type KeyCheck = z.infer<typeof KeyChecks>[number];

/** Where proofs of the right keys lie: beside the files, and in the database that several processes share. */
export type KeyCheckStore = {
  read(): Promise<KeyCheck[]>;
  /** Adds proofs of further versions; of two processes at once the first one's stay. */
  add(checks: KeyCheck[]): Promise<void>;
};

const checkText = 'this data belongs to this key';

/** Proofs in `<dataDir>/key-check.json`. */
export function fileKeyChecks(dataDir: string): KeyCheckStore {
  const path = join(dataDir, 'key-check.json');
  async function read(): Promise<KeyCheck[]> {
    const text = await readIfThere(path);
    if (text === null) return [];
    try {
      return KeyChecks.parse(JSON.parse(text));
    } catch {
      throw new Error(`${path} cannot be read. Restore it from a backup.`);
    }
  }
  return {
    read,
    async add(checks) {
      await mkdir(dataDir, { recursive: true });
      await writeDurably(path, `${JSON.stringify([...(await read()), ...checks], null, 2)}\n`);
    },
  };
}

/** Proofs in the database: a process with another data folder, and so with other keys, is refused. */
export function databaseKeyChecks(engine: DatabaseEngine): KeyCheckStore {
  return {
    read: async () => KeyChecks.parse(await engine.query('select version, sealed from key_checks order by version')),
    async add(checks) {
      for (const { version, sealed } of checks)
        await engine.query('insert into key_checks (version, sealed) values ($1, $2) on conflict do nothing', [
          version,
          sealed,
        ]);
    },
  };
}

export function sealCheck(ring: KeyRing, version: number): KeyCheck {
  const sealed = sealBytes(ring.secret('key-check', version), Buffer.from(checkText), checkText);
  return { version, sealed: sealed.toString('base64') };
}

/** @throws Error with a sentence for the operator when the ring lacks the version, or has another key under it */
export function proveKey(ring: KeyRing, { version, sealed }: KeyCheck): void {
  if (!ring.versions.includes(version)) {
    throw new Error(
      `The data was encrypted with master key version ${version}, which is not among the configured keys.`,
    );
  }
  try {
    openBytes(ring.secret('key-check', version), Buffer.from(sealed, 'base64'), checkText);
  } catch {
    throw new Error(
      'The master key is not the one this data was encrypted with. Configure the right key, the same for every process on one database; nothing was changed.',
    );
  }
}

export async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
