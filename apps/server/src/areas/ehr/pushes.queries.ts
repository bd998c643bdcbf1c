import { and, desc, eq, exists, inArray, isNull, lte, max, or, sql } from 'drizzle-orm';
import type { Scope, Tx } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import type { SelectReachable } from '../../platform/reachable-records.ts';
import { notes } from '../notes/notes.table.ts';
import { visibleNotes } from '../notes/public.ts';
import { addenda } from '../signing/signing.table.ts';
import { transcripts } from '../transcripts/transcripts.table.ts';
import { ehrLinks, ehrPatients, ehrPushes } from './ehr.table.ts';

type Reading = Pick<Scope, 'actor' | 'db'>;
export type PushRow = typeof ehrPushes.$inferSelect;
export type PatientRow = typeof ehrPatients.$inferSelect;

/** Most that one entry shows, or one pass of the housekeeping takes up. */
const most = 200;

/** Pushes of an entry that the caller has read already, newest first. */
export function selectPushes({ db }: Pick<Scope, 'db'>, transcriptId: string): Promise<PushRow[]> {
  return db
    .select()
    .from(ehrPushes)
    .where(eq(ehrPushes.transcriptId, transcriptId))
    .orderBy(desc(ehrPushes.createdAt), desc(ehrPushes.id))
    .limit(most)
    .execute();
}

/** All of a chart that the actor reads, with the time of their entry. */
export function selectPushesOf(scope: Reading, noteId: string) {
  return scope.db
    .select({ push: ehrPushes, entryAt: transcripts.createdAt })
    .from(ehrPushes)
    .innerJoin(transcripts, eq(transcripts.id, ehrPushes.transcriptId))
    .innerJoin(notes, eq(notes.id, transcripts.noteId))
    .where(and(eq(notes.id, noteId), isNull(transcripts.deletedAt), visibleNotes(scope, 'read')))
    .orderBy(ehrPushes.createdAt)
    .execute();
}

export async function findPush(db: Database, id: string): Promise<PushRow | null> {
  const [row] = await db.select().from(ehrPushes).where(eq(ehrPushes.id, id));
  return row ?? null;
}

export async function insertPush(tx: Tx, row: typeof ehrPushes.$inferInsert): Promise<void> {
  await tx.db.insert(ehrPushes).values(row);
}

export async function updatePush(db: Database, id: string, set: Partial<PushRow>): Promise<void> {
  await db.update(ehrPushes).set(set).where(eq(ehrPushes.id, id));
}

const isOpen = inArray(ehrPushes.state, ['prepared', 'sent']);

/** Changes a push that has not ended; false when it has. `unsent`: only one that was never handed over. */
export async function updateOpen(
  db: Database,
  id: string,
  set: Partial<PushRow>,
  { unsent = false } = {},
): Promise<boolean> {
  const rows = await db
    .update(ehrPushes)
    .set(set)
    .where(and(eq(ehrPushes.id, id), isOpen, unsent ? isNull(ehrPushes.sentAt) : undefined))
    .returning({ id: ehrPushes.id });
  return rows.length > 0;
}

/** Pushes of all entries that lie in a chart, whoever may read it. */
export async function selectPushesIn({ db }: Pick<Scope, 'db'>, noteId: string): Promise<PushRow[]> {
  const rows = await db
    .select({ push: ehrPushes })
    .from(ehrPushes)
    .innerJoin(transcripts, eq(transcripts.id, ehrPushes.transcriptId))
    .where(eq(transcripts.noteId, noteId))
    .orderBy(ehrPushes.createdAt);
  return rows.map(({ push }) => push);
}

/** Signed notes of a chart that the caller has reached already, or one of them, that the EHR has shown back. */
export function selectConfirmed({ db }: Pick<Scope, 'db'>, noteId: string, id?: string) {
  return db
    .select({ id: ehrPushes.id, type: ehrPushes.type, visitAt: ehrPushes.visitAt, confirmedAt: ehrPushes.changedAt })
    .from(ehrPushes)
    .innerJoin(transcripts, eq(transcripts.id, ehrPushes.transcriptId))
    .where(
      and(
        eq(transcripts.noteId, noteId),
        isNull(transcripts.deletedAt),
        eq(ehrPushes.state, 'confirmed'),
        eq(ehrPushes.draft, false),
        isNull(ehrPushes.removal),
        id === undefined ? undefined : eq(ehrPushes.id, id),
      ),
    )
    .orderBy(ehrPushes.createdAt)
    .execute();
}

/** The patients that were chosen for a chart, by EHR. */
export async function selectPatientsOf({ db }: Pick<Scope, 'db'>, noteId: string): Promise<Map<string, string>> {
  const rows = await db.select().from(ehrPatients).where(eq(ehrPatients.noteId, noteId));
  return new Map(rows.map(({ type, patientId }) => [type, patientId]));
}

