import { and, asc, eq, exists, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { GrantLevel } from '../../platform/access.ts';
import { notFound } from '../../platform/app-error.ts';
import type { Scope, Tx } from '../../platform/context.ts';
import { isUuid } from '../../platform/ids.ts';
import type { SelectReachable } from '../../platform/reachable-records.ts';
import { users, workspaceMembers } from '../accounts/accounts.table.ts';
import { notes } from '../notes/notes.table.ts';
import { visibleNotes } from '../notes/public.ts';
import { appointments, visitTypes } from './schedules.table.ts';
import { waitlistEntries } from './waitlist.table.ts';

type Reading = Pick<Scope, 'actor' | 'db'>;
type Stored = typeof waitlistEntries.$inferSelect;
export type WaitlistRow = Stored & {
  patient: string;
  dateOfBirth: string | null;
  mrn: string | null;
  /** Of whom `clinicianId` names, while they are a member; null for any. */
  clinician: { id: string; name: string } | null;
  type: Pick<typeof visitTypes.$inferSelect, 'id' | 'name' | 'minutes' | 'bufferBefore' | 'bufferAfter'> | null;
  /** The appointment that is moved when they get an earlier time. */
  present: Pick<
    typeof appointments.$inferSelect,
    'id' | 'startsAt' | 'minutes' | 'bufferBefore' | 'bufferAfter'
  > | null;
  /** The actor may change its chart. */
  mayEdit: boolean;
};

/** More than a clinic calls. */
const mostShown = 1_000;

const reaches = (scope: Reading, level: GrantLevel): SQL =>
  exists(
    scope.db
      .select({ one: sql`1` })
      .from(notes)
      .where(and(eq(notes.id, waitlistEntries.noteId), visibleNotes(scope, level))),
  );

const present = alias(appointments, 'present');

async function entriesWhere(scope: Reading, which: SQL | undefined): Promise<WaitlistRow[]> {
  const rows = await scope.db
    .select({
      entry: waitlistEntries,
      patient: notes.title,
      dateOfBirth: notes.dateOfBirth,
      mrn: notes.mrn,
      clinicianId: users.id,
      clinicianName: sql<string>`${users.givenName} || ' ' || ${users.familyName}`,
      type: visitTypes,
      present,
      mayEdit: sql<boolean>`(${reaches(scope, 'edit')})`,
    })
    .from(waitlistEntries)
    .innerJoin(notes, eq(notes.id, waitlistEntries.noteId))
    .leftJoin(
      workspaceMembers,
      and(
        eq(workspaceMembers.workspaceId, waitlistEntries.workspaceId),
        eq(workspaceMembers.userId, waitlistEntries.clinicianId),
        isNull(workspaceMembers.removedAt),
      ),
    )
    .leftJoin(users, eq(users.id, workspaceMembers.userId))
    // also a kind that is offered no more: who waits for it gets its length
    .leftJoin(visitTypes, eq(visitTypes.id, waitlistEntries.typeId))
    .leftJoin(present, eq(present.id, waitlistEntries.insteadOf))
    .where(which)
    .orderBy(asc(waitlistEntries.createdAt), asc(waitlistEntries.id))
    .limit(mostShown);
  return rows.map(({ entry, clinicianId, clinicianName, ...rest }) => ({
    ...entry,
    ...rest,
    clinician: clinicianId === null ? null : { id: clinicianId, name: clinicianName },
  }));
}

/** Who waits at `now`, and `today`, YYYY-MM-DD, is not past their last day. */
const stillWaiting = (today: string, now: number) =>
  and(
    eq(waitlistEntries.status, 'waiting'),
    sql`${waitlistEntries.until} >= ${today}`,
    or(isNull(waitlistEntries.insteadOf), and(eq(present.status, 'booked'), gt(present.startsAt, now))),
  );

/** Of charts in the acting workspace that the actor sees, the longest waiting first. */
export const selectWaiting = (scope: Reading, today: string, now: number): Promise<WaitlistRow[]> =>
  entriesWhere(
    scope,
    and(stillWaiting(today, now), eq(waitlistEntries.workspaceId, scope.actor.workspaceId), reaches(scope, 'read')),
  );

/** All of a chart, also those who wait no more. */
export const selectEntriesOf = (scope: Reading, noteId: string): Promise<WaitlistRow[]> =>
  entriesWhere(scope, and(eq(waitlistEntries.noteId, noteId), reaches(scope, 'read')));

/** @throws AppError NOT_FOUND when it is not there, or not the actor's to change */
export async function getEntryFor(scope: Reading, id: string, level: GrantLevel): Promise<WaitlistRow> {
  if (!isUuid(id)) throw notFound();
  const [row] = await entriesWhere(scope, and(eq(waitlistEntries.id, id), reaches(scope, level)));
  if (!row) throw notFound();
  return row;
}

/** The same to change it, held until the transaction ends. @throws AppError NOT_FOUND */
export async function lockEntryFor(tx: Tx, id: string): Promise<WaitlistRow> {
  if (!isUuid(id)) throw notFound();
  await tx.db.select({ id: waitlistEntries.id }).from(waitlistEntries).where(eq(waitlistEntries.id, id)).for('update');
  return getEntryFor(tx, id, 'edit');
}

/** Whether somebody waits for an earlier time than this appointment already. */
export async function isWaitingFor({ db }: Pick<Scope, 'db'>, appointmentId: string): Promise<boolean> {
  const rows = await db
    .select({ id: waitlistEntries.id })
    .from(waitlistEntries)
    .where(and(eq(waitlistEntries.insteadOf, appointmentId), eq(waitlistEntries.status, 'waiting')));
  return rows.length > 0;
}

export async function insertEntry(tx: Tx, row: typeof waitlistEntries.$inferInsert): Promise<void> {
  await tx.db.insert(waitlistEntries).values(row);
}

export async function changeEntry(
  tx: Tx,
  id: string,
  changes: Pick<Stored, 'status'> & Partial<Pick<Stored, 'appointmentId'>>,
): Promise<void> {
  await tx.db
    .update(waitlistEntries)
    .set({ ...changes, updatedAt: tx.clock.now() })
    .where(eq(waitlistEntries.id, id));
}

/** Whoever waits for a clinician who leaves waits for their successor. @returns the charts of what changed */
export function handOverWaiting(
  tx: Tx,
  { fromUserId, workspaceId, toUserId }: { fromUserId: string; workspaceId: string; toUserId: string },
): Promise<{ id: string; noteId: string }[]> {
  return tx.db
    .update(waitlistEntries)
    .set({ clinicianId: toUserId, updatedAt: tx.clock.now() })
    .where(
      and(
        eq(waitlistEntries.workspaceId, workspaceId),
        eq(waitlistEntries.clinicianId, fromUserId),
        eq(waitlistEntries.status, 'waiting'),
      ),
    )
    .returning({ id: waitlistEntries.id, noteId: waitlistEntries.noteId })
    .execute();
}

export const selectReachableEntries: SelectReachable = (scope, ids, level) =>
  scope.db
    .select({ id: waitlistEntries.id, noteId: waitlistEntries.noteId })
    .from(waitlistEntries)
    .where(and(inArray(waitlistEntries.id, [...ids]), reaches(scope, level)))
    .execute();

/** Takes the entries of one chart to another, all or these. @returns their ids */
export async function moveEntries(
  tx: Tx,
  fromNoteId: string,
  toNoteId: string,
  only?: readonly string[],
): Promise<string[]> {
  const moved = await tx.db
    .update(waitlistEntries)
    .set({ noteId: toNoteId })
    .where(and(eq(waitlistEntries.noteId, fromNoteId), only ? inArray(waitlistEntries.id, [...only]) : undefined))
    .returning({ id: waitlistEntries.id });
  return moved.map(({ id }) => id);
}
