import { isoTime } from '../../platform/clock.ts';
import type { ChartContents } from '../notes/public.ts';
import { hostOf } from './automations.view.ts';
import { selectSentOf } from './gridhook.queries.ts';
import { followCharts, removeCharts, restoreChart } from './queue-messages.ts';

/** Receivers learn of charts that are merged, deleted or restored, and of merges that are undone. What was sent is in the export, without its text. */
export const chartMessages: ChartContents = {
  name: 'gridhooks',

  async move(tx, from, to) {
    await followCharts(tx, from, to);
    return [];
  },

  moveBack: (tx, _moved, from, to) => followCharts(tx, from, to),

  binned: removeCharts,
  restored: restoreChart,

  async *exportFiles(scope, chart) {
    const rows = await selectSentOf(scope, chart.id);
    if (rows.length === 0) return;
    const shown = rows.map(({ delivery, url }) => ({
      message: delivery.id,
      event: delivery.event,
      entry: delivery.entryId,
      version: delivery.version,
      to: hostOf({ url }),
      state: delivery.state,
      status: delivery.status,
      sentAt: delivery.sentAt === null ? null : isoTime(delivery.sentAt),
    }));
    const modifiedAt = Math.max(...rows.map(({ delivery }) => delivery.changedAt));
    yield { path: ['sent-to-gridhooks.json'], modifiedAt, content: `${JSON.stringify(shown, null, 2)}\n` };
  },
};
