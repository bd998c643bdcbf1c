import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import type { CreditPlan } from './credit-plan.ts';
import {
  changeBalance,
  findHome,
  insertEntry,
  lockSeat,
  openSeat,
  returnEnded,
  type Seat,
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

/**
 * Whose credits an action takes. Those of a month belong to the seat in the acting workspace; a trial is the person's, one for
 * all their workspaces, and kept where their account began.
 */
export async function seatOf(db: Database, plan: CreditPlan, { userId, workspaceId }: Seat): Promise<Seat> {
  if (plan.plan === 'monthly') return { userId, workspaceId };
  return { userId, workspaceId: (await findHome(db, userId)) ?? workspaceId };
}

/** True when a cycle is over, or the operator gives monthly credits to somebody who is still on a trial. */
export function isRefillDue(plan: CreditPlan, seat: SeatRow, now: number): boolean {
  if (plan.plan === 'trial') return false;
  return seat.plan === 'trial' || seat.nextRefillAt === null || seat.nextRefillAt <= now;
}

async function grant(tx: Tx, { userId, workspaceId }: Seat, key: string, action: string, granted: number) {
  const now = tx.clock.now();
  const id = tx.ids.uuid();
  await insertEntry(tx.db, { id, userId, workspaceId, key, action, granted, createdAt: now, settledAt: now });
}

/** What is left lapses and the credits of a cycle come, as many as the operator gives now. Cycles that nobody looked at lapse unused. */
async function refill(tx: Tx, plan: CreditPlan, seat: SeatRow): Promise<SeatRow> {
  const now = tx.clock.now();
  if (!isRefillDue(plan, seat, now)) return seat;
  const since = seat.nextRefillAt ?? now;
  let nextRefillAt = since;
  while (nextRefillAt <= now) nextRefillAt = oneMonthAfter(nextRefillAt);
  await grant(tx, seat, `refill:${since}:lapse`, 'lapse', -seat.balance);
  await grant(tx, seat, `refill:${since}`, 'refill', plan.credits);
  const values = { plan: plan.plan, balance: plan.credits, limit: plan.credits, nextRefillAt };
  await setRefill(tx.db, seat, values);
  return { ...seat, ...values };
}

/**
 * The acting person's seat, locked and up to date: opened when it is new, refilled when that is due, and with what failed jobs
 * had held given back.
 */
export async function currentSeat(tx: Tx, plan: CreditPlan): Promise<SeatRow> {
  const { userId, workspaceId } = await seatOf(tx.db, plan, tx.actor);
  const now = tx.clock.now();
  const nextRefillAt = plan.plan === 'monthly' ? oneMonthAfter(now) : null;
  const { credits } = plan;
  const row = { userId, workspaceId, plan: plan.plan, balance: credits, limit: credits, nextRefillAt, createdAt: now };
  if (await openSeat(tx.db, row)) await grant(tx, row, 'first', plan.plan === 'monthly' ? 'refill' : 'trial', credits);
  const seat = await lockSeat(tx.db, row);
  if (!seat) throw new AppError('INTERNAL');
  const back = await returnEnded(tx.db, seat, now);
  if (back > 0) await changeBalance(tx.db, seat, back);
  return refill(tx, plan, { ...seat, balance: seat.balance + back });
}
