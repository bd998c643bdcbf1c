import type { ApiUsage, Ledger, LedgerEntry, LedgerFilter } from '@clinical/contract/credits/credits.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { creditPlan } from './credit-plan.ts';
import { findSeat, type LedgerRow, listEntries, sumUsage } from './credits.queries.ts';
import { readBalance } from './read-balance.ts';
import { isRefillDue, seatOf } from './seat.ts';

const dayMs = 86_400_000;
const millionths = 1_000_000;
const always = { from: 0, to: Number.MAX_SAFE_INTEGER };

export function viewEntry(row: LedgerRow): LedgerEntry {
  const { id, action, noteId, model, granted, reserved, taken, returned, createdAt, settledAt } = row;
  // a clock that was set back meanwhile measured nothing
  const seconds = settledAt === null || settledAt < createdAt ? null : (settledAt - createdAt) / 1000;
  const tokens = { inputTokens: row.inputTokens, outputTokens: row.outputTokens };
  const cost = row.cost === null ? null : row.cost / millionths;
  return {
    id,
    at: isoTime(createdAt),
    action,
    noteId,
    model,
    seconds,
    ...tokens,
    cost,
    granted,
    reserved,
    taken,
    returned,
  };
}

/** The credits that the caller spends in the acting workspace, and what became of them. */
export async function getLedger(ctx: Context, filter: LedgerFilter): Promise<Ledger> {
  const plan = ctx.use(creditPlan);
  const now = ctx.clock.now();
  const seat = await seatOf(ctx.db, plan, ctx.actor);
  const [row, balance] = [await findSeat(ctx.db, seat), await readBalance(ctx.db, plan, ctx.actor, now)];
  const span = {
    from: filter.from ? Date.parse(filter.from) : always.from,
    to: filter.to ? Date.parse(filter.to) + dayMs : always.to,
  };
  return {
    balance: balance.left,
    limit: balance.limit,
    plan: row && !isRefillDue(plan, row, now) ? row.plan : plan.plan,
    nextRefillAt: row?.nextRefillAt ? isoTime(row.nextRefillAt) : null,
    entries: (await listEntries(ctx.db, seat, span)).map(viewEntry),
  };
}

type Line = { name: string; actions: number; credits: number };

function addUp(rows: readonly Line[]): Line[] {
  const byName = new Map<string, Line>();
  for (const { name, actions, credits } of rows) {
    const sum = byName.get(name) ?? { name, actions: 0, credits: 0 };
    byName.set(name, { name, actions: sum.actions + actions, credits: sum.credits + credits });
  }
  return [...byName.values()].toSorted((a, b) => b.credits - a.credits || a.name.localeCompare(b.name, 'en'));
}

/** What the caller used AI for since the beginning of the month. */
export async function getApiUsage(ctx: Context): Promise<ApiUsage> {
  const now = ctx.clock.now();
  const today = new Date(now);
  const span = { from: Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 1), to: now + 1 };
  const seat = await seatOf(ctx.db, ctx.use(creditPlan), ctx.actor);
  const rows = await sumUsage(ctx.db, seat, span);
  const total = (key: 'actions' | 'credits') => rows.reduce((sum, row) => sum + row[key], 0);
  return {
    from: isoTime(span.from),
    to: isoTime(now),
    actions: total('actions'),
    credits: total('credits'),
    byAction: addUp(rows.map((row) => ({ ...row, name: row.action }))),
    byModel: addUp(rows.flatMap((row) => (row.model ? [{ ...row, name: row.model }] : []))),
  };
}
