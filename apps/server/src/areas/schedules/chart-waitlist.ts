import { z } from 'zod';
import type { ChartContents } from '../notes/public.ts';
import { moveEntries, selectEntriesOf } from './waitlist.queries.ts';
import { viewEntry } from './waitlist.view.ts';

const Moved = z.array(z.uuid());

/** What the patient of a chart waited for follows it. */
export const chartWaitlist: ChartContents = {
  name: 'waitlist',

  move: (tx, from, to) => moveEntries(tx, from.id, to.id),

  async moveBack(tx, moved, from, to) {
    // a merge from before there was a waitlist
    if (moved !== undefined) await moveEntries(tx, from.id, to.id, Moved.parse(moved));
  },

  async *exportFiles(scope, chart) {
    const rows = await selectEntriesOf(scope, chart.id);
    if (rows.length === 0) return;
    const content = JSON.stringify(
      rows.map((row) => ({ ...viewEntry(row), status: row.status })),
      null,
      2,
    );
    yield { path: ['waitlist.json'], modifiedAt: Math.max(...rows.map(({ updatedAt }) => updatedAt)), content };
  },
};
