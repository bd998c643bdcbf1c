import { and, asc, desc, eq, getTableColumns, gt, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/database.ts';
import { backgroundTasks } from '../../platform/jobs/background-tasks.table.ts';
import type { Actor } from '../../platform/session.ts';
import { users } from '../accounts/accounts.table.ts';
import { creditEntries, creditSeats, modelCalls } from './credits.table.ts';

export type SeatRow = typeof creditSeats.$inferSelect;
export type CreditEntryRow = typeof creditEntries.$inferSelect;
/** A row with what models took for it. */
export type LedgerRow = CreditEntryRow & {
  inputTokens: number | null;
  outputTokens: number | null;
  /** Millionths of the operator's currency. */
  cost: number | null;
};
/** Whose credits: one person in one workspace. */
export type Seat = Pick<Actor, 'userId' | 'workspaceId'>;

const isSeat = ({ userId, workspaceId }: Seat) =>
  and(eq(creditSeats.userId, userId), eq(creditSeats.workspaceId, workspaceId));
const ofSeat = ({ userId, workspaceId }: Seat) =>
  and(eq(creditEntries.userId, userId), eq(creditEntries.workspaceId, workspaceId));

/** The workspace that a person's account began in. */
export async function findHome(db: Database, userId: string): Promise<string | null> {
  const [row] = await db.select({ id: users.homeWorkspaceId }).from(users).where(eq(users.id, userId));
  return row?.id ?? null;
}

/** Between a task and the row that pays for it the clock may be set back. */
const clockMayDiffer = 60_000;

/**
 * What a person's tasks set aside for their last action, by task; those without a price are not there. A task may be paid from any
 * of the person's seats, whichever workspace it is retried in, and its row is not older than the task: the index by seat and time
 * finds it, however long the ledger.
 */
export async function creditsOfTasks(
  db: Database,
  userId: string,
  tasks: readonly { id: string; createdAt: number }[],
): Promise<Map<string, number>> {
  if (tasks.length === 0) return new Map();
  const oldest = Math.min(...tasks.map(({ createdAt }) => createdAt)) - clockMayDiffer;
  const seats = db.select({ id: creditSeats.workspaceId }).from(creditSeats).where(eq(creditSeats.userId, userId));
  const rows = await db
    .select({ taskId: creditEntries.taskId, credits: creditEntries.reserved })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.userId, userId),
        inArray(creditEntries.workspaceId, seats),
        gte(creditEntries.createdAt, oldest),
        inArray(
          creditEntries.taskId,
          tasks.map(({ id }) => id),
        ),
        gt(creditEntries.reserved, 0),
      ),
    )
    .orderBy(asc(creditEntries.createdAt), asc(creditEntries.id));
  return new Map(rows.flatMap(({ taskId, credits }) => (taskId === null ? [] : [[taskId, credits]])));
}

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

/** Opens the seat if it is not there; true when it is new. Two at once open it once. */
export async function openSeat(db: Database, row: typeof creditSeats.$inferInsert): Promise<boolean> {
  const rows = await db.insert(creditSeats).values(row).onConflictDoNothing().returning({ userId: creditSeats.userId });
  return rows.length > 0;
}

/** The seat, held until the end of the transaction, so that spends of one person come one after the other. */
export async function lockSeat(db: Database, seat: Seat): Promise<SeatRow | null> {
  const [row] = await db.select().from(creditSeats).where(isSeat(seat)).for('update');
  return row ?? null;
}

/** Adds to the balance, or takes from it; the table refuses what would go below zero. */
export async function changeBalance(db: Database, seat: Seat, by: number): Promise<void> {
  await db
    .update(creditSeats)
    .set({ balance: sql`${creditSeats.balance} + ${by}` })
    .where(isSeat(seat));
}

export async function setRefill(
  db: Database,
  seat: Seat,
  values: Pick<SeatRow, 'plan' | 'balance' | 'limit' | 'nextRefillAt'>,
): Promise<void> {
  await db.update(creditSeats).set(values).where(isSeat(seat));
}

