import type { GridhookEvent } from '@clinical/contract/automations/gridhook.schemas';
import { and, desc, eq, inArray, isNotNull, isNull, lte, max, ne, or, sql } from 'drizzle-orm';
import type { Scope, Tx } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { users, workspaceMembers } from '../accounts/accounts.table.ts';
import { appointments } from '../schedules/schedules.table.ts';
import { transcripts } from '../transcripts/transcripts.table.ts';
import { gridhookDeliveries, gridhooks } from './automations.table.ts';

type Reading = Pick<Scope, 'actor' | 'db'>;
type Db = Pick<Scope, 'db'>;
export type GridhookRow = typeof gridhooks.$inferSelect;
export type DeliveryRow = typeof gridhookDeliveries.$inferSelect;

/** Most that one pass of the housekeeping takes up. */
const most = 200;

export async function findOwnGridhook({ actor, db }: Reading): Promise<GridhookRow | null> {
  const [row] = await db
    .select()
    .from(gridhooks)
    .where(and(eq(gridhooks.userId, actor.userId), eq(gridhooks.workspaceId, actor.workspaceId)));
  return row ?? null;
}

/** Gridhooks of the acting workspace's members with their names: all for its admins, else the own one. */
export function selectGridhooks({ actor, db }: Reading) {
  return db
    .select({ hook: gridhooks, userName: sql<string>`trim(${users.givenName} || ' ' || ${users.familyName})` })
    .from(gridhooks)
    .innerJoin(users, eq(users.id, gridhooks.userId))
    .innerJoin(
      workspaceMembers,
      and(eq(workspaceMembers.userId, gridhooks.userId), eq(workspaceMembers.workspaceId, gridhooks.workspaceId)),
    )
    .where(
      and(
        eq(gridhooks.workspaceId, actor.workspaceId),
        isNull(workspaceMembers.removedAt),
        actor.cap === 'admin' ? undefined : eq(gridhooks.userId, actor.userId),
      ),
    )
    .orderBy(gridhooks.createdAt)
    .execute();
}

export async function findGridhook({ db }: Db, id: string): Promise<GridhookRow | null> {
  const [row] = await db.select().from(gridhooks).where(eq(gridhooks.id, id));
  return row ?? null;
}

/** Those of these persons in a workspace that something is sent to. */
export function selectActiveGridhooks(
  { db }: Db,
  workspaceId: string,
  userIds: readonly string[],
): Promise<GridhookRow[]> {
  return db
    .select()
    .from(gridhooks)
    .where(
      and(
        eq(gridhooks.workspaceId, workspaceId),
        inArray(gridhooks.userId, [...userIds]),
        eq(gridhooks.enabled, true),
        isNull(gridhooks.endedAt),
      ),
    )
    .execute();
}

export async function putGridhook(tx: Tx, row: GridhookRow): Promise<void> {
  const { id: _, createdAt: __, lastSuccessAt: ___, ...set } = row;
  await tx.db
    .insert(gridhooks)
    .values(row)
    .onConflictDoUpdate({ target: [gridhooks.userId, gridhooks.workspaceId], set });
}

export async function changeGridhook(tx: Tx, id: string, set: Partial<GridhookRow>): Promise<void> {
  await tx.db.update(gridhooks).set(set).where(eq(gridhooks.id, id));
}

/** @returns false when its address was changed, or it had ended before */
export async function markEnded(tx: Tx, { id, url }: Pick<GridhookRow, 'id' | 'url'>): Promise<boolean> {
  const rows = await tx.db
    .update(gridhooks)
    .set({ endedAt: tx.clock.now() })
    .where(and(eq(gridhooks.id, id), eq(gridhooks.url, url), isNull(gridhooks.endedAt)))
    .returning({ id: gridhooks.id });
  return rows.length > 0;
}

export async function changeDelivery(tx: Tx, id: string, set: Partial<DeliveryRow>): Promise<void> {
  await tx.db.update(gridhookDeliveries).set(set).where(eq(gridhookDeliveries.id, id));
}

export async function insertDelivery(tx: Tx, row: DeliveryRow): Promise<void> {
  await tx.db.insert(gridhookDeliveries).values(row);
}

export async function findDelivery({ db }: Db, id: string): Promise<DeliveryRow | null> {
  const [row] = await db.select().from(gridhookDeliveries).where(eq(gridhookDeliveries.id, id));
  return row ?? null;
}

/** Messages of the actor's own gridhook, newest first. */
export async function selectDeliveries(scope: Reading, limit: number): Promise<DeliveryRow[]> {
  const hook = await findOwnGridhook(scope);
  if (!hook) return [];
  return scope.db
    .select()
    .from(gridhookDeliveries)
    .where(eq(gridhookDeliveries.hookId, hook.id))
    .orderBy(desc(gridhookDeliveries.createdAt), desc(gridhookDeliveries.id))
    .limit(limit);
}

