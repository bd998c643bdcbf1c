import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/context.ts';
import type { CreditPlan } from './credit-plan.ts';
import {
  changeBalance,
  insertEntry,
  lockSeat,
  openSeat,
  returnEnded,
  type SeatRow,
  setRefill,
} from './credits.queries.ts';

/** The same day and hour of the next month; the last day of it where it is shorter. Epoch milliseconds, UTC. */
export function oneMonthAfter(time: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}

async function grant(tx: Tx, key: string, action: string, granted: number): Promise<void> {
  const { userId, workspaceId } = tx.actor;
  const now = tx.clock.now();
  await insertEntry(tx.db, {
    id: tx.ids.uuid(),
    userId,
    workspaceId,
    key,
    action,
    granted,
    createdAt: now,
    settledAt: now,
  });
}

/** A cycle is over: what is left lapses and the next one's credits come. Cycles that nobody looked at lapse unused. */
async function refill(tx: Tx, seat: SeatRow): Promise<SeatRow> {
  const now = tx.clock.now();
  let nextRefillAt = seat.nextRefillAt;
  if (nextRefillAt === null || nextRefillAt > now) return seat;
  const key = `refill:${nextRefillAt}`;
  while (nextRefillAt <= now) nextRefillAt = oneMonthAfter(nextRefillAt);
  await grant(tx, `${key}:lapse`, 'lapse', -seat.balance);
  await grant(tx, key, 'refill', seat.limit);
  await setRefill(tx.db, seat, { balance: seat.limit, nextRefillAt });
  return { ...seat, balance: seat.limit, nextRefillAt };
}

/**
 * The acting person's seat, locked and up to date: opened when it is new, refilled when that is due, and with what failed jobs
 * had held given back.
 */
export async function currentSeat(tx: Tx, plan: CreditPlan): Promise<SeatRow> {
  const { userId, workspaceId } = tx.actor;
  const now = tx.clock.now();
  const nextRefillAt = plan.plan === 'monthly' ? oneMonthAfter(now) : null;
  const { credits } = plan;
  const row = { userId, workspaceId, plan: plan.plan, balance: credits, limit: credits, nextRefillAt, createdAt: now };
  if (await openSeat(tx.db, row)) await grant(tx, 'first', plan.plan === 'monthly' ? 'refill' : 'trial', credits);
  const seat = await lockSeat(tx.db, tx.actor);
  if (!seat) throw new AppError('INTERNAL');
  const back = await returnEnded(tx.db, seat, now);
  if (back > 0) await changeBalance(tx.db, seat, back);
  return refill(tx, { ...seat, balance: seat.balance + back });
}
