import { outsideStore } from '../outside-store.ts';
import { localStore } from '../store/store.ts';
import { leave } from './leave.ts';

/** Keys of what people wrote and the server does not have. */
const unsentKeys = ['note-edit:', 'new-entry:'];

/** How many texts a sign-out would delete, while the person is asked about them; 0 when nobody is asked. */
export const unsentAtSignOut = outsideStore(0);

/** Signs out, and asks first when texts on this device are not sent yet: they go with the sign-out. */
export async function signOut(): Promise<void> {
  const unsent = await countUnsent().catch(() => 0);
  if (unsent > 0) unsentAtSignOut.set(unsent);
  else await leave('signed-out');
}

async function countUnsent(): Promise<number> {
  const store = await localStore();
  const found = await Promise.all(unsentKeys.map((key) => store?.keys(key)));
  return found.reduce((count, values) => count + (values?.length ?? 0), 0);
}
