import { z } from 'zod';
import { isoTime } from '../../platform/clock.ts';
import { csvLine } from '../../platform/csv.ts';
import type { ChartContents } from '../notes/public.ts';
import { moveFaxes, selectChartFaxes } from './fax.queries.ts';

const Moved = z.array(z.uuid());

/** Faxes of a chart follow it; where each went, and when, is exported. */
export const chartFaxes: ChartContents = {
  name: 'fax',

  move: (tx, from, to) => moveFaxes(tx, from.id, to),

  async moveBack(tx, moved, from, to) {
    // a merge from before there were faxes
    if (moved !== undefined) await moveFaxes(tx, from.id, to, Moved.parse(moved));
  },

  async *exportFiles(scope, chart) {
    const rows = await selectChartFaxes(scope, chart.id);
    if (rows.length === 0) return;
    const lines = rows.map(({ fax, recipient }) =>
      csvLine([
        isoTime(fax.sentAt ?? fax.createdAt),
        recipient.name,
        recipient.number,
        recipient.state,
        recipient.failure,
        isoTime(recipient.changedAt),
        String(fax.pages),
        fax.documents.map(({ title }) => title).join('; '),
      ]),
    );
    yield {
      path: ['faxes.csv'],
      modifiedAt: Math.max(...rows.map(({ recipient }) => recipient.changedAt)),
      content: [csvLine(['Sent', 'To', 'Number', 'State', 'Reason', 'Since', 'Pages', 'Documents']), ...lines].join(''),
    };
  },
};
