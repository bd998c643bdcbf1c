import { limits } from '@clinical/contract/limits';
import type { Tidy } from '../../platform/area.ts';
import { expireUploads } from './uploads.queries.ts';
import { purgeEntries } from './entry-bin.queries.ts';
import { purgeVoiceEdits } from './voice-edit/voice-edits.queries.ts';

/**
 * Forgets what was uploaded in part and not gone on with, empties the bins of charts of what lay there its full time, and forgets
 * changes that nobody decided about; the files go when nothing refers to them any more.
 */
export const tidyEntries: Tidy = async (db, now) => {
  await expireUploads(db, now - limits.uploadKept);
  while ((await purgeEntries(db, now - limits.binLife, now)) > 0);
  await purgeVoiceEdits(db, now - limits.binLife);
};
