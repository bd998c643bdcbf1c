import type { Database } from '../../platform/db/database.ts';
import type { CreditPlan } from './credit-plan.ts';
import { findSeat, type Seat, sumOfEndedReservations } from './credits.queries.ts';
import { isRefillDue, seatOf } from './seat.ts';

/** Credits left and their limit, as the next spend will find them: a refill that is due and what failed jobs held count already. */
export async function readBalance(
  db: Database,
  plan: CreditPlan,
  acting: Seat,
  now: number,
): Promise<{ left: number; limit: number }> {
  const seat = await seatOf(db, plan, acting);
  const row = await findSeat(db, seat);
  if (!row || isRefillDue(plan, row, now)) return { left: plan.credits, limit: plan.credits };
  return { left: row.balance + (await sumOfEndedReservations(db, seat)), limit: row.limit };
}
