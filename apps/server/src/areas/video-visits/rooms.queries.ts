import { roomLife } from '@clinical/contract/video-visits/video-visits.rules';
import { and, asc, desc, eq, exists, gt, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { GrantLevel } from '../../platform/access.ts';
import { notFound } from '../../platform/app-error.ts';
import type { Scope, Tx } from '../../platform/context.ts';
import { isUuid } from '../../platform/ids.ts';
import type { SelectReachable } from '../../platform/reachable-records.ts';
import { users } from '../accounts/accounts.table.ts';
import { notes } from '../notes/notes.table.ts';
import { visibleNotes } from '../notes/public.ts';
import { appointments } from '../schedules/schedules.table.ts';
import { videoGuests, videoRooms } from './video-visits.table.ts';

type Reading = Pick<Scope, 'actor' | 'db'>;
type Stored = typeof videoRooms.$inferSelect;
export type GuestRow = typeof videoGuests.$inferSelect;
/** `expiresAt` and `endedAt` follow the appointment: a visit that was moved keeps its link, and one that was cancelled has none. */
export type RoomRow = Stored & {
  patient: string | null;
  dateOfBirth: string | null;
  clinician: string;
  guests: GuestRow[];
};

/** More than a clinic has open in a day. */
const mostShown = 500;
const fullName = sql<string>`${users.givenName} || ' ' || ${users.familyName}`;

const visitEnd = sql<number | null>`${appointments.startsAt} + ${appointments.minutes} * 60000`.mapWith(Number);
const isCancelled = sql`coalesce(${appointments.status} = 'cancelled', false)`;

/** Access follows the chart. Without one the room is its clinician's. */
const reaches = (scope: Reading, level: GrantLevel): SQL | undefined =>
  or(
    and(
      isNull(videoRooms.noteId),
      eq(videoRooms.clinicianId, scope.actor.userId),
      eq(videoRooms.workspaceId, scope.actor.workspaceId),
    ),
    exists(
      scope.db
        .select({ one: sql`1` })
        .from(notes)
        .where(and(eq(notes.id, videoRooms.noteId), visibleNotes(scope, level))),
    ),
  );

async function roomsWhere(scope: Pick<Scope, 'db'>, which: SQL | undefined): Promise<RoomRow[]> {
  const rows = await scope.db
    .select({
      room: videoRooms,
      patient: notes.title,
      dateOfBirth: notes.dateOfBirth,
      clinician: fullName,
      visitEnd,
      cancelledAt: sql<number | null>`case when ${isCancelled} then ${appointments.updatedAt} end`.mapWith(Number),
    })
    .from(videoRooms)
    .leftJoin(notes, eq(notes.id, videoRooms.noteId))
    .leftJoin(appointments, eq(appointments.id, videoRooms.appointmentId))
    .innerJoin(users, eq(users.id, videoRooms.clinicianId))
    .where(which)
    .orderBy(desc(videoRooms.createdAt), desc(videoRooms.id))
    .limit(mostShown);
  const ids = rows.map(({ room }) => room.id);
  const guests = ids.length === 0 ? [] : await guestsOf(scope, ids);
  return rows.map(({ room, visitEnd: end, cancelledAt, ...rest }) => ({
    ...room,
    expiresAt: Math.max(room.expiresAt, end === null ? 0 : end + roomLife),
    endedAt: room.endedAt ?? cancelledAt,
    ...rest,
    guests: guests.filter(({ roomId }) => roomId === room.id),
  }));
}

const guestsOf = ({ db }: Pick<Scope, 'db'>, roomIds: readonly string[]): Promise<GuestRow[]> =>
  db
    .select()
    .from(videoGuests)
    .where(inArray(videoGuests.roomId, [...roomIds]))
    .orderBy(asc(videoGuests.createdAt), asc(videoGuests.id))
    .execute();

const isOpen = (now: number) =>
  and(
    isNull(videoRooms.endedAt),
    or(gt(videoRooms.expiresAt, now), gt(visitEnd, now - roomLife)),
    or(isNull(videoRooms.appointmentId), sql`not ${isCancelled}`),
  );

/** Open rooms of the acting workspace that the actor may be in, newest first. */
export const selectOpenRooms = (scope: Pick<Scope, 'actor' | 'db' | 'clock'>): Promise<RoomRow[]> =>
  roomsWhere(
    scope,
    and(isOpen(scope.clock.now()), eq(videoRooms.workspaceId, scope.actor.workspaceId), reaches(scope, 'edit')),
  );

/** All of a chart, also those that have ended. */
export const selectRoomsOf = (scope: Reading, noteId: string): Promise<RoomRow[]> =>
  roomsWhere(scope, and(eq(videoRooms.noteId, noteId), reaches(scope, 'read')));

/** @throws AppError NOT_FOUND when it is not there, or not the actor's */
export async function getRoomFor(scope: Reading, id: string): Promise<RoomRow> {
  if (!isUuid(id)) throw notFound();
  const [row] = await roomsWhere(scope, and(eq(videoRooms.id, id), reaches(scope, 'edit')));
  if (!row) throw notFound();
  return row;
}

/** The same to change it, held until the transaction ends. @throws AppError NOT_FOUND */
export async function lockRoomFor(tx: Tx, id: string): Promise<RoomRow> {
  if (!isUuid(id)) throw notFound();
  await lockRoom(tx, id);
  return getRoomFor(tx, id);
}

export async function lockRoom({ db }: Pick<Scope, 'db'>, id: string): Promise<void> {
  await db.select({ id: videoRooms.id }).from(videoRooms).where(eq(videoRooms.id, id)).for('update');
}

/** A room for a page that its link has opened, or null. */
export async function findRoom(scope: Pick<Scope, 'db'>, id: string): Promise<RoomRow | null> {
  const [row] = await roomsWhere(scope, eq(videoRooms.id, id));
  return row ?? null;
}

export async function findRoomOfAppointment(scope: Pick<Scope, 'db'>, appointmentId: string): Promise<RoomRow | null> {
  const [row] = await roomsWhere(scope, and(eq(videoRooms.appointmentId, appointmentId), isNull(videoRooms.endedAt)));
  return row ?? null;
}

export const selectReachableRooms: SelectReachable = async (scope, ids, level) => {
  const rows = await scope.db
    .select({ id: videoRooms.id, noteId: videoRooms.noteId })
    .from(videoRooms)
    .where(and(inArray(videoRooms.id, [...ids]), isNotNull(videoRooms.noteId), reaches(scope, level)));
  return rows.flatMap(({ id, noteId }) => (noteId === null ? [] : [{ id, noteId }]));
};

export async function insertRoom(tx: Tx, row: typeof videoRooms.$inferInsert): Promise<void> {
  await tx.db.insert(videoRooms).values(row);
}

export async function changeRoom(
  { db }: Pick<Scope, 'db'>,
  id: string,
  changes: Partial<Omit<Stored, 'id' | 'signals'>>,
): Promise<void> {
  await db.update(videoRooms).set(changes).where(eq(videoRooms.id, id));
}

/** Ends rooms that nobody is left to be in: of a clinician without a follower, and without a chart. */
export function endRoomsOf(tx: Tx, workspaceId: string, clinicianId: string): Promise<{ id: string }[]> {
  return tx.db
    .update(videoRooms)
    .set({ endedAt: tx.clock.now() })
    .where(and(...theirs(workspaceId, clinicianId), isNull(videoRooms.endedAt)))
    .returning({ id: videoRooms.id })
    .execute();
}

const theirs = (workspaceId: string, clinicianId: string) => [
  eq(videoRooms.workspaceId, workspaceId),
  eq(videoRooms.clinicianId, clinicianId),
];

export function handOverRooms(
  tx: Tx,
  { fromUserId, workspaceId, toUserId }: { fromUserId: string; workspaceId: string; toUserId: string },
): Promise<{ id: string; noteId: string | null }[]> {
  return tx.db
    .update(videoRooms)
    .set({ clinicianId: toUserId, peerId: null, peerUserId: null })
    .where(and(...theirs(workspaceId, fromUserId)))
    .returning({ id: videoRooms.id, noteId: videoRooms.noteId })
    .execute();
}

/** Open rooms of a person, by workspace. */
export async function countRoomsOf({ db }: Pick<Scope, 'db'>, userId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ workspaceId: videoRooms.workspaceId, count: sql<number>`count(*)::int` })
    .from(videoRooms)
    .where(and(eq(videoRooms.clinicianId, userId), isNull(videoRooms.endedAt)))
    .groupBy(videoRooms.workspaceId);
  return new Map(rows.map((row) => [row.workspaceId, row.count]));
}

