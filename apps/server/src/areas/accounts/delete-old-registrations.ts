import type { Tidy } from '../../platform/area.ts';
import { deleteEmailCodes } from './accounts.queries.ts';

/** So long somebody may take to enter a code: later ones can be asked for with the same registration. */
const keptForMs = 7 * 24 * 60 * 60_000;

/** Forgets registrations, confirmed or given up, with the names and password hashes in them. */
export const deleteOldRegistrations: Tidy = (db, now) => deleteEmailCodes(db, now - keptForMs);
