import { z } from 'zod';
import { csvLine } from '../../platform/csv.ts';
import type { ChartContents } from '../notes/public.ts';
import { moveDrafts, selectChartDrafts } from './forms.queries.ts';

const Moved = z.array(z.uuid());

/** Forms that are being filled in follow their chart. A filled one is an entry, with its file. */
export const chartForms: ChartContents = {
  name: 'forms',

  move: (tx, from, to) => moveDrafts(tx, from.id, to),

  async moveBack(tx, moved, from, to) {
    // a merge from before there were forms
    if (moved === undefined) return;
    await moveDrafts(tx, from.id, to, Moved.parse(moved));
  },

  async *exportFiles(scope, chart) {
    const drafts = await selectChartDrafts(scope, chart.id);
    if (drafts.length === 0) return;
    const lines = drafts.flatMap(({ draft, title, fields }) =>
      fields.flatMap(({ id, name }) => {
        const entered = draft.values[id];
        const state = draft.filledAt === null ? 'being filled in' : 'filled';
        return entered?.value
          ? [csvLine([title, state, name, entered.value, entered.changedBy, entered.source?.quote ?? null])]
          : [];
      }),
    );
    yield {
      path: ['forms.csv'],
      modifiedAt: Math.max(...drafts.map(({ draft }) => draft.updatedAt)),
      content: [csvLine(['Form', 'State', 'Field', 'Value', 'Entered by', 'Source']), ...lines].join(''),
    };
  },
};
