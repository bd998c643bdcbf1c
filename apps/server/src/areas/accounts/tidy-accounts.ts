import { limits } from '@clinical/contract/limits';
import type { Tidy } from '../../platform/area.ts';
import { deleteOldRegistrations } from './delete-old-registrations.ts';
import { deleteResets } from './password-resets.queries.ts';
import { deleteOldSignIns } from './sign-in.queries.ts';

/** A device that was away so long is an unknown one. */
const deviceKeptForMs = 180 * 24 * 60 * 60_000;
const dayMs = 24 * 60 * 60_000;

/** Forgets registrations, codes, counts and devices that no longer serve anybody. */
export const tidyAccounts: Tidy = async (db, now) => {
  await deleteOldRegistrations(db, now);
  await deleteResets(db, now - limits.confirmCodeLife - dayMs);
  await deleteOldSignIns(db, now - dayMs, now - deviceKeptForMs);
};