/** Makes the caller the one who works on a push until then; false while somebody else does, or when it has ended. */
export async function holdPush(tx: Tx, id: string, until: number): Promise<boolean> {
  const rows = await tx.db
    .update(ehrPushes)
    .set({ heldUntil: until })
    .where(and(eq(ehrPushes.id, id), isOpen, or(isNull(ehrPushes.heldUntil), lte(ehrPushes.heldUntil, tx.clock.now()))))
    .returning({ id: ehrPushes.id });
  return rows.length > 0;
}

/** Pushes that are to be tried now, and nobody works on. */
export function selectDue(db: Database, now: number): Promise<PushRow[]> {
  return db
    .select()
    .from(ehrPushes)
    .where(and(lte(ehrPushes.nextAt, now), isOpen, or(isNull(ehrPushes.heldUntil), lte(ehrPushes.heldUntil, now))))
    .limit(most)
    .execute();
}

/**
 * The newest push of each signed entry to each EHR, when it is there, and something was added to the entry since, while its sender is
 * linked. Those that failed lately are left out; the oldest come first.
 */
export async function selectOutrun(db: Database, now: number): Promise<PushRow[]> {
  const newest = db
    .select({
      transcriptId: ehrPushes.transcriptId,
      type: ehrPushes.type,
      at: max(ehrPushes.createdAt).as('at'),
    })
    .from(ehrPushes)
    .groupBy(ehrPushes.transcriptId, ehrPushes.type)
    .as('newest');
  const rows = await db
    .select({ push: ehrPushes })
    .from(ehrPushes)
    .innerJoin(
      newest,
      and(
        eq(newest.transcriptId, ehrPushes.transcriptId),
        eq(newest.type, ehrPushes.type),
        eq(newest.at, ehrPushes.createdAt),
      ),
    )
    .where(
      and(
        or(isNull(ehrPushes.followAt), lte(ehrPushes.followAt, now)),
        eq(ehrPushes.state, 'confirmed'),
        eq(ehrPushes.draft, false),
        exists(
          db
            .select({ one: sql`1` })
            .from(ehrLinks)
            .where(
              and(
                eq(ehrLinks.userId, ehrPushes.createdBy),
                eq(ehrLinks.type, ehrPushes.type),
                eq(ehrLinks.subject, ehrPushes.subject),
                isNull(ehrLinks.endedAt),
              ),
            ),
        ),
        sql`(select count(*) from ${addenda} where ${addenda.transcriptId} = ${ehrPushes.transcriptId}) > ${ehrPushes.addenda}`,
      ),
    )
    .orderBy(ehrPushes.createdAt)
    .limit(most);
  return rows.map(({ push }) => push);
}

export const selectReachablePushes: SelectReachable = (scope, ids, level) =>
  scope.db
    .select({ id: ehrPushes.id, noteId: transcripts.noteId })
    .from(ehrPushes)
    .innerJoin(transcripts, eq(transcripts.id, ehrPushes.transcriptId))
    .innerJoin(notes, eq(notes.id, transcripts.noteId))
    .where(and(inArray(ehrPushes.id, [...ids]), isNull(transcripts.deletedAt), visibleNotes(scope, level)))
    .execute();

/** The patient of the EHR that was chosen for a chart that the caller has read already. */
export async function findPatientOf(
  { db }: Pick<Scope, 'db'>,
  noteId: string,
  type: string,
): Promise<PatientRow | null> {
  const [row] = await db
    .select()
    .from(ehrPatients)
    .where(and(eq(ehrPatients.noteId, noteId), eq(ehrPatients.type, type)));
  return row ?? null;
}

export async function putPatient(tx: Tx, row: typeof ehrPatients.$inferInsert): Promise<void> {
  const { id: _, ...set } = row;
  await tx.db
    .insert(ehrPatients)
    .values(row)
    .onConflictDoUpdate({ target: [ehrPatients.noteId, ehrPatients.type], set });
}

/** Gives the choices of one chart to another that has none for that EHR; all, or these. @returns the ids of those that went */
export async function movePatients(
  tx: Tx,
  fromNoteId: string,
  toNoteId: string,
  only?: readonly string[],
): Promise<string[]> {
  const taken = tx.db.select({ type: ehrPatients.type }).from(ehrPatients).where(eq(ehrPatients.noteId, toNoteId));
  const rows = await tx.db
    .update(ehrPatients)
    .set({ noteId: toNoteId })
    .where(
      and(
        eq(ehrPatients.noteId, fromNoteId),
        sql`${ehrPatients.type} not in (${taken})`,
        only ? inArray(ehrPatients.id, [...only]) : undefined,
      ),
    )
    .returning({ id: ehrPatients.id });
  return rows.map(({ id }) => id);
}

/** When the acting workspace last had a note confirmed, epoch milliseconds. */
export async function findLastConfirmed({ db, actor }: Reading): Promise<number | null> {
  const [row] = await db
    .select({ at: max(ehrPushes.changedAt) })
    .from(ehrPushes)
    .where(and(eq(ehrPushes.workspaceId, actor.workspaceId), eq(ehrPushes.state, 'confirmed')));
  return row?.at ?? null;
}
