import type { Tidy } from '../../platform/area.ts';
import { closeEnded } from './break-glass.queries.ts';

/** The grants of emergencies that are over open nothing any more; here they go. */
export const closeEndedAccesses: Tidy = (db, now) => closeEnded(db, now);
