import { limits } from '@clinical/contract/limits';
import type { Tidy } from '../../platform/area.ts';
import { deleteOldTraces, purgeNotes } from './bin.queries.ts';

/** Empties the bin of what lay there its full time; the files go when nothing refers to them any more. */
export const tidyNotes: Tidy = async (db, now) => {
  while ((await purgeNotes(db, now - limits.binLife, now)) > 0);
  await deleteOldTraces(db, now - limits.binLife, now - limits.editorActiveFor);
};
