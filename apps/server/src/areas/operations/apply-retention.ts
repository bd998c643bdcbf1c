import type { Tidy } from '../../platform/area.ts';
import { recordRemovedAudio } from '../signing/public.ts';
import { binDueCharts, removeDueAudio, removeDueCardAudio } from './privacy.queries.ts';

/** Takes away what is kept no longer, as people and workspaces have chosen; the files go when nothing refers to them any more. */
export const applyRetention: Tidy = async (db, now) => {
  while ((await removeDueAudio(db, now)) > 0);
  await removeDueCardAudio(db, now);
  // at once, so that no packet is without its audio and does not say why
  await recordRemovedAudio(db, now);
  await binDueCharts(db, now);
};
