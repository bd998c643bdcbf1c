import type { EntryFollower } from '../transcripts/public.ts';
import { copyDropped, selectHeardIn } from './chart-tasks.queries.ts';
import { moveChartTasks, reopenLoop } from './chart-work.ts';

/** Tasks heard in a visit go with it to the right chart. What it proved in the chart that it leaves is open again. */
export const entryTasks: EntryFollower = {
  async moved(tx, entry, to) {
    await copyDropped(tx, { id: entry.noteId }, to);
    await moveChartTasks(tx, await selectHeardIn(tx, entry), to);
    await reopenLoop(tx, entry.noteId, entry.id);
  },
  removed: (tx, entry) => reopenLoop(tx, entry.noteId, entry.id),
};
