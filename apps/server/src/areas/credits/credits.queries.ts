import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { backgroundTasks } from '../../platform/jobs/background-tasks.table.ts';
import type { Actor } from '../../platform/session.ts';
import { creditEntries, creditSeats } from './credits.table.ts';

export type SeatRow = typeof creditSeats.$inferSelect;
export type CreditEntryRow = typeof creditEntries.$inferSelect;
/** Whose credits: one person in one workspace. */
export type Seat = Pick<Actor, 'userId' | 'workspaceId'>;

const isSeat = ({ userId, workspaceId }: Seat) =>
  and(eq(creditSeats.userId, userId), eq(creditSeats.workspaceId, workspaceId));
const ofSeat = ({ userId, workspaceId }: Seat) =>
  and(eq(creditEntries.userId, userId), eq(creditEntries.workspaceId, workspaceId));

export async function findSeat(db: Database, seat: Seat): Promise<SeatRow | null> {
  const [row] = await db.select().from(creditSeats).where(isSeat(seat));
  return row ?? null;
}

/** Credits held for tasks that ended without a result: they belong to the balance, though nobody gave them back yet. */
export async function sumOfEndedReservations(db: Database, seat: Seat): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${creditEntries.reserved}), 0)::int` })
    .from(creditEntries)
    .innerJoin(backgroundTasks, eq(backgroundTasks.id, creditEntries.taskId))
    .where(and(ofSeat(seat), isNull(creditEntries.settledAt), inArray(backgroundTasks.status, ['FAILURE', 'REVOKED'])));
  return row?.sum ?? 0;
}
