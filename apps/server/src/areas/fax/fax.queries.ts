import { passingFailures } from '@clinical/contract/fax/fax.rules';
import type { FaxQuery } from '@clinical/contract/fax/fax.schemas';
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  lt,
  max,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { GrantLevel } from '../../platform/access.ts';
import { notFound } from '../../platform/app-error.ts';
import type { Scope, Tx } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { isUuid } from '../../platform/ids.ts';
import type { SelectReachable } from '../../platform/reachable-records.ts';
import { users } from '../accounts/accounts.table.ts';
import { notes } from '../notes/notes.table.ts';
import { visibleNotes } from '../notes/public.ts';
import { faxes, faxRecipients } from './fax.table.ts';

export type Reading = Pick<Scope, 'actor' | 'db'>;
export type FaxRow = typeof faxes.$inferSelect;
export type RecipientRow = typeof faxRecipients.$inferSelect;
/** With the names of the patient, who sent it, who looks after it, and who filed it. */
export type FullFax = FaxRow & {
  patient: string | null;
  sender: string | null;
  owner: string | null;
  filer: string | null;
  recipients: RecipientRow[];
};

const [owners, filers] = [alias(users, 'fax_owners'), alias(users, 'fax_filers')];
const nameOf = ({ givenName, familyName }: { givenName: SQLWrapper; familyName: SQLWrapper }) =>
  sql<string>`${givenName} || ' ' || ${familyName}`;

/** Faxes of the acting workspace that came in and wait to be filed, and those of charts that the actor may `level`. */
export function faxReaches(scope: Reading, level: GrantLevel): SQL | undefined {
  const { workspaceId, cap } = scope.actor;
  const unfiled = and(eq(faxes.workspaceId, workspaceId), eq(faxes.direction, 'received'), isNull(faxes.noteId));
  const inChart = exists(
    scope.db
      .select({ one: sql`1` })
      .from(notes)
      .where(and(eq(notes.id, faxes.noteId), visibleNotes(scope, level))),
  );
  return cap === 'read' ? inChart : or(unfiled, inChart);
}

async function faxesWhere(scope: Reading, which: SQL | undefined, most: number): Promise<FullFax[]> {
  const rows = await scope.db
    .select({
      fax: faxes,
      patient: notes.title,
      sender: nameOf(users),
      owner: nameOf(owners),
      filer: nameOf(filers),
    })
    .from(faxes)
    .leftJoin(notes, eq(notes.id, faxes.noteId))
    .leftJoin(users, eq(users.id, faxes.createdBy))
    .leftJoin(owners, eq(owners.id, faxes.ownerId))
    .leftJoin(filers, eq(filers.id, faxes.filedBy))
    .where(which)
    .orderBy(desc(faxes.createdAt), desc(faxes.id))
    .limit(most);
  const ids = rows.map(({ fax }) => fax.id);
  const recipients =
    ids.length === 0
      ? []
      : await scope.db
          .select()
          .from(faxRecipients)
          .where(inArray(faxRecipients.faxId, ids))
          .orderBy(asc(faxRecipients.place));
  const byFax = Map.groupBy(recipients, ({ faxId }) => faxId);
  return rows.map(({ fax, ...names }) => ({ ...fax, ...names, recipients: byFax.get(fax.id) ?? [] }));
}

const mostListed = 200;
/** An attempt that failed for what passes is made again by itself, until there were so many. */
export const mostTries = 3;

export function isTriedAgain({ failure, attempt }: Pick<RecipientRow, 'failure' | 'attempt'>): boolean {
  return failure !== null && passingFailures.includes(failure) && attempt < mostTries;
}

/** Newest first, without those that are only prepared, and without those that were split: their parts are there. */
export async function selectFaxes(scope: Reading, { direction, state }: z.output<typeof FaxQuery>): Promise<FullFax[]> {
  const isSpam = isNotNull(faxes.spamAt);
  const ofState = {
    all: isNull(faxes.spamAt),
    pending: and(isNull(faxes.spamAt), isNull(faxes.filedAt)),
    spam: isSpam,
  };
  const which = and(
    eq(faxes.workspaceId, scope.actor.workspaceId),
    eq(faxes.direction, direction),
    isNotNull(faxes.sentAt),
    direction === 'received' ? and(isNull(faxes.splitAt), ofState[state]) : undefined,
    faxReaches(scope, 'read'),
  );
  return faxesWhere(scope, which, mostListed);
}