/** Changes a message that has not ended; false when it has. */
export async function updateQueued(db: Database, id: string, set: Partial<DeliveryRow>): Promise<boolean> {
  const rows = await db
    .update(gridhookDeliveries)
    .set(set)
    .where(and(eq(gridhookDeliveries.id, id), eq(gridhookDeliveries.state, 'queued')))
    .returning({ id: gridhookDeliveries.id });
  return rows.length > 0;
}

const isFree = (now: number) => or(isNull(gridhookDeliveries.heldUntil), lte(gridhookDeliveries.heldUntil, now));

/** Makes the caller the one who works on a message until then; false while somebody else does, or when it has ended. */
export async function holdDelivery(tx: Tx, id: string, until: number): Promise<boolean> {
  const rows = await tx.db
    .update(gridhookDeliveries)
    .set({ heldUntil: until })
    .where(and(eq(gridhookDeliveries.id, id), eq(gridhookDeliveries.state, 'queued'), isFree(tx.clock.now())))
    .returning({ id: gridhookDeliveries.id });
  return rows.length > 0;
}

/** Other messages of the same entry to the same gridhook that are under way, or were queued later. */
export async function selectOthers({ db }: Db, { id, hookId, entryId, sequence }: DeliveryRow, now: number) {
  if (entryId === null) return { held: false, newer: false };
  const rows = await db
    .select({ sequence: gridhookDeliveries.sequence, heldUntil: gridhookDeliveries.heldUntil })
    .from(gridhookDeliveries)
    .where(
      and(
        eq(gridhookDeliveries.hookId, hookId),
        eq(gridhookDeliveries.entryId, entryId),
        ne(gridhookDeliveries.id, id),
        ne(gridhookDeliveries.state, 'cancelled'),
      ),
    );
  return {
    held: rows.some(({ heldUntil }) => heldUntil !== null && heldUntil > now),
    newer: rows.some((other) => other.sequence > sequence),
  };
}

/** The chart that an entry is in, held until the end of the transaction; null when it is erased. */
export async function holdPlace(tx: Tx, entryId: string): Promise<string | null> {
  const [row] = await tx.db
    .select({ noteId: transcripts.noteId })
    .from(transcripts)
    .where(eq(transcripts.id, entryId))
    .for('share');
  return row?.noteId ?? null;
}

/** What waits for a gridhook: all, or of an entry, or of an entry and an event. */
type Waiting = { entryId?: string; event?: GridhookEvent };

/** Cancels what waits for a gridhook; what is under way ends by itself. @returns what was cancelled, newest first */
export async function cancelQueued(
  tx: Tx,
  hookId: string,
  reason: string,
  { entryId, event }: Waiting = {},
): Promise<DeliveryRow[]> {
  const rows = await tx.db
    .update(gridhookDeliveries)
    .set({ state: 'cancelled', reason, nextAt: null, changedAt: tx.clock.now() })
    .where(
      and(
        eq(gridhookDeliveries.hookId, hookId),
        eq(gridhookDeliveries.state, 'queued'),
        isFree(tx.clock.now()),
        entryId === undefined ? undefined : eq(gridhookDeliveries.entryId, entryId),
        event === undefined ? undefined : eq(gridhookDeliveries.event, event),
      ),
    )
    .returning();
  return rows.toSorted((a, b) => b.sequence - a.sequence);
}

/** Messages of an entry to a gridhook that have not ended, newest first. */
export function selectQueued({ db }: Db, hookId: string, entryId: string): Promise<DeliveryRow[]> {
  return db
    .select()
    .from(gridhookDeliveries)
    .where(
      and(
        eq(gridhookDeliveries.hookId, hookId),
        eq(gridhookDeliveries.entryId, entryId),
        eq(gridhookDeliveries.state, 'queued'),
      ),
    )
    .orderBy(desc(gridhookDeliveries.sequence))
    .execute();
}

/**
 * Tells a message that waits, and was not handed over yet, where its receiver has the entry: it is composed for the chart of then.
 * @returns false when there is none that holds a text
 */
export async function replaceQueued(
  tx: Tx,
  hookId: string,
  entryId: string,
  previousNoteId: string | null,
): Promise<boolean> {
  const rows = await tx.db
    .update(gridhookDeliveries)
    .set({ previousNoteId })
    .where(
      and(
        eq(gridhookDeliveries.hookId, hookId),
        eq(gridhookDeliveries.entryId, entryId),
        eq(gridhookDeliveries.state, 'queued'),
        inArray(gridhookDeliveries.event, ['note.generated', 'note.signed']),
        // what a receiver may have under this id does not change any more
        isNull(gridhookDeliveries.sentAt),
        isFree(tx.clock.now()),
      ),
    )
    .returning({ id: gridhookDeliveries.id });
  return rows.length > 0;
}

