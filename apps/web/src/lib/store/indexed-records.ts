import type { EncryptedRecord, RecordBox } from './records.ts';

const name = 'clinical-workspace';

/** Records in IndexedDB. Keys are stored as non-extractable CryptoKey objects: code can use them, nothing can read them out. */
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
  return {
    readKey: (user) => run<CryptoKey | undefined>('keys', 'readonly', (store) => store.get(user)),
    keepKey: async (user, made) => {
      // Two tabs may come here at once: the second `add` fails and takes the first one's key.
      await run('keys', 'readwrite', (store) => store.add(made, user)).catch(() => undefined);
      return (await run<CryptoKey | undefined>('keys', 'readonly', (store) => store.get(user))) ?? made;
    },
    read: (user, key) => run<EncryptedRecord | undefined>('records', 'readonly', (store) => store.get([user, key])),
    write: async (record) => {
      await run('records', 'readwrite', (store) => store.put(record));
    },
    remove: async (user, key) => {
      await run('records', 'readwrite', (store) => store.delete([user, key]));
    },
    list: (user) =>
      run<EncryptedRecord[]>('records', 'readonly', (store) =>
        store.getAll(IDBKeyRange.bound([user, ''], [user, '\uffff'])),
      ),
  };
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('keys');
      request.result.createObjectStore('records', { keyPath: ['user', 'key'] });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The local store did not open.'));
  });
}
