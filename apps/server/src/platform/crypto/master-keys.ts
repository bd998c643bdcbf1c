import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeDurably } from '../storage/write-durably.ts';
import { fileKeyChecks, type KeyCheckStore, proveKey, readIfThere, sealCheck } from './key-checks.ts';
import { createKeyRing, type KeyRing, type MasterKey } from './keys.ts';

export type KeySource = {
  dataDir: string;
  /** 32 bytes in base64 or hex, or several as `1:…,2:…`. */
  masterKey?: string | null;
  /** Path of a file that holds the same, or what `keys/master.json` holds. */
  masterKeyFile?: string | null;
};

const KeyFile = z.object({ keys: z.array(z.object({ version: z.number().int().min(1), key: z.string() })).min(1) });

const keyFilePath = (dataDir: string) => join(dataDir, 'keys', 'master.json');

/**
 * The installation's keys: from the configuration, else from `<dataDir>/keys/master.json`, which is made on first start.
 * Sealed values beside the data and in `stores` prove that they are the right ones, before anything is written.
 * @throws Error with a sentence for the operator when a key is missing, malformed or of another installation
 */
export async function openKeyRing(source: KeySource, stores: readonly KeyCheckStore[] = []): Promise<KeyRing> {
  const all = [fileKeyChecks(source.dataDir), ...stores];
  const known = await Promise.all(all.map((store) => store.read()));
  const ring = createKeyRing(await readMasterKeys(source, known.flat().length > 0));
  for (const check of known.flat()) proveKey(ring, check);
  for (const [index, store] of all.entries()) {
    const proved = new Set(known[index]!.map(({ version }) => version));
    const missing = ring.versions.filter((version) => !proved.has(version));
    if (missing.length === 0) continue;
    await store.add(missing.map((version) => sealCheck(ring, version)));
    // Another process may have been first, with keys of its own.
    for (const check of await store.read()) proveKey(ring, check);
  }
  return ring;
}

/**
 * Adds a version to `<dataDir>/keys/master.json`; from the next start on it writes, and older ones go on reading.
 * A key from the configuration is rotated there instead, by adding `,2:…`.
 * @returns the new version
 */
export async function rotateMasterKey(dataDir: string): Promise<number> {
  const path = keyFilePath(dataDir);
  const keys = parseKeys(await readFile(path, 'utf8'), path);
  const version = Math.max(...keys.map((entry) => entry.version)) + 1;
  await writeDurably(path, formatKeys([...keys, { version, key: randomBytes(32) }]));
  return version;
}

async function readMasterKeys(source: KeySource, dataIsSealed: boolean): Promise<MasterKey[]> {
  if (source.masterKey && source.masterKeyFile) throw new Error('Set MASTER_KEY or MASTER_KEY_FILE, not both.');
  if (source.masterKey) return parseKeys(source.masterKey, 'MASTER_KEY');
  const path = source.masterKeyFile ?? keyFilePath(source.dataDir);
  const text = await readIfThere(path);
  if (text !== null) return parseKeys(text, path);
  if (source.masterKeyFile) throw new Error(`The master key file ${path} does not exist.`);
  if (dataIsSealed) {
    throw new Error(
      `The master key file ${path} is gone, but there is data that was encrypted with it. ` +
        'Restore the file, or give the key as MASTER_KEY_FILE.',
    );
  }
  await mkdir(join(source.dataDir, 'keys'), { recursive: true, mode: 0o700 });
  // Two processes may start at once: the first file wins and both read it.
  await writeDurably(path, formatKeys([{ version: 1, key: randomBytes(32) }]), { exclusive: true });
  return parseKeys(await readFile(path, 'utf8'), path);
}

function parseKeys(text: string, from: string): MasterKey[] {
  const trimmed = text.trim();
  const entries = trimmed.startsWith('{') ? parseKeyFile(trimmed, from) : parseKeyList(trimmed);
  const keys = entries.map(({ version, key }) => ({ version, key: decodeKey(key) }));
  const versions = new Set(keys.map((entry) => entry.version));
  if (versions.size !== keys.length || keys.some((entry) => entry.key.length !== 32 || !(entry.version >= 1))) {
    throw new Error(
      `${from} is not a master key: each version needs 32 bytes in base64 or hex, e.g. from "openssl rand -base64 32".`,
    );
  }
  return keys;
}

function parseKeyFile(text: string, from: string): { version: number; key: string }[] {
  try {
    return KeyFile.parse(JSON.parse(text)).keys;
  } catch {
    throw new Error(`${from} is not a key file of this program.`);
  }
}

function parseKeyList(text: string): { version: number; key: string }[] {
  return text.split(/[\s,]+/).map((part) => {
    const numbered = /^(\d{1,6}):(.*)$/.exec(part);
    return numbered ? { version: Number(numbered[1]), key: numbered[2]! } : { version: 1, key: part };
  });
}

function decodeKey(text: string): Buffer {
  return Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64');
}

function formatKeys(keys: MasterKey[]): string {
  const entries = keys.map(({ version, key }) => ({ version, key: key.toString('base64') }));
  return `${JSON.stringify({ keys: entries }, null, 2)}\n`;
}
