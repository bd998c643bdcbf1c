import type { EntryFollower } from '../transcripts/public.ts';
import { copyDropped, selectHeardIn } from './chart-tasks.queries.ts';
import { moveChartTasks } from './chart-work.ts';
import { withdrawProof } from './withdraw-proof.ts';

/** Tasks heard in a visit go with it to the right chart. What it proved in the chart that it leaves is open again. */
export const entryTasks: EntryFollower = {
  async moved(tx, entry, to) {
    await copyDropped(tx, { id: entry.noteId }, to);
    await moveChartTasks(tx, await selectHeardIn(tx, entry), entry.id, to);
    await withdrawProof(tx, entry.noteId, [entry.id]);
  },
  removed: (tx, entry) => withdrawProof(tx, entry.noteId, [entry.id]),
};