/** Takes the rooms of one chart to another, all or these. @returns their ids */
export async function moveRooms(
  tx: Tx,
  fromNoteId: string,
  to: { id: string; workspaceId: string },
  only?: readonly string[],
): Promise<string[]> {
  const moved = await tx.db
    .update(videoRooms)
    .set({ noteId: to.id, workspaceId: to.workspaceId })
    .where(and(eq(videoRooms.noteId, fromNoteId), only ? inArray(videoRooms.id, [...only]) : undefined))
    .returning({ id: videoRooms.id });
  const ids = moved.map(({ id }) => id);
  if (ids.length > 0)
    await tx.db.update(videoGuests).set({ workspaceId: to.workspaceId }).where(inArray(videoGuests.roomId, ids));
  return ids;
}

export async function insertGuest(tx: Tx, row: typeof videoGuests.$inferInsert): Promise<void> {
  await tx.db.insert(videoGuests).values(row);
}

export async function changeGuest(
  { db }: Pick<Scope, 'db'>,
  id: string,
  changes: Partial<Omit<GuestRow, 'id' | 'roomId' | 'workspaceId'>>,
): Promise<void> {
  await db.update(videoGuests).set(changes).where(eq(videoGuests.id, id));
}

export async function findGuest({ db }: Pick<Scope, 'db'>, id: string): Promise<GuestRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await db.select().from(videoGuests).where(eq(videoGuests.id, id));
  return row ?? null;
}

/** Everybody is asked anew. */
export async function clearConsents({ db }: Pick<Scope, 'db'>, roomId: string): Promise<void> {
  await db.update(videoGuests).set({ consent: 'none', consentAt: null }).where(eq(videoGuests.roomId, roomId));
}

/** Revokes the links of the patient to a room. */
export async function revokePatientLinks(tx: Tx, roomId: string): Promise<void> {
  await tx.db
    .update(videoGuests)
    .set({ revokedAt: tx.clock.now(), admittedAt: null, waitingSince: null })
    .where(and(eq(videoGuests.roomId, roomId), eq(videoGuests.kind, 'patient'), isNull(videoGuests.revokedAt)));
}

/**
 * Counts a try before it is checked, in one statement.
 * @returns how many there are now, or null when the link takes no more
 */
export async function countGuestTry({ db }: Pick<Scope, 'db'>, id: string, most: number): Promise<number | null> {
  const [row] = await db
    .update(videoGuests)
    .set({ wrongTries: sql`${videoGuests.wrongTries} + 1` })
    .where(
      and(
        eq(videoGuests.id, id),
        isNull(videoGuests.revokedAt),
        ne(videoGuests.secretHash, ''),
        lte(videoGuests.wrongTries, most - 1),
      ),
    )
    .returning({ tries: videoGuests.wrongTries });
  return row?.tries ?? null;
}