export async function findEntry(db: Database, seat: Seat, key: string): Promise<CreditEntryRow | null> {
  const [row] = await db
    .select()
    .from(creditEntries)
    .where(and(ofSeat(seat), eq(creditEntries.key, key)));
  return row ?? null;
}

export async function changeReserved(db: Database, id: string, reserved: number): Promise<void> {
  await db.update(creditEntries).set({ reserved }).where(eq(creditEntries.id, id));
}

export async function insertEntry(db: Database, row: typeof creditEntries.$inferInsert): Promise<void> {
  await db.insert(creditEntries).values(row);
}

/** Settles a person's open reservation: all of it is taken, or all goes back. Null when there is none that is open. */
export async function settleEntry(
  db: Database,
  userId: string,
  key: string,
  outcome: 'taken' | 'returned',
  now: number,
): Promise<CreditEntryRow | null> {
  const [row] = await db
    .update(creditEntries)
    .set({ [outcome]: sql`${creditEntries.reserved}`, settledAt: now })
    .where(and(eq(creditEntries.userId, userId), eq(creditEntries.key, key), isNull(creditEntries.settledAt)))
    .returning();
  return row ?? null;
}

/** Marks as returned what is held for tasks that ended without a result; the sum of it. */
export async function returnEnded(db: Database, seat: Seat, now: number): Promise<number> {
  const ended = db
    .select({ id: backgroundTasks.id })
    .from(backgroundTasks)
    .where(and(eq(backgroundTasks.userId, seat.userId), inArray(backgroundTasks.status, ['FAILURE', 'REVOKED'])));
  const rows = await db
    .update(creditEntries)
    .set({ returned: sql`${creditEntries.reserved}`, settledAt: now })
    .where(and(ofSeat(seat), isNull(creditEntries.settledAt), inArray(creditEntries.taskId, ended)))
    .returning({ reserved: creditEntries.reserved });
  return rows.reduce((sum, { reserved }) => sum + reserved, 0);
}

/** Rows of the ledger in a span of time (from included, to not), newest first. */
export async function listEntries(db: Database, seat: Seat, span: { from: number; to: number }): Promise<LedgerRow[]> {
  return ledgerRows(db)
    .where(and(ofSeat(seat), gte(creditEntries.createdAt, span.from), lt(creditEntries.createdAt, span.to)))
    .orderBy(desc(creditEntries.createdAt), desc(creditEntries.id))
    .limit(1_000);
}

function ledgerRows(db: Database) {
  const sumOf = (column: PgColumn) =>
    sql<
      number | null
    >`(select sum(${column})::int from ${modelCalls} where ${modelCalls.creditKey} = ${creditEntries.key}
      and ${modelCalls.userId} = ${creditEntries.userId})`;
  return db
    .select({
      ...getTableColumns(creditEntries),
      inputTokens: sumOf(modelCalls.inputTokens),
      outputTokens: sumOf(modelCalls.outputTokens),
      cost: sumOf(modelCalls.cost),
    })
    .from(creditEntries);
}

export async function insertCalls(db: Database, rows: (typeof modelCalls.$inferInsert)[]): Promise<void> {
  await db.insert(modelCalls).values(rows);
}

/** The whole ledger of a seat, oldest first. */
export async function allEntries(db: Database, seat: Seat): Promise<LedgerRow[]> {
  return ledgerRows(db).where(ofSeat(seat)).orderBy(asc(creditEntries.createdAt), asc(creditEntries.id));
}

/** Actions that were paid for in a span of time, by action and model. */
export async function sumUsage(db: Database, seat: Seat, span: { from: number; to: number }) {
  return db
    .select({
      action: creditEntries.action,
      model: creditEntries.model,
      actions: sql<number>`count(*)::int`,
      credits: sql<number>`sum(${creditEntries.taken})::int`,
    })
    .from(creditEntries)
    .where(
      and(
        ofSeat(seat),
        gte(creditEntries.createdAt, span.from),
        lt(creditEntries.createdAt, span.to),
        eq(creditEntries.granted, 0),
        sql`${creditEntries.settledAt} is not null and ${creditEntries.returned} = 0`,
      ),
    )
    .groupBy(creditEntries.action, creditEntries.model);
}
