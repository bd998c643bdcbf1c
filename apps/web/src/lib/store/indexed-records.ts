import type { EncryptedRecord, HeldKey, RecordBox } from './records.ts';

const name = 'clinical-workspace';
const heldKey = 'held';

/** Records in IndexedDB. The key is stored as a non-extractable CryptoKey object: code can use it, nothing can read it out. */
export async function openIndexedRecords(): Promise<RecordBox> {
  const db = await open();
  const run = <Result>(store: string, mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      const tx = db.transaction(store, mode, { durability: 'strict' });
      const request = act(tx.objectStore(store));
      // A write counts when its transaction is complete, not when the request is.
      tx.oncomplete = () => resolve(request.result);
      tx.onerror = () => reject(tx.error ?? new Error('The local store refused.'));
      tx.onabort = () => reject(tx.error ?? new Error('The local store refused.'));
    });
  const within = (user: string, prefix: string) => IDBKeyRange.bound([user, prefix], [user, `${prefix}\uffff`]);
  const removeAll = async (user: string, prefix: string): Promise<void> => {
    await run('records', 'readwrite', (store) => store.delete(within(user, prefix)));
  };
  return {
    readKey: () => run<HeldKey | undefined>('keys', 'readonly', (store) => store.get(heldKey)),
    holdKey: async (held) => {
      await run('keys', 'readwrite', (store) => store.put(held, heldKey));
    },
    dropKey: async () => {
      await run('keys', 'readwrite', (store) => store.clear());
    },
    read: (user, key) => run<EncryptedRecord | undefined>('records', 'readonly', (store) => store.get([user, key])),
    write: async (record) => {
      await run('records', 'readwrite', (store) => store.put(record));
    },
    remove: async (user, key) => {
      await run('records', 'readwrite', (store) => store.delete([user, key]));
    },
    list: (user, prefix) =>
      run<EncryptedRecord[]>('records', 'readonly', (store) => store.getAll(within(user, prefix))),
    keys: async (user, prefix) => {
      const found = await run<IDBValidKey[]>('records', 'readonly', (store) => store.getAllKeys(within(user, prefix)));
      return found.map((key) => (key as [string, string])[1]);
    },
    removeAll,
    forget: (user) => removeAll(user, ''),
    forgetBefore: async (time) => {
      await run('records', 'readwrite', (store) => {
        const request = store.openCursor();
        request.onsuccess = () => {
          const cursor = request.result;
          if (!cursor) return;
          if ((cursor.value as EncryptedRecord).savedAt < time) cursor.delete();
          cursor.continue();
        };
        return request;
      });
    },
  };
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 2);
    request.onupgradeneeded = () => {
      const db = request.result;
      // what was kept under a key that the device had made for itself
      for (const store of Array.from(db.objectStoreNames)) db.deleteObjectStore(store);
      db.createObjectStore('keys');
      db.createObjectStore('records', { keyPath: ['user', 'key'] });
    };
    request.onsuccess = () => {
      // a newer page must not wait for this one
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error('The local store did not open.'));
  });
}
