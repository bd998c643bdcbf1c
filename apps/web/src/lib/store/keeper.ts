import { localStore } from './store.ts';

/**
 * Keeps the newest of what is typed under a key of this device; null forgets it. Without a pause before it: a tab may be closed
 * right after the last key. While one value is stored, only the newest waits.
 */
export function keeper<Value>(key: string): (value: Value | null) => Promise<void> {
  let latest: Value | null = null;
  let keeping = false;
  return async (value) => {
    latest = value;
    if (keeping) return;
    keeping = true;
    try {
      const store = await localStore();
      let stored: Value | null | undefined;
      while (stored !== latest) {
        stored = latest;
        await (stored === null ? store?.remove(key) : store?.put(key, stored));
      }
    } finally {
      keeping = false;
    }
  };
}
