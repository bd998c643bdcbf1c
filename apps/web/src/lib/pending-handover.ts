import type { EhrHandover } from './ehr-address.ts';
import { outsideStore } from './outside-store.ts';

/** The account of an EHR that an address hands over, until the person who is signed in has decided. It is kept nowhere else. */
export const pendingHandover = outsideStore<EhrHandover | null>(null);
