import type { EncryptedRecord, HeldKey, RecordBox } from '../lib/store/records.ts';

/** The storage below the encrypted store, in memory; `raw` is what would lie on disk. */
export function memoryRecords(): RecordBox & { raw: Map<string, EncryptedRecord> } {
  let held: HeldKey | undefined;
  const raw = new Map<string, EncryptedRecord>();
  const address = (user: string, key: string) => JSON.stringify([user, key]);
  const forgetWhere = (gone: (record: EncryptedRecord) => boolean) => {
    for (const [at, record] of raw) if (gone(record)) raw.delete(at);
  };
  return {
    raw,
    readKey: async () => held,
    holdKey: async (next) => void (held = next),
    dropKey: async () => void (held = undefined),
    read: async (user, key) => raw.get(address(user, key)),
    write: async (record) => void raw.set(address(record.user, record.key), record),
    remove: async (user, key) => void raw.delete(address(user, key)),
    list: async (user, prefix) =>
      [...raw.values()].filter((record) => record.user === user && record.key.startsWith(prefix)),
    keys: async (user, prefix) =>
      [...raw.values()].filter((record) => record.user === user && record.key.startsWith(prefix)).map(({ key }) => key),
    removeAll: async (user, prefix) => forgetWhere((record) => record.user === user && record.key.startsWith(prefix)),
    forget: async (user) => forgetWhere((record) => record.user === user),
    forgetBefore: async (time) => forgetWhere((record) => record.savedAt < time),
  };
}
