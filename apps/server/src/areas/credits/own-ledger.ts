import type { OwnData } from '../../platform/area.ts';
import { creditPlan } from './credit-plan.ts';
import { allEntries } from './credits.queries.ts';
import { viewEntry } from './get-ledger.ts';
import { seatOf } from './seat.ts';

/** A person's ledger in an export of their data: every row of it. */
export const ownLedger: OwnData = {
  async *ownFilesFor(ctx) {
    const rows = await allEntries(ctx.db, await seatOf(ctx.db, ctx.use(creditPlan), ctx.actor));
    const content = `${JSON.stringify(rows.map(viewEntry), null, 2)}\n`;
    yield { path: ['credits.json'], modifiedAt: ctx.clock.now(), content };
  },
};
