import { outsideStore } from '../lib/outside-store.ts';

/** True from the first toast on. */
export const toastHostNeeded = outsideStore(false);
