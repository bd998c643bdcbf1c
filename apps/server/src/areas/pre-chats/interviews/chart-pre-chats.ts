import { z } from 'zod';
import { isoTime } from '../../../platform/clock.ts';
import type { ChartContents } from '../../notes/public.ts';
import { moveLinks } from '../../patient-links/public.ts';
import { movePreChats, selectPreChats } from './interviews.queries.ts';
import { preChatWith } from './interviews.reads.ts';

const Moved = z.array(z.uuid());

type MoveArguments = Parameters<typeof movePreChats>;

async function moveWithLinks(...[tx, from, to, only]: MoveArguments): Promise<string[]> {
  const moved = await movePreChats(tx, from, to, only);
  await moveLinks(tx, 'pre-chat', moved, to.workspaceId);
  return moved;
}

/** The pre-chats of a chart follow it and are exported with every answer, correction and flag. */
export const chartPreChats: ChartContents = {
  name: 'interviews',

  move: (tx, from, to) => moveWithLinks(tx, from.id, to),

  async moveBack(tx, moved, from, to) {
    // a merge from before there were any
    if (moved !== undefined) await moveWithLinks(tx, from.id, to, Moved.parse(moved));
  },

  async *exportFiles(scope, chart) {
    const rows = await selectPreChats(scope, chart.id);
    for (const [index, { id, createdAt, updatedAt }] of rows.toReversed().entries()) {
      const number = String(index + 1).padStart(4, '0');
      yield {
        path: ['pre-chats', `${number} ${isoTime(createdAt).slice(0, 10)}.json`],
        modifiedAt: updatedAt,
        content: JSON.stringify(await preChatWith(scope, id), null, 2),
      };
    }
  },
};
