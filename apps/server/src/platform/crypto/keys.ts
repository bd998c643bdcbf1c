import { hkdfSync } from 'node:crypto';
import { openBytes, SealBroken, sealBytes } from './seal.ts';

/** A secret of the installation. The highest version writes, all of them read. */
export type MasterKey = { version: number; key: Buffer };

export type WrappedKey = { wrapped: Buffer; keyVersion: number };

/** Everything that needs a secret of the installation asks here, with the name of its purpose. */
export type KeyRing = {
  readonly currentVersion: number;
  /** All versions, newest first; a signature is tried against each that is still accepted. */
  readonly versions: readonly number[];
  /** 32 bytes that belong to one purpose and one version, always the same ones. @throws Error for an unknown version */
  secret(purpose: string, version?: number): Buffer;
  /** Seals a 32-byte key for storing beside what it encrypts. `context` names that thing and is needed to unwrap. */
  wrapKey(key: Uint8Array, context: string): WrappedKey;
  /** @throws SealBroken, Error for an unknown version */
  unwrapKey(wrapped: WrappedKey, context: string): Buffer;
  /** Seals a short secret for a text column: `v<version>.<base64url>`. */
  sealText(plain: string, context: string): string;
  /** @throws SealBroken, Error for an unknown version */
  openText(sealed: string, context: string): string;
};

export function createKeyRing(masterKeys: readonly MasterKey[]): KeyRing {
  const byVersion = new Map(masterKeys.map((entry) => [entry.version, entry.key]));
  const versions = [...byVersion.keys()].toSorted((a, b) => b - a);
  const currentVersion = versions[0];
  if (currentVersion === undefined) throw new Error('a key ring needs a master key');
  const derived = new Map<string, Buffer>();

  function secret(purpose: string, version: number = currentVersion!): Buffer {
    const name = `${version}:${purpose}`;
    const known = derived.get(name);
    if (known) return known;
    const master = byVersion.get(version);
    if (!master) throw new Error(`master key version ${version} is needed and not configured`);
    // HKDF (RFC 5869): master keys are uniformly random, so no salt is needed; the purpose keeps the results apart.
    const bytes = Buffer.from(hkdfSync('sha256', master, '', `clinical-workspace/${purpose}`, 32));
    derived.set(name, bytes);
    return bytes;
  }

  return {
    currentVersion,
    versions,
    secret,
    wrapKey: (key, context) => ({
      wrapped: sealBytes(secret('wrap-keys'), key, context),
      keyVersion: currentVersion,
    }),
    unwrapKey: ({ wrapped, keyVersion }, context) => openBytes(secret('wrap-keys', keyVersion), wrapped, context),
    sealText(plain, context) {
      const sealed = sealBytes(secret('seal-text'), Buffer.from(plain), context);
      return `v${currentVersion}.${sealed.toString('base64url')}`;
    },
    openText(sealed, context) {
      const parts = /^v(\d{1,6})\.([A-Za-z0-9_-]+)$/.exec(sealed);
      if (!parts) throw new SealBroken(context);
      return openBytes(secret('seal-text', Number(parts[1])), Buffer.from(parts[2]!, 'base64url'), context).toString();
    },
  };
}
