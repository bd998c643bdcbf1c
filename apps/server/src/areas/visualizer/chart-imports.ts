import { z } from 'zod';
import { isoTime } from '../../platform/clock.ts';
import type { ChartContents } from '../notes/public.ts';
import { moveChartImports, selectChartImports } from './visualizer.queries.ts';

const Moved = z.array(z.uuid());

/** Files of other systems follow their chart, and are exported as the facts that were read of them. */
export const chartImportContents: ChartContents = {
  name: 'chart-imports',

  move: (tx, from, to) => moveChartImports(tx, from.id, to),

  async moveBack(tx, moved, from, to) {
    // a merge from before there were any
    if (moved !== undefined) await moveChartImports(tx, from.id, to, Moved.parse(moved));
  },

  async *exportFiles(scope, chart) {
    const rows = await selectChartImports(scope, chart.id);
    for (const [index, { name, facts, report, createdAt }] of rows.toReversed().entries()) {
      const number = String(index + 1).padStart(4, '0');
      yield {
        path: ['imports', `${number} ${isoTime(createdAt).slice(0, 10)} ${name}.json`],
        modifiedAt: createdAt,
        content: JSON.stringify({ name, importedAt: isoTime(createdAt), ...facts, ...report }, null, 2),
      };
    }
  },
};
