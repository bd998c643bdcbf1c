import { isOffline } from '@clinical/api-client/api-error';
import { localStore } from './store.ts';

const prefix = 'list:';

/**
 * What the server says, with an encrypted copy on this device; without a network the copy, so that a list read a moment ago stays
 * readable after a reload. @throws whatever `load` throws when there is a reply, or no copy
 */
export async function withDeviceCopy<Value>(name: string, load: () => Promise<Value>): Promise<Value> {
  try {
    const value = await load();
    void keep(name, value);
    return value;
  } catch (error) {
    if (!isOffline(error)) throw error;
    const kept = await localStore()
      .then((store) => store?.get<Value>(prefix + name))
      .catch(() => null);
    if (!kept) throw error;
    return kept.value;
  }
}

/** A device without room, or without storage, goes without. */
async function keep(name: string, value: unknown): Promise<void> {
  const store = await localStore().catch(() => null);
  await store?.put(prefix + name, value).catch(() => undefined);
}
