import { z } from 'zod';
import type { ChartContents } from '../notes/public.ts';
import { moveReferences } from './held-channels.queries.ts';

const Moved = z.array(z.uuid());

/** References of messages follow a merged chart. Messages are no part of a chart, so its export has none. */
export const chartReferences: ChartContents = {
  name: 'messaging',

  move: (tx, from, to) => moveReferences(tx, from.id, to.id),

  async moveBack(tx, moved, from, to) {
    // a merge from before there were messages
    if (moved !== undefined) await moveReferences(tx, from.id, to.id, Moved.parse(moved));
  },
};