/** The parts of a fax that the actor may see, in the order of their pages. */
export async function selectParts(scope: Reading, faxId: string): Promise<FullFax[]> {
  const parts = await faxesWhere(scope, and(eq(faxes.partOf, faxId), faxReaches(scope, 'read')), mostListed);
  return parts.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** @throws AppError NOT_FOUND when it is not there, or not the actor's to `level` */
export async function getFaxFor(scope: Reading, faxId: string, level: GrantLevel): Promise<FullFax> {
  if (!isUuid(faxId)) throw notFound();
  const [fax] = await faxesWhere(scope, and(eq(faxes.id, faxId), isNotNull(faxes.sentAt), faxReaches(scope, level)), 1);
  if (!fax) throw notFound();
  return fax;
}

/** A fax that the actor has prepared and not sent, or sent already. @throws AppError NOT_FOUND */
export async function getOwnPacket(scope: Reading, faxId: string): Promise<FullFax> {
  if (!isUuid(faxId)) throw notFound();
  const own = and(eq(faxes.id, faxId), eq(faxes.direction, 'sent'), eq(faxes.createdBy, scope.actor.userId));
  const [fax] = await faxesWhere(scope, and(own, faxReaches(scope, 'edit')), 1);
  if (!fax) throw notFound();
  return fax;
}

/** Held until the transaction ends. The caller has reached it. @throws AppError NOT_FOUND */
export async function lockFax(tx: Tx, faxId: string): Promise<FaxRow> {
  const [row] = await tx.db.select().from(faxes).where(eq(faxes.id, faxId)).for('update');
  if (!row) throw notFound();
  return row;
}

export async function insertFax(db: Database, row: typeof faxes.$inferInsert): Promise<void> {
  await db.insert(faxes).values(row);
}

export async function updateFax(
  tx: Tx,
  faxId: string,
  changes: Partial<Omit<FaxRow, 'id' | 'workspaceId' | 'fileId'>>,
): Promise<void> {
  await tx.db.update(faxes).set(changes).where(eq(faxes.id, faxId));
}

export async function insertRecipients(tx: Tx, rows: RecipientRow[]): Promise<void> {
  await tx.db.insert(faxRecipients).values(rows);
}

/** Numbers of these that the workspace has sent to before. */
export async function selectUsedNumbers(scope: Reading, numbers: readonly string[]): Promise<Set<string>> {
  const rows = await scope.db
    .selectDistinct({ number: faxRecipients.number })
    .from(faxRecipients)
    .where(and(eq(faxRecipients.workspaceId, scope.actor.workspaceId), inArray(faxRecipients.number, [...numbers])));
  return new Set(rows.map(({ number }) => number));
}

/** Numbers of these that somebody of the workspace called wrong, with the last time. */
export async function selectWrongNumbers(scope: Reading, numbers: readonly string[]): Promise<Map<string, number>> {
  const { number, wrongNumberAt } = faxRecipients;
  const rows = await scope.db
    .select({ number, at: max(wrongNumberAt) })
    .from(faxRecipients)
    .where(
      and(
        eq(faxRecipients.workspaceId, scope.actor.workspaceId),
        inArray(number, [...numbers]),
        isNotNull(wrongNumberAt),
      ),
    )
    .groupBy(number);
  return new Map(rows.map((row) => [row.number, row.at ?? 0]));
}

/** Those of the ids that are faxes that the actor may `level`. */
export const selectReachableFaxes: SelectReachable = (scope, ids, level) =>
  scope.db
    .select({ id: faxes.id, noteId: faxes.noteId })
    .from(faxes)
    .where(and(inArray(faxes.id, [...ids]), faxReaches(scope, level)));

/** Prepared and never sent, since before `time`. */
export async function deletePrepared(db: Database, time: number): Promise<void> {
  await db.delete(faxes).where(and(isNull(faxes.sentAt), lt(faxes.createdAt, time)));
}

/** Faxes of one chart follow it. Returns what moved. */
export async function moveFaxes(tx: Tx, from: string, to: { id: string }, ids?: readonly string[]): Promise<string[]> {
  const moved = await tx.db
    .update(faxes)
    .set({ noteId: to.id })
    .where(and(eq(faxes.noteId, from), ids === undefined ? undefined : inArray(faxes.id, [...ids])))
    .returning({ id: faxes.id });
  return moved.map(({ id }) => id);
}

/** Sent faxes of a chart with their recipients, oldest first. */
export async function selectChartFaxes(scope: Pick<Scope, 'db'>, noteId: string) {
  return scope.db
    .select({ fax: faxes, recipient: faxRecipients })
    .from(faxes)
    .innerJoin(faxRecipients, eq(faxRecipients.faxId, faxes.id))
    .where(eq(faxes.noteId, noteId))
    .orderBy(asc(faxes.createdAt), asc(faxRecipients.place));
}

/** Attempts that nobody has heard of since `time`, and those that failed by then for what passes; oldest first. */
export async function selectDue(db: Database, time: number) {
  const isQuiet = inArray(faxRecipients.state, ['queued', 'sending']);
  const mayPass = and(
    eq(faxRecipients.state, 'failed'),
    inArray(faxRecipients.failure, passingFailures),
    lt(faxRecipients.attempt, mostTries),
  );
  return db
    .select({ recipient: faxRecipients, createdBy: faxes.createdBy, noteId: faxes.noteId })
    .from(faxRecipients)
    .innerJoin(faxes, eq(faxes.id, faxRecipients.faxId))
    .where(and(or(isQuiet, mayPass), lt(faxRecipients.changedAt, time)))
    .orderBy(asc(faxRecipients.changedAt))
    .limit(100);
}

export async function findSenderName(scope: Reading): Promise<string> {
  const [row] = await scope.db
    .select({ name: nameOf(users) })
    .from(users)
    .where(eq(users.id, scope.actor.userId));
  return row?.name ?? '';
}

const looksAfter = (userId: string) => and(eq(faxes.ownerId, userId), isNull(faxes.filedAt), isNull(faxes.splitAt));

/** Received faxes that somebody looks after and nobody has filed, by workspace. */
export async function countOwnedFaxes(db: Database, userId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ workspaceId: faxes.workspaceId, count: count() })
    .from(faxes)
    .where(looksAfter(userId))
    .groupBy(faxes.workspaceId);
  return new Map(rows.map((row) => [row.workspaceId, row.count]));
}

export async function changeFaxOwner(
  tx: Tx,
  { fromUserId, workspaceId, toUserId }: { fromUserId: string; workspaceId: string; toUserId: string },
): Promise<string[]> {
  const changed = await tx.db
    .update(faxes)
    .set({ ownerId: toUserId })
    .where(and(eq(faxes.workspaceId, workspaceId), looksAfter(fromUserId)))
    .returning({ id: faxes.id });
  return changed.map(({ id }) => id);
}
