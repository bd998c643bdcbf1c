import { and, asc, eq, gt, gte, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Scope, Tx } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { users, workspaceMembers } from '../accounts/accounts.table.ts';
import { onCallRotas, onCallShifts, quietHours } from './on-call.table.ts';

type Reading = Pick<Scope, 'actor' | 'db'>;
export type ShiftRow = typeof onCallShifts.$inferSelect;
export type ShownShift = Awaited<ReturnType<typeof selectShifts>>[number];

/** Shifts that have not ended, of people who can answer, by their beginning. */
export async function selectShifts(db: Database, workspaceId: string, now: number) {
  const rows = await db
    .select({ shift: onCallShifts, name: sql<string>`trim(${users.givenName} || ' ' || ${users.familyName})` })
    .from(onCallShifts)
    .innerJoin(users, eq(users.id, onCallShifts.userId))
    .innerJoin(
      workspaceMembers,
      and(
        eq(workspaceMembers.workspaceId, onCallShifts.workspaceId),
        eq(workspaceMembers.userId, onCallShifts.userId),
        isNull(workspaceMembers.removedAt),
        ne(workspaceMembers.cap, 'read'),
      ),
    )
    .where(and(eq(onCallShifts.workspaceId, workspaceId), gt(onCallShifts.endsAt, now)))
    .orderBy(asc(onCallShifts.startsAt), asc(onCallShifts.id));
  return rows.map(({ shift, name }) => ({ ...shift, name }));
}

/** Who is on call now and then next, each person once. */
export async function selectPeopleOnCall(db: Database, workspaceId: string, now: number): Promise<string[]> {
  return [...new Set((await selectShifts(db, workspaceId, now)).map(({ userId }) => userId))];
}

export async function findVersion({ db, actor }: Reading): Promise<number> {
  const [row] = await db.select().from(onCallRotas).where(eq(onCallRotas.workspaceId, actor.workspaceId));
  return row?.version ?? 0;
}

/** The version of the rota; other changes of it wait until the transaction ends. */
export async function lockRota({ db, actor: { workspaceId } }: Tx): Promise<number> {
  await db.insert(onCallRotas).values({ workspaceId, version: 0 }).onConflictDoNothing();
  const [row] = await db.select().from(onCallRotas).where(eq(onCallRotas.workspaceId, workspaceId)).for('update');
  return row!.version;
}

export async function countRotaChange({ db, actor: { workspaceId } }: Tx): Promise<void> {
  await db
    .update(onCallRotas)
    .set({ version: sql`${onCallRotas.version} + 1` })
    .where(eq(onCallRotas.workspaceId, workspaceId));
}

export async function insertShifts({ db }: Tx, rows: readonly ShiftRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(onCallShifts).values([...rows]);
}

export async function updateShift({ db }: Tx, id: string, changes: Partial<ShiftRow>): Promise<void> {
  await db.update(onCallShifts).set(changes).where(eq(onCallShifts.id, id));
}

/** Deletes shifts that have not begun, and ends those that run: what was stays on record. */
export async function cutShifts({ db, actor: { workspaceId } }: Tx, now: number): Promise<void> {
  await db.delete(onCallShifts).where(and(eq(onCallShifts.workspaceId, workspaceId), gte(onCallShifts.startsAt, now)));
  await db
    .update(onCallShifts)
    .set({ endsAt: now })
    .where(
      and(eq(onCallShifts.workspaceId, workspaceId), lt(onCallShifts.startsAt, now), gt(onCallShifts.endsAt, now)),
    );
}

type Change = { fromUserId: string; workspaceId: string; toUserId: string };

/** Gives the shifts that a person still has to a colleague. False when there were none. */
export async function transferShifts(tx: Tx, { fromUserId, workspaceId, toUserId }: Change): Promise<boolean> {
  const rows = await tx.db
    .update(onCallShifts)
    .set({ userId: toUserId })
    .where(
      and(
        eq(onCallShifts.workspaceId, workspaceId),
        eq(onCallShifts.userId, fromUserId),
        gt(onCallShifts.endsAt, tx.clock.now()),
      ),
    )
    .returning({ id: onCallShifts.id });
  return rows.length > 0;
}

/** The rota and the quiet hours of a workspace that is closed. */
export async function deleteOnCall({ db }: Tx, workspaceId: string): Promise<void> {
  await db.delete(onCallShifts).where(eq(onCallShifts.workspaceId, workspaceId));
  await db.delete(onCallRotas).where(eq(onCallRotas.workspaceId, workspaceId));
  await db.delete(quietHours).where(eq(quietHours.workspaceId, workspaceId));
}

const ownHours = ({ userId, workspaceId }: Scope['actor']) =>
  and(eq(quietHours.workspaceId, workspaceId), eq(quietHours.userId, userId));

export async function findQuietHours({ db, actor }: Reading): Promise<{ until: number | null } | null> {
  const [row] = await db.select({ until: quietHours.until }).from(quietHours).where(ownHours(actor));
  return row ?? null;
}

export async function putQuietHours({ db, actor: { userId, workspaceId } }: Tx, until: number | null): Promise<void> {
  await db
    .insert(quietHours)
    .values({ userId, workspaceId, until })
    .onConflictDoUpdate({ target: [quietHours.workspaceId, quietHours.userId], set: { until } });
}

export async function deleteQuietHours({ db, actor }: Tx): Promise<void> {
  await db.delete(quietHours).where(ownHours(actor));
}
