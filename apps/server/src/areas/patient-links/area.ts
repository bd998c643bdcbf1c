import type { Area } from '../../platform/area.ts';
import { endExpired } from './end-expired.ts';
import { madeLinks } from './made-links.ts';
import { deleteExpiredBefore } from './patient-links.queries.ts';
import { routes } from './patient-links.routes.ts';

/** Staff see an expired link for this long, in milliseconds. Then it is deleted with its date of birth. */
const shownFor = 30 * 24 * 60 * 60_000;

export const area: Area = {
  name: 'patient-links',
  routes,
  tidy: (db, now) => deleteExpiredBefore(db, now - shownFor),
  endDue: endExpired,
  holdings: madeLinks,
};