/** The newest message of an entry that each gridhook was handed. */
export async function selectLastSent({ db }: Db, entryId: string): Promise<DeliveryRow[]> {
  const rows = await db
    .select()
    .from(gridhookDeliveries)
    .where(and(eq(gridhookDeliveries.entryId, entryId), isNotNull(gridhookDeliveries.sentAt)))
    .orderBy(desc(gridhookDeliveries.sequence));
  return [...Map.groupBy(rows, ({ hookId }) => hookId).values()].map(([newest]) => newest!);
}

/** Entries of which something was handed over as being in that chart, or waits to be. */
export async function selectEntriesSentAs({ db }: Db, noteId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ entryId: gridhookDeliveries.entryId })
    .from(gridhookDeliveries)
    .where(eq(gridhookDeliveries.noteId, noteId));
  return rows.flatMap(({ entryId }) => entryId ?? []);
}

export async function findLastSequence({ db }: Db, hookId: string, entryId: string): Promise<number> {
  const [row] = await db
    .select({ last: max(gridhookDeliveries.sequence) })
    .from(gridhookDeliveries)
    .where(and(eq(gridhookDeliveries.hookId, hookId), eq(gridhookDeliveries.entryId, entryId)));
  return row?.last ?? 0;
}

/** Messages that are to be tried now, and nobody works on, with who they are sent for. */
export function selectDue(db: Database, now: number) {
  return db
    .select({ delivery: gridhookDeliveries, userId: gridhooks.userId, workspaceId: gridhooks.workspaceId })
    .from(gridhookDeliveries)
    .innerJoin(gridhooks, eq(gridhooks.id, gridhookDeliveries.hookId))
    .where(and(lte(gridhookDeliveries.nextAt, now), eq(gridhookDeliveries.state, 'queued'), isFree(now)))
    .orderBy(gridhookDeliveries.sequence)
    .limit(most)
    .execute();
}

/** Messages about a chart that were handed over, for its export. The caller has read the chart. */
export function selectSentOf({ db }: Db, noteId: string) {
  return db
    .select({ delivery: gridhookDeliveries, url: gridhooks.url })
    .from(gridhookDeliveries)
    .innerJoin(gridhooks, eq(gridhooks.id, gridhookDeliveries.hookId))
    .where(and(eq(gridhookDeliveries.noteId, noteId), isNotNull(gridhookDeliveries.sentAt)))
    .orderBy(gridhookDeliveries.createdAt)
    .execute();
}

const nearMs = 12 * 3_600_000;

/** The appointment that an entry belongs to: of its chart, the nearest one within half a day. */
export async function findAppointment({ db }: Db, noteId: string, at: number): Promise<string | null> {
  const distance = sql`abs(coalesce(${appointments.startedAt}, ${appointments.startsAt}) - ${at})`;
  const [row] = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(eq(appointments.noteId, noteId), ne(appointments.status, 'cancelled'), sql`${distance} <= ${nearMs}`))
    .orderBy(distance)
    .limit(1);
  return row?.id ?? null;
}

/** When the acting person's gridhook last took a message. */
export async function findLastDelivered(scope: Reading): Promise<number | null> {
  return (await findOwnGridhook(scope))?.lastSuccessAt ?? null;
}

export async function deleteHooksOfClosed(db: Database): Promise<void> {
  const closed = db.select({ id: users.id }).from(users).where(isNotNull(users.closedAt));
  await db.delete(gridhooks).where(inArray(gridhooks.userId, closed));
}

/** Entries of charts that messages are about, without those that are in the bin themselves. */
export function selectSentIn({ db }: Db, noteIds: readonly string[]): Promise<{ id: string; noteId: string }[]> {
  return db
    .selectDistinct({ id: transcripts.id, noteId: transcripts.noteId })
    .from(transcripts)
    .innerJoin(gridhookDeliveries, eq(gridhookDeliveries.entryId, transcripts.id))
    .where(and(inArray(transcripts.noteId, [...noteIds]), isNull(transcripts.deletedAt)))
    .execute();
}

/** In which chart entries are now. */
export function placesOf({ db }: Db, ids: readonly string[]): Promise<{ id: string; noteId: string }[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .select({ id: transcripts.id, noteId: transcripts.noteId })
    .from(transcripts)
    .where(inArray(transcripts.id, [...ids]))
    .execute();
}
