import { z } from 'zod';
import { isoTime } from '../../platform/clock.ts';
import type { ChartContents } from '../notes/public.ts';
import { movePatients, selectPushesOf } from './pushes.queries.ts';

const Moved = z.array(z.uuid());

/** The choice of a patient follows the chart; pushes follow their entries. What was sent is exported. */
export const chartEhr: ChartContents = {
  name: 'ehr',

  move: (tx, from, to) => movePatients(tx, from.id, to.id),

  async moveBack(tx, moved, from, to) {
    // a merge from before there were any
    if (moved !== undefined) await movePatients(tx, from.id, to.id, Moved.parse(moved));
  },

  async *exportFiles(scope, chart) {
    const rows = await selectPushesOf(scope, chart.id);
    if (rows.length === 0) return;
    const shown = rows.map(({ push, entryAt }) => ({
      entry: isoTime(entryAt),
      system: push.type,
      patientId: push.patientId,
      documentId: push.documentId,
      identifier: `urn:uuid:${push.id}`,
      state: push.state,
      draft: push.draft,
      sentAt: push.sentAt === null ? null : isoTime(push.sentAt),
      text: push.text,
    }));
    const modifiedAt = Math.max(...rows.map(({ push }) => push.changedAt));
    yield { path: ['sent-to-ehr.json'], modifiedAt, content: JSON.stringify(shown, null, 2) };
  },
};
