import { and, eq, inArray, sql, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Scope, Tx } from '../../platform/context.ts';
import { appointments } from './schedules.table.ts';

/** Open visits of a clinician, by workspace. */
export async function countHeld(db: Scope['db'], userId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ workspaceId: appointments.workspaceId, count: sql<number>`count(*)`.mapWith(Number) })
    .from(appointments)
    .where(and(eq(appointments.clinicianId, userId), inArray(appointments.status, ['booked', 'arrived'])))
    .groupBy(appointments.workspaceId);
  return new Map(rows.map(({ workspaceId, count }) => [workspaceId, count]));
}

type Visits = Record<'startsAt' | 'bufferBefore' | 'minutes' | 'bufferAfter', SQLWrapper>;

/** The time that visits take, as `appointments_apart` counts it. */
const during = ({ startsAt, bufferBefore, minutes, bufferAfter }: Visits) =>
  sql`int8range(${startsAt} - ${bufferBefore} * 60000, ${startsAt} + (${minutes} + ${bufferAfter}) * 60000)`;

const theirs = (workspaceId: string, clinicianId: string) =>
  and(
    eq(appointments.workspaceId, workspaceId),
    eq(appointments.clinicianId, clinicianId),
    inArray(appointments.status, ['booked', 'arrived']),
  );

type Changed = { id: string; noteId: string };
const changed = { id: appointments.id, noteId: appointments.noteId };

/** Gives the open visits of a clinician to another. One whose time is taken there is marked, not dropped. */
export async function handOverAppointments(
  tx: Tx,
  { fromUserId, workspaceId, toUserId }: { fromUserId: string; workspaceId: string; toUserId: string },
): Promise<Changed[]> {
  const other = alias(appointments, 'other');
  const taken = tx.db
    .select({ one: sql`1` })
    .from(other)
    .where(
      and(
        eq(other.workspaceId, workspaceId),
        eq(other.clinicianId, toUserId),
        inArray(other.status, ['booked', 'arrived']),
        sql`${during(other)} && ${during(appointments)}`,
      ),
    );
  return tx.db
    .update(appointments)
    .set({
      clinicianId: toUserId,
      clash: sql`${appointments.clash} or exists (${taken})`,
      version: sql`${appointments.version} + 1`,
      updatedAt: tx.clock.now(),
    })
    .where(theirs(workspaceId, fromUserId))
    .returning(changed);
}

/** Cancels the open visits of a clinician whom nobody follows. */
export function cancelHeld(tx: Tx, workspaceId: string, clinicianId: string, reason: string): Promise<Changed[]> {
  return tx.db
    .update(appointments)
    .set({
      status: 'cancelled',
      cancelReason: reason,
      version: sql`${appointments.version} + 1`,
      updatedAt: tx.clock.now(),
    })
    .where(theirs(workspaceId, clinicianId))
    .returning(changed)
    .execute();
}
