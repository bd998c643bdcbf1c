import type { EncryptedRecord, RecordBox } from '../lib/store/records.ts';

/** The storage below the encrypted store, in memory; `raw` is what would lie on disk. */
export function memoryRecords(): RecordBox & { raw: Map<string, EncryptedRecord> } {
  const keys = new Map<string, CryptoKey>();
  const raw = new Map<string, EncryptedRecord>();
  const address = (user: string, key: string) => JSON.stringify([user, key]);
  return {
    raw,
    readKey: async (user) => keys.get(user),
    keepKey: async (user, made) => {
      if (!keys.has(user)) keys.set(user, made);
      return keys.get(user) ?? made;
    },
    read: async (user, key) => raw.get(address(user, key)),
    write: async (record) => void raw.set(address(record.user, record.key), record),
    remove: async (user, key) => void raw.delete(address(user, key)),
    list: async (user) => [...raw.values()].filter((record) => record.user === user),
  };
}
