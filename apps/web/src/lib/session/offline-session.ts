import { limits } from '@clinical/contract/limits';
import { deviceBox } from '../store/device.ts';
import { openEncryptedStore } from '../store/encrypted-store.ts';
import { localStore } from '../store/store.ts';
import { type LiveSession, takePage } from './session.ts';

const sessionKey = 'session';
/** How often the device notes that the server stands by the session, in milliseconds. */
const noteEvery = 60_000;

let notedAt = 0;

/** Lets the pages open without a network for the one who is signed in, until they sign out or the session's longest life is over. */
export async function keepForOffline({ user, expires }: LiveSession): Promise<void> {
  await (await localStore())?.put(sessionKey, { user, expires });
  await noteHeard();
}

/** The server answered as for a live session. */
export async function noteHeard(): Promise<void> {
  const now = Date.now();
  if (now - notedAt < noteEvery) return;
  notedAt = now;
  const box = await deviceBox();
  const held = await box?.readKey();
  if (held) await box?.holdKey({ ...held, heardAt: now });
}

/**
 * Who was signed in here when the server was last heard of, to show what this device holds. It stands for no call: its token is empty.
 * Null when nobody was, or too long ago.
 */
export async function offlineSession(): Promise<LiveSession | null> {
  const box = await deviceBox();
  const held = await box?.readKey();
  if (!box || !held) return null;
  const age = Date.now() - held.heardAt;
  if (age < 0 || age > limits.sessionLife) return null;
  const store = openEncryptedStore({ user: held.user, secret: held.key }, box);
  const kept = await store.get<Pick<LiveSession, 'user' | 'expires'>>(sessionKey);
  if (!kept) return null;
  takePage(held.user);
  return { ...kept.value, access_token: '' };
}
