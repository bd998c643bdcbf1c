import { generateKeyBetween } from 'fractional-indexing';
import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../context.ts';

/** Rows of one column of a board: the column of their ranks, and which rows they are. */
export type Ranked = { rank: PgColumn; which: SQL | undefined };

/** Ranks are compared by code points, whatever the database sorts by. */
export const byRank = (rank: PgColumn): SQL => sql`${rank} collate "C"`;

/** Changes of ranks under one name wait for each other until the transaction ends. */
export async function lockRanks(tx: Pick<Tx, 'db'>, name: string): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** A rank behind all others. */
export async function rankAtEnd(tx: Pick<Tx, 'db'>, { rank, which }: Ranked): Promise<string> {
  const [last] = await tx.db
    .select({ rank })
    .from(rank.table)
    .where(which)
    .orderBy(sql`${byRank(rank)} desc`)
    .limit(1);
  return generateKeyBetween((last?.rank as string | undefined) ?? null, null);
}

/** A rank directly behind `from`; the first one for null. */
export async function rankBehind(tx: Pick<Tx, 'db'>, { rank, which }: Ranked, from: string | null): Promise<string> {
  const [next] = await tx.db
    .select({ rank })
    .from(rank.table)
    .where(and(which, from === null ? undefined : sql`${byRank(rank)} > ${from} collate "C"`))
    .orderBy(byRank(rank))
    .limit(1);
  return generateKeyBetween(from, (next?.rank as string | undefined) ?? null);
}

/** The rank that a row had before, or the place directly behind whoever has it now. */
export async function rankAgain(tx: Pick<Tx, 'db'>, ranked: Ranked, wanted: string): Promise<string> {
  const { rank, which } = ranked;
  const [taken] = await tx.db
    .select({ rank })
    .from(rank.table)
    .where(and(which, sql`${byRank(rank)} = ${wanted} collate "C"`))
    .limit(1);
  return taken ? rankBehind(tx, ranked, wanted) : wanted;
}
