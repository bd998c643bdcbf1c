import { and, asc, eq, gte, inArray, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Scope, Tx } from '../../platform/context.ts';
import { isUuid } from '../../platform/ids.ts';
import { users, workspaceMembers } from '../accounts/accounts.table.ts';
import { bookingHours, closedDays } from './availability.table.ts';
import type { Interval } from './free-times.ts';
import { appointments, visitTypes } from './schedules.table.ts';

type Reading = Pick<Scope, 'actor' | 'db'>;
export type HoursRow = {
  userId: string;
  name: string;
  /** What is set for bookings. */
  booking: Pick<typeof bookingHours.$inferSelect, 'spans' | 'timeZone' | 'version'> | null;
  /** The working hours of the profile. */
  profile: (typeof users.$inferSelect)['workingHours'];
};
export type ClosedDaysRow = typeof closedDays.$inferSelect;

/** A member of the acting workspace with their hours. @throws AppError NOT_FOUND for somebody who is no member */
export async function getHours({ actor, db }: Reading, userId: string): Promise<HoursRow> {
  if (!isUuid(userId)) throw notFound();
  const [row] = await db
    .select({
      userId: users.id,
      name: sql<string>`${users.givenName} || ' ' || ${users.familyName}`,
      profile: users.workingHours,
      spans: bookingHours.spans,
      timeZone: bookingHours.timeZone,
      version: bookingHours.version,
    })
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .leftJoin(
      bookingHours,
      and(eq(bookingHours.workspaceId, workspaceMembers.workspaceId), eq(bookingHours.userId, workspaceMembers.userId)),
    )
    .where(
      and(
        eq(workspaceMembers.workspaceId, actor.workspaceId),
        eq(workspaceMembers.userId, userId),
        isNull(workspaceMembers.removedAt),
      ),
    );
  if (!row) throw notFound();
  const { spans, timeZone, version, ...person } = row;
  const isSet = spans !== null && timeZone !== null && version !== null;
  return { ...person, booking: isSet ? { spans, timeZone, version } : null };
}

/** What the actor has set for bookings in the acting workspace. */
export async function findOwnHours({ actor, db }: Reading): Promise<typeof bookingHours.$inferSelect | null> {
  const [row] = await db
    .select()
    .from(bookingHours)
    .where(and(eq(bookingHours.workspaceId, actor.workspaceId), eq(bookingHours.userId, actor.userId)));
  return row ?? null;
}

/** @throws AppError VERSION_CONFLICT when there is a newer one than `before`, 0 for none */
export async function saveHours(
  tx: Tx,
  before: number,
  { userId, spans, timeZone }: Pick<typeof bookingHours.$inferSelect, 'userId' | 'spans' | 'timeZone'>,
): Promise<void> {
  const { workspaceId } = tx.actor;
  const updatedAt = tx.clock.now();
  const rows = await tx.db
    .insert(bookingHours)
    .values({ workspaceId, userId, spans, timeZone, updatedAt })
    .onConflictDoUpdate({
      target: [bookingHours.workspaceId, bookingHours.userId],
      set: { spans, timeZone, updatedAt, version: sql`${bookingHours.version} + 1` },
      setWhere: eq(bookingHours.version, before),
    })
    .returning({ version: bookingHours.version });
  if (rows.length === 0) throw new AppError('VERSION_CONFLICT');
}

/** Of somebody who left the workspace. */
export async function deleteHours(tx: Tx, workspaceId: string, userId: string): Promise<void> {
  await tx.db
    .delete(bookingHours)
    .where(and(eq(bookingHours.workspaceId, workspaceId), eq(bookingHours.userId, userId)));
}

/** Time of a clinician that is taken in the acting workspace, buffers included, and by which appointment. `span` in epoch milliseconds. */
export async function selectTakenTimes(
  { actor, db }: Reading,
  clinicianId: string,
  span: Interval,
): Promise<(Interval & { id: string })[]> {
  const { id, startsAt, bufferBefore, minutes, bufferAfter, workspaceId, status } = appointments;
  const from = sql<number>`${startsAt} - ${bufferBefore} * 60000`;
  const to = sql<number>`${startsAt} + (${minutes} + ${bufferAfter}) * 60000`;
  return db
    .select({ id, from: from.mapWith(Number), to: to.mapWith(Number) })
    .from(appointments)
    .where(
      and(
        eq(workspaceId, actor.workspaceId),
        eq(appointments.clinicianId, clinicianId),
        inArray(status, ['booked', 'arrived']),
        sql`${from} < ${span.to}`,
        sql`${to} > ${span.from}`,
      ),
    )
    .execute();
}

type OfDay = { workspaceId: string; clinicianId: string; typeId: string; day: Interval };

/** Whether a clinician has as many visits of a kind on a day as its limit allows; `except` does not count. */
export async function isFull({ db }: Pick<Scope, 'db'>, of: OfDay, except?: string): Promise<boolean> {
  const { workspaceId, clinicianId, typeId, startsAt, status, id } = appointments;
  const booked = sql<number>`(${db
    .select({ count: sql`count(*)` })
    .from(appointments)
    .where(
      and(
        eq(workspaceId, of.workspaceId),
        eq(clinicianId, of.clinicianId),
        eq(typeId, of.typeId),
        gte(startsAt, of.day.from),
        lt(startsAt, of.day.to),
        inArray(status, ['booked', 'arrived', 'fulfilled']),
        except === undefined ? undefined : ne(id, except),
      ),
    )})`;
  const [row] = await db
    .select({ isFull: sql<boolean>`coalesce(${visitTypes.dailyLimit} <= ${booked}, false)` })
    .from(visitTypes)
    .where(eq(visitTypes.id, of.typeId));
  return row?.isFull ?? false;
}

/** Those of the acting workspace, in order. */
export function selectClosedDays({ actor, db }: Reading): Promise<ClosedDaysRow[]> {
  return db
    .select()
    .from(closedDays)
    .where(eq(closedDays.workspaceId, actor.workspaceId))
    .orderBy(asc(closedDays.first), asc(closedDays.id))
    .execute();
}

/** Why a workspace is closed on a day, null when it is open. */
export async function findClosure(
  { db }: Pick<Scope, 'db'>,
  workspaceId: string,
  date: string,
): Promise<string | null> {
  const [row] = await db
    .select({ name: closedDays.name })
    .from(closedDays)
    .where(and(eq(closedDays.workspaceId, workspaceId), lte(closedDays.first, date), gte(closedDays.last, date)))
    .orderBy(asc(closedDays.first), asc(closedDays.id))
    .limit(1);
  return row?.name ?? null;
}

export async function insertClosedDays(tx: Tx, row: ClosedDaysRow): Promise<void> {
  await tx.db.insert(closedDays).values(row);
}

/** @throws AppError NOT_FOUND when there are none with this id in the acting workspace */
export async function removeClosedDays(tx: Tx, id: string): Promise<void> {
  if (!isUuid(id)) throw notFound();
  const rows = await tx.db
    .delete(closedDays)
    .where(and(eq(closedDays.id, id), eq(closedDays.workspaceId, tx.actor.workspaceId)))
    .returning({ id: closedDays.id });
  if (rows.length === 0) throw notFound();
}
