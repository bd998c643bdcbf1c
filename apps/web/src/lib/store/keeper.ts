import type { EncryptedStore, Stored } from './encrypted-store.ts';
import { localStore } from './store.ts';

type Write = { value: unknown; store: Promise<EncryptedStore | null> };
/** What is being stored, by key, and the end of its storing. */
const writes = new Map<string, { newest: Write; done: Promise<void> }>();

/**
 * Keeps the newest of what is typed under a key of this device; null forgets it. Without a pause before it: a tab may be closed
 * right after the last key. While one value is stored, only the newest waits, whichever field it comes from.
 */
export function keeper<Value>(key: string): (value: Value | null) => Promise<void> {
  return (value) => {
    const newest: Write = { value, store: localStore() };
    const running = writes.get(key);
    if (running) {
      running.newest = newest;
      return running.done;
    }
    const write = { newest, done: Promise.resolve() };
    writes.set(key, write);
    write.done = storeNewest(key, write).finally(() => writes.delete(key));
    return write.done;
  };
}

/** What this device keeps under a key, once all that was typed under it is stored. */
export async function readPersisted<Value>(key: string): Promise<Stored<Value> | null> {
  // a value that could not be stored has been reported where it was typed
  await writes.get(key)?.done.catch(() => undefined);
  return (await (await localStore())?.get<Value>(key)) ?? null;
}

async function storeNewest(key: string, write: { newest: Write }): Promise<void> {
  let stored: Write | undefined;
  while (stored !== write.newest) {
    stored = write.newest;
    const store = await stored.store;
    await (stored.value === null ? store?.remove(key) : store?.put(key, stored.value));
  }
}
