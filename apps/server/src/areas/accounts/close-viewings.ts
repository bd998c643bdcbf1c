import type { Tidy } from '../../platform/area.ts';
import { closeEndedViewings } from './viewings.queries.ts';

/** A viewing that is over lets nobody in; here the log is told. */
export const closeViewings: Tidy = (db, now) => closeEndedViewings(db, now);
