import type { Database } from '../../platform/db/database.ts';
import type { CreditPlan } from './credit-plan.ts';
import { findSeat, type Seat, sumOfEndedReservations } from './credits.queries.ts';

/** Credits left and their limit, as the next spend will find them: a refill that is due and what failed jobs held count already. */
export async function readBalance(
  db: Database,
  plan: CreditPlan,
  seat: Seat,
  now: number,
): Promise<{ left: number; limit: number }> {
  const row = await findSeat(db, seat);
  if (!row || (row.nextRefillAt !== null && row.nextRefillAt <= now)) {
    const limit = row?.limit ?? plan.credits;
    return { left: limit, limit };
  }
  return { left: row.balance + (await sumOfEndedReservations(db, seat)), limit: row.limit };
}
