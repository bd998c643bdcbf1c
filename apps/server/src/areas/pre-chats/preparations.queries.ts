import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Scope, Tx } from '../../platform/context.ts';
import { precharts } from './pre-chats.table.ts';

type Wanted = { id: string; noteId: string; isNewest: boolean };

/** Precharts that this entry used, and, for the newest entry of a chart, those that none did; empty ones wait. */
export async function selectForEntry(scope: Pick<Scope, 'db'>, { id, noteId, isNewest }: Wanted) {
  const rows = await scope.db
    .select({
      id: precharts.id,
      version: precharts.version,
      createdAt: precharts.createdAt,
      html: precharts.answer,
      sources: precharts.sources,
    })
    .from(precharts)
    .where(
      and(
        eq(precharts.noteId, noteId),
        sql`${precharts.answer} <> ''`,
        isNewest ? or(eq(precharts.usedIn, id), isNull(precharts.usedAt)) : eq(precharts.usedIn, id),
      ),
    )
    .orderBy(asc(precharts.createdAt), asc(precharts.id));
  return rows.map(({ sources, ...row }) => ({ ...row, gathered: sources.map(({ text }) => text) }));
}

export async function markUsed(tx: Tx, ids: readonly string[], entryId: string): Promise<void> {
  await tx.db
    .update(precharts)
    .set({ usedIn: entryId, usedAt: tx.clock.now() })
    .where(and(inArray(precharts.id, [...ids]), isNull(precharts.usedAt)));
}

type Chart = { id: string };

/** Takes the precharts of one chart to another, all or these. @returns their ids */
export async function movePrecharts(tx: Tx, from: Chart, to: Chart, only?: readonly string[]): Promise<string[]> {
  const moved = await tx.db
    .update(precharts)
    .set({ noteId: to.id })
    .where(and(eq(precharts.noteId, from.id), only ? inArray(precharts.id, [...only]) : undefined))
    .returning({ id: precharts.id });
  return moved.map(({ id }) => id);
}
