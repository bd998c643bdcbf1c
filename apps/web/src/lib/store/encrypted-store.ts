import type { RecordBox } from './records.ts';

export type Stored<Value> = { key: string; value: Value; savedAt: number };

/** What must survive a lost connection, an ended session or a closed tab. One user's values are unreadable for another. */
export type EncryptedStore = {
  /** The value, or null when there is none or it cannot be decrypted. */
  get<Value>(key: string): Promise<Stored<Value> | null>;
  /** @param value anything JSON can hold */
  put(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
  /** Removes all whose key starts so, at once. */
  removeAll(prefix: string): Promise<void>;
  /** The keys that start so. */
  keys(prefix: string): Promise<string[]>;
  /** All values whose key starts so, oldest first. */
  list<Value>(prefix: string): Promise<Stored<Value>[]>;
};

/** AES-GCM under the user's 256-bit key with a fresh 96-bit value for each write; user and key are authenticated with the data. */
export function openEncryptedStore(
  { user, secret }: { user: string; secret: CryptoKey },
  box: RecordBox,
  now: () => number = Date.now,
): EncryptedStore {
  const decrypt = async <Value>(record: Awaited<ReturnType<RecordBox['read']>>): Promise<Stored<Value> | null> => {
    if (!record) return null;
    try {
      const plain = await crypto.subtle.decrypt(algorithm(record.iv, user, record.key), secret, record.data);
      return { key: record.key, value: JSON.parse(new TextDecoder().decode(plain)) as Value, savedAt: record.savedAt };
    } catch {
      // Written with a key that is gone: as good as absent.
      return null;
    }
  };
  return {
    get: async (key) => decrypt(await box.read(user, key)),
    put: async (key, value) => {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const plain = new TextEncoder().encode(JSON.stringify(value));
      const data = await crypto.subtle.encrypt(algorithm(iv, user, key), secret, plain);
      await box.write({ user, key, iv, data, savedAt: now() });
    },
    remove: (key) => box.remove(user, key),
    removeAll: (prefix) => box.removeAll(user, prefix),
    keys: (prefix) => box.keys(user, prefix),
    list: async <Value>(prefix: string) => {
      const records = await box.list(user, prefix);
      const values = await Promise.all(records.map((record) => decrypt<Value>(record)));
      return values.filter((value) => value !== null).toSorted((a, b) => a.savedAt - b.savedAt);
    },
  };
}

/** @param key 256 bits as base64url, as the server gives it; nothing can read it out of what this returns */
export function importKey(key: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

function algorithm(iv: Uint8Array<ArrayBuffer>, user: string, key: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(JSON.stringify([user, key])) };
}
