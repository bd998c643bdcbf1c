import { limits } from '@clinical/contract/limits';
import type { Tidy } from '../../../platform/area.ts';
import { purgeEntries } from './entry-bin.queries.ts';

/** Empties the bins of charts of what lay there its full time; the files go when nothing refers to them any more. */
export const tidyEntries: Tidy = async (db, now) => {
  while ((await purgeEntries(db, now - limits.binLife, now)) > 0);
};
