import { getDeviceKey } from '@clinical/contract/accounts/session.calls';
import { api } from '../api.ts';
import { currentSession, pageUser } from '../session/session.ts';
import { decodeUser } from '../session/token.ts';
import { currentViewing } from '../session/viewing.ts';
import { deviceBox } from './device.ts';
import { type EncryptedStore, importKey, openEncryptedStore } from './encrypted-store.ts';

let opened: { user: string; store: Promise<EncryptedStore | null> } | null = null;

/**
 * The signed-in user's store on this device: `(await localStore())?.put('draft:' + id, edit)`.
 * Null when nobody is signed in, this tab views as somebody else, the browser has none (a private window, a page that is not served securely), or the key has not come
 * from the server yet; the caller then goes on without it.
 */
export async function localStore(): Promise<EncryptedStore | null> {
  const user = pageUser();
  if (!user || currentViewing()) return null;
  if (opened?.user !== user) opened = { user, store: openFor(user).catch(() => null) };
  const store = await opened.store;
  // asked again the next time: the server may answer then
  if (!store && opened?.user === user) opened = null;
  return store;
}

async function openFor(user: string): Promise<EncryptedStore | null> {
  const box = await deviceBox();
  if (!box) return null;
  const held = await box.readKey();
  if (held?.user === user) return openEncryptedStore({ user, secret: held.key }, box);
  const { key } = await api.request(getDeviceKey, {});
  // somebody else may have signed in meanwhile, in another tab
  if (decodeUser(currentSession()?.access_token) !== user) return null;
  const secret = await importKey(key);
  await box.holdKey({ user, key: secret, heardAt: Date.now() });
  return openEncryptedStore({ user, secret }, box);
}
