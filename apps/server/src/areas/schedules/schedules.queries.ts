import { and, asc, eq, exists, gt, gte, inArray, lt, ne, not, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { GrantLevel } from '../../platform/access.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Scope, Tx } from '../../platform/context.ts';
import { sqlState } from '../../platform/db/errors.ts';
import { isUuid } from '../../platform/ids.ts';
import type { SelectReachable } from '../../platform/reachable-records.ts';
import { users } from '../accounts/accounts.table.ts';
import { notes } from '../notes/notes.table.ts';
import { visibleNotes } from '../notes/public.ts';
import { appointments } from './schedules.table.ts';

type Reading = Pick<Scope, 'actor' | 'db'>;
type Stored = typeof appointments.$inferSelect;
export type AppointmentRow = Stored & {
  patient: string;
  dateOfBirth: string | null;
  mrn: string | null;
  clinician: string;
  /** The actor may change its chart. */
  mayEdit: boolean;
};
export type TakenRow = Pick<Stored, 'clinicianId' | 'startsAt' | 'minutes'> & { clinician: string };

/** More than a clinic has in a month. */
const mostShown = 5_000;
const minute = 60_000;

const fullName = sql<string>`${users.givenName} || ' ' || ${users.familyName}`;
const endsAt = sql`${appointments.startsAt} + ${appointments.minutes} * ${minute}`;

/** That its chart is one that the actor may `level`. */
const reaches = (scope: Reading, level: GrantLevel): SQL =>
  exists(
    scope.db
      .select({ one: sql`1` })
      .from(notes)
      .where(and(eq(notes.id, appointments.noteId), visibleNotes(scope, level))),
  );

async function appointmentsWhere(scope: Reading, which: SQL | undefined, most: number): Promise<AppointmentRow[]> {
  const rows = await scope.db
    .select({
      appointment: appointments,
      patient: notes.title,
      dateOfBirth: notes.dateOfBirth,
      mrn: notes.mrn,
      clinician: fullName,
      mayEdit: sql<boolean>`(${reaches(scope, 'edit')})`,
    })
    .from(appointments)
    .innerJoin(notes, eq(notes.id, appointments.noteId))
    .innerJoin(users, eq(users.id, appointments.clinicianId))
    .where(which)
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(most);
  return rows.map(({ appointment, ...rest }) => ({ ...appointment, ...rest }));
}

/** The day of the first visit of a chart after `after`, yyyy-mm-dd in its own zone, for readers of the chart. */
export async function selectNextDay({ db }: Pick<Scope, 'db'>, noteId: string, after: number): Promise<string | null> {
  const [row] = await db
    .select({ localStart: appointments.localStart })
    .from(appointments)
    .where(and(eq(appointments.noteId, noteId), gt(appointments.startsAt, after), eq(appointments.status, 'booked')))
    .orderBy(asc(appointments.startsAt))
    .limit(1);
  return row ? row.localStart.slice(0, 10) : null;
}

/** Bounds in epoch milliseconds, `to` exclusive. */
export type Within = { from: number; to: number; clinicianId?: string | undefined; noteId?: string | undefined };

const within = ({ from, to, clinicianId, noteId }: Within) =>
  and(
    lt(appointments.startsAt, to),
    gt(endsAt, from),
    ne(appointments.status, 'cancelled'),
    clinicianId === undefined ? undefined : eq(appointments.clinicianId, clinicianId),
    noteId === undefined ? undefined : eq(appointments.noteId, noteId),
  );

/** Those of charts that the actor sees, in the order of their time; cancelled ones are left out. */
export const selectAppointments = (scope: Reading, span: Within): Promise<AppointmentRow[]> =>
  appointmentsWhere(scope, and(within(span), reaches(scope, 'read')), mostShown);

/** All of a chart, also the cancelled ones. */
export const selectAppointmentsOf = (scope: Reading, noteId: string): Promise<AppointmentRow[]> =>
  appointmentsWhere(scope, and(eq(appointments.noteId, noteId), reaches(scope, 'read')), mostShown);

/** Cancelled ones of the acting workspace that would have begun in a span, of charts that the actor sees, in order. */
export const selectCancelled = (scope: Reading, { from, to }: Pick<Within, 'from' | 'to'>): Promise<AppointmentRow[]> =>
  appointmentsWhere(
    scope,
    and(
      eq(appointments.status, 'cancelled'),
      eq(appointments.workspaceId, scope.actor.workspaceId),
      gte(appointments.startsAt, from),
      lt(appointments.startsAt, to),
      reaches(scope, 'read'),
    ),
    mostShown,
  );

/** Time in the acting workspace that is taken by visits of charts which the actor does not see. */
export function selectTaken(scope: Reading, span: Within): Promise<TakenRow[]> {
  return scope.db
    .select({
      clinicianId: appointments.clinicianId,
      startsAt: appointments.startsAt,
      minutes: appointments.minutes,
      clinician: fullName,
    })
    .from(appointments)
    .innerJoin(users, eq(users.id, appointments.clinicianId))
    .where(
      and(
        within(span),
        inArray(appointments.status, ['booked', 'arrived']),
        eq(appointments.workspaceId, scope.actor.workspaceId),
        not(reaches(scope, 'read')),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(mostShown)
    .execute();
}

/** @throws AppError NOT_FOUND when it is not there, or not the actor's to `level` */
export async function getAppointmentFor(scope: Reading, id: string, level: GrantLevel): Promise<AppointmentRow> {
  if (!isUuid(id)) throw notFound();
  const [row] = await appointmentsWhere(scope, and(eq(appointments.id, id), reaches(scope, level)), 1);
  if (!row) throw notFound();
  return row;
}

/** The same to change it, held until the transaction ends. @throws AppError NOT_FOUND */
export async function lockAppointmentFor(tx: Tx, id: string): Promise<AppointmentRow> {
  if (!isUuid(id)) throw notFound();
  await tx.db.select({ id: appointments.id }).from(appointments).where(eq(appointments.id, id)).for('update');
  return getAppointmentFor(tx, id, 'edit');
}

export const selectReachableAppointments: SelectReachable = (scope, ids, level) =>
  scope.db
    .select({ id: appointments.id, noteId: appointments.noteId })
    .from(appointments)
    .where(and(inArray(appointments.id, [...ids]), reaches(scope, level)))
    .execute();

/** Under this name the bookings of one clinician go one after the other, which costs less than letting them collide. */
export const turnsOf = (clinicianId: string): string => `appointments ${clinicianId}`;

export async function takeTurns(tx: Tx, clinicianId: string): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${turnsOf(clinicianId)}, 0))`);
}

/**
 * A visit that came to a clinician who had another one then is out of the constraint, and takes its time all the same.
 * @throws AppError SLOT_TAKEN
 */
async function assertNoClashThen(tx: Tx, id: string): Promise<void> {
  const own = alias(appointments, 'own');
  const open = ['booked', 'arrived'] as const;
  const from = (row: typeof own | typeof appointments) => sql`${row.startsAt} - ${row.bufferBefore} * ${minute}`;
  const to = (row: typeof own | typeof appointments) =>
    sql`${row.startsAt} + (${row.minutes} + ${row.bufferAfter}) * ${minute}`;
  const rows = await tx.db
    .select({ id: appointments.id })
    .from(own)
    .innerJoin(
      appointments,
      and(eq(appointments.workspaceId, own.workspaceId), eq(appointments.clinicianId, own.clinicianId)),
    )
    .where(
      and(
        eq(own.id, id),
        eq(own.clash, false),
        inArray(own.status, open),
        ne(appointments.id, id),
        eq(appointments.clash, true),
        inArray(appointments.status, open),
        lt(from(appointments), to(own)),
        gt(to(appointments), from(own)),
      ),
    )
    .limit(1);
  if (rows.length > 0) throw new AppError('SLOT_TAKEN');
}

async function orTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (sqlState(error) !== '23P01') throw error;
    throw new AppError('SLOT_TAKEN');
  }
}

/** @throws AppError SLOT_TAKEN when the clinician is not free then */
export async function insertAppointment(tx: Tx, row: typeof appointments.$inferInsert): Promise<void> {
  await takeTurns(tx, row.clinicianId);
  await orTaken(tx.db.insert(appointments).values(row).execute());
  await assertNoClashThen(tx, row.id);
}

/** @throws AppError SLOT_TAKEN when the clinician is not free then */
export async function changeAppointment(
  tx: Tx,
  { id, clinicianId }: Pick<Stored, 'id' | 'clinicianId'>,
  changes: Partial<Omit<typeof appointments.$inferInsert, 'id'>>,
): Promise<void> {
  await takeTurns(tx, changes.clinicianId ?? clinicianId);
  await orTaken(
    tx.db
      .update(appointments)
      .set({ ...changes, version: sql`${appointments.version} + 1`, updatedAt: tx.clock.now() })
      .where(eq(appointments.id, id))
      .execute(),
  );
  const { startsAt, minutes, clinicianId: next, status } = changes;
  if (startsAt !== undefined || minutes !== undefined || next !== undefined || status === 'booked')
    await assertNoClashThen(tx, id);
}

/** Takes the appointments of one chart to another, all or these. @returns their ids */
export async function moveAppointments(
  tx: Tx,
  fromNoteId: string,
  toNoteId: string,
  only?: readonly string[],
): Promise<string[]> {
  const moved = await tx.db
    .update(appointments)
    .set({ noteId: toNoteId })
    .where(and(eq(appointments.noteId, fromNoteId), only ? inArray(appointments.id, [...only]) : undefined))
    .returning({ id: appointments.id });
  return moved.map(({ id }) => id);
}
