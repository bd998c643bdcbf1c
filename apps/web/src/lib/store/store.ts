import { currentSession } from '../session/session.ts';
import { decodeUser } from '../session/token.ts';
import { type EncryptedStore, openEncryptedStore } from './encrypted-store.ts';
import { openIndexedRecords } from './indexed-records.ts';

const open = new Map<string, Promise<EncryptedStore | null>>();

/**
 * The signed-in user's store on this device: `(await localStore())?.put('draft:' + id, edit)`.
 * Null when nobody is signed in or the browser has none (a private window, a page that is not served securely);
 * the caller then goes on without it.
 */
export async function localStore(): Promise<EncryptedStore | null> {
  const user = decodeUser(currentSession()?.access_token);
  if (!user) return null;
  const opened = open.get(user) ?? openFor(user);
  open.set(user, opened);
  return opened;
}

async function openFor(user: string): Promise<EncryptedStore | null> {
  if (!globalThis.isSecureContext || !('indexedDB' in globalThis)) return null;
  return openIndexedRecords()
    .then((box) => openEncryptedStore(user, box))
    .catch(() => null);
}
