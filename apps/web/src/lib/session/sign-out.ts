import { outsideStore } from '../outside-store.ts';
import { localStore } from '../store/store.ts';
import { unsentKeys } from '../store/unsent-keys.ts';
import { leave } from './leave.ts';
import { endViewing } from './stop-viewing.ts';

/** How many texts and recordings a sign-out would delete, while the person is asked about them; 0 when nobody is asked. */
export const unsentAtSignOut = outsideStore(0);

/** Signs out, and asks first when something on this device is not sent yet: it goes with the sign-out. */
export async function signOut(): Promise<void> {
  // what is not sent yet is the person's own, and not reached while they view as somebody else
  await endViewing();
  const unsent = await countUnsent().catch(() => 0);
  if (unsent > 0) unsentAtSignOut.set(unsent);
  else await leave('signed-out');
}

async function countUnsent(): Promise<number> {
  const store = await localStore();
  const found = await Promise.all(unsentKeys.map((key) => store?.keys(key)));
  return found.reduce((count, values) => count + (values?.length ?? 0), 0);
}
