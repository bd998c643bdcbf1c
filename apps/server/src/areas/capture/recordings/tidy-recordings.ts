import { limits } from '@clinical/contract/limits';
import type { Tidy } from '../../../platform/area.ts';
import { expireRecordings, removeOrphanedLines } from './expired.queries.ts';

/** Erases unfinished recordings that nothing was added to for their full time; the files go when nothing refers to them any more. */
export const tidyRecordings: Tidy = async (db, now) => {
  while ((await expireRecordings(db, now - limits.recordingKept, now)) > 0);
  await removeOrphanedLines(db);
};
