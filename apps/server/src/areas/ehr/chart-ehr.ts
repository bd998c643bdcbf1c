import { z } from 'zod';
import { isoTime } from '../../platform/clock.ts';
import type { ChartContents } from '../notes/public.ts';
import { placePushes } from './entry-pushes.ts';
import { movePatients, selectPatientsOf, selectPushesIn, selectPushesOf } from './pushes.queries.ts';

const Moved = z.array(z.uuid());

/** The choice of a patient follows the chart; pushes follow their entries, and are flagged under another patient. What was sent is exported. */
export const chartEhr: ChartContents = {
  name: 'ehr',

  async move(tx, from, to) {
    const before = await selectPatientsOf(tx, from.id);
    const moved = await movePatients(tx, from.id, to.id);
    // entries have gone already: those of this chart's patient are found by it
    const theirs = (await selectPushesIn(tx, to.id)).filter((push) => before.get(push.type) === push.patientId);
    await placePushes(tx, theirs, { from: to.id, patients: await selectPatientsOf(tx, to.id) });
    return moved;
  },

  async moveBack(tx, moved, from, to) {
    // a merge from before there were any
    if (moved !== undefined) await movePatients(tx, from.id, to.id, Moved.parse(moved));
    for (const { id } of [from, to]) {
      const flagged = (await selectPushesIn(tx, id)).filter(({ removal }) => removal !== null);
      await placePushes(tx, flagged, { from: id, patients: await selectPatientsOf(tx, id) });
    }
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
