import { z } from 'zod';
import type { ChartContents } from '../notes/public.ts';
import type { NotePreparations } from '../scribe/public.ts';
import { isoTime } from '../../platform/clock.ts';
import { selectPrecharts } from './pre-chats.queries.ts';
import { markUsed, movePrecharts, selectForEntry } from './preparations.queries.ts';

/** The precharts that the next note of a chart is written with. */
export const preparations: NotePreparations = { of: selectForEntry, use: markUsed };

const Moved = z.array(z.uuid());

/** The precharts of a chart: they follow it. */
export const chartPrecharts: ChartContents = {
  name: 'pre-chats',

  move: (tx, from, to) => movePrecharts(tx, from, to),

  async moveBack(tx, moved, from, to) {
    const ids = Moved.parse(moved);
    if (ids.length > 0) await movePrecharts(tx, from, to, ids);
  },

  async *exportFiles(scope, chart) {
    const rows = await selectPrecharts(scope, chart.id);
    for (const [index, row] of rows.toReversed().entries()) {
      const number = String(index + 1).padStart(4, '0');
      const at = isoTime(row.createdAt);
      yield {
        path: ['precharts', `${number} ${at.slice(0, 10)}.html`],
        modifiedAt: row.updatedAt,
        content: { page: row.answer || '<p>Nothing was written.</p>' },
        title: ['Prechart', at.slice(0, 16).replace('T', ' '), row.title].filter(Boolean).join(', '),
      };
    }
  },
};
