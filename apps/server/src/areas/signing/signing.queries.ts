import { usualFreshMinutes } from '@clinical/contract/signing/signing.rules';
import { and, asc, eq, inArray, isNotNull, isNull, max } from 'drizzle-orm';
import { notFound } from '../../platform/app-error.ts';
import type { Scope, Tx } from '../../platform/context.ts';
import { users } from '../accounts/accounts.table.ts';
import { notes } from '../notes/notes.table.ts';
import { visibleNotes } from '../notes/public.ts';
import { transcripts, type SignedNames } from '../transcripts/transcripts.table.ts';
import { addenda, patientSummaries, reviewCoverage, signingKeys, signingPolicies } from './signing.table.ts';

type Db = Pick<Scope, 'db'>;

export type AddendumRow = typeof addenda.$inferSelect;
export type KeyRow = typeof signingKeys.$inferSelect;
export type SummaryRow = typeof patientSummaries.$inferSelect;
/** As they are stored with the signature. */
export type NamesToSign = SignedNames;
export type PersonName = {
  userId: string;
  given_name: string;
  family_name: string;
  nickname: string;
  credentials: string;
  npi: string;
};

/** What a name is said and signed with. */
export const personName = {
  userId: users.id,
  given_name: users.givenName,
  family_name: users.familyName,
  nickname: users.nickname,
  credentials: users.credentials,
  npi: users.npi,
};

export async function findName(scope: Db, userId: string): Promise<PersonName | null> {
  const [row] = await scope.db.select(personName).from(users).where(eq(users.id, userId));
  return row ?? null;
}

/** Digests of the sentences of an entry that a person has looked at. */
export async function seenBy(scope: Db, transcriptId: string, userId: string): Promise<Set<string>> {
  const [row] = await scope.db
    .select({ seen: reviewCoverage.seen })
    .from(reviewCoverage)
    .where(and(eq(reviewCoverage.transcriptId, transcriptId), eq(reviewCoverage.userId, userId)));
  return new Set(row?.seen);
}

export async function storeSeen(tx: Tx, transcriptId: string, seen: string[]): Promise<void> {
  const updatedAt = tx.clock.now();
  await tx.db
    .insert(reviewCoverage)
    .values({ transcriptId, userId: tx.actor.userId, seen, updatedAt })
    .onConflictDoUpdate({ target: [reviewCoverage.transcriptId, reviewCoverage.userId], set: { seen, updatedAt } });
}

type Policy = Pick<typeof signingPolicies.$inferSelect, 'fullCoverage' | 'freshMinutes'>;

const usualPolicy: Policy = { fullCoverage: false, freshMinutes: usualFreshMinutes };

/** What a workspace asks of those who sign in it. */
export async function policyOf(scope: Db, workspaceId: string): Promise<Policy> {
  const { fullCoverage, freshMinutes } = signingPolicies;
  const [row] = await scope.db
    .select({ fullCoverage, freshMinutes })
    .from(signingPolicies)
    .where(eq(signingPolicies.workspaceId, workspaceId));
  return row ?? usualPolicy;
}

export async function storePolicy(tx: Tx, policy: Policy): Promise<void> {
  await tx.db
    .insert(signingPolicies)
    .values({ workspaceId: tx.actor.workspaceId, ...policy })
    .onConflictDoUpdate({ target: signingPolicies.workspaceId, set: policy });
}

/** A person's key; when two of their requests make one at once, both get the first. */
export async function insertSigningKey(tx: Tx, key: KeyRow): Promise<KeyRow> {
  await tx.db.insert(signingKeys).values(key).onConflictDoNothing();
  return (await findKey(tx, key.userId)) ?? key;
}

export async function findKey(scope: Db, userId: string): Promise<KeyRow | null> {
  const [row] = await scope.db.select().from(signingKeys).where(eq(signingKeys.userId, userId));
  return row ?? null;
}

/** When the caller last signed a note in a chart of the acting workspace that they may see. */
export async function findLastSigned(scope: Scope): Promise<number | null> {
  const [row] = await scope.db
    .select({ at: max(transcripts.signedAt) })
    .from(transcripts)
    .innerJoin(notes, eq(notes.id, transcripts.noteId))
    .where(and(visibleNotes(scope), eq(transcripts.signedBy, scope.actor.userId)));
  return row?.at ?? null;
}

/** Locks an entry that the transaction holds. */
export async function markSigned(
  tx: Tx,
  transcriptId: string,
  signed: { onBehalfOf: string | null; signedNames: SignedNames },
): Promise<void> {
  const now = tx.clock.now();
  await tx.db
    .update(transcripts)
    .set({ ...signed, signedAt: now, signedBy: tx.actor.userId, updatedAt: now })
    .where(eq(transcripts.id, transcriptId));
}

/** The signed entries of a chart that the reader may see, oldest first. */
export async function signedIn(scope: Pick<Scope, 'actor' | 'db'>, noteId: string) {
  const rows = await scope.db
    .select({
      id: transcripts.id,
      createdAt: transcripts.createdAt,
      signedAt: transcripts.signedAt,
      names: transcripts.signedNames,
    })
    .from(transcripts)
    .innerJoin(notes, eq(notes.id, transcripts.noteId))
    .where(
      and(
        eq(transcripts.noteId, noteId),
        isNotNull(transcripts.signedAt),
        isNull(transcripts.deletedAt),
        visibleNotes(scope),
      ),
    )
    .orderBy(asc(transcripts.createdAt));
  return rows.flatMap(({ signedAt, names, ...row }) =>
    signedAt !== null && names ? [{ ...row, signedAt, names }] : [],
  );
}

export async function insertAddendum(tx: Tx, row: AddendumRow): Promise<void> {
  await tx.db.insert(addenda).values(row);
}

/** Oldest first. */
export async function addendaOf(scope: Db, transcriptId: string): Promise<AddendumRow[]> {
  return scope.db
    .select()
    .from(addenda)
    .where(eq(addenda.transcriptId, transcriptId))
    .orderBy(asc(addenda.createdAt), asc(addenda.id));
}

export async function findSummary(scope: Db, transcriptId: string): Promise<SummaryRow | null> {
  const [row] = await scope.db.select().from(patientSummaries).where(eq(patientSummaries.transcriptId, transcriptId));
  return row ?? null;
}

/** Entries of charts that have a summary. */
export async function selectSummarised(scope: Db, noteIds: readonly string[]): Promise<string[]> {
  const rows = await scope.db
    .select({ id: transcripts.id })
    .from(transcripts)
    .innerJoin(patientSummaries, eq(patientSummaries.transcriptId, transcripts.id))
    .where(inArray(transcripts.noteId, [...noteIds]));
  return rows.map(({ id }) => id);
}

/** A signed entry with its summary, locked. The link to it is the permission. @throws AppError NOT_FOUND */
export async function lockLinkedSummary(tx: Tx, id: string) {
  await tx.db.select({ id: transcripts.id }).from(transcripts).where(eq(transcripts.id, id)).for('update');
  return getLinkedSummary(tx, id);
}

/** The same, while it is held. */
export async function getLinkedSummary(scope: Db, id: string) {
  const [row] = await scope.db
    .select({
      entry: {
        id: transcripts.id,
        noteId: transcripts.noteId,
        workspaceId: transcripts.workspaceId,
        createdAt: transcripts.createdAt,
        signedBy: transcripts.signedBy,
        signedNames: transcripts.signedNames,
      },
      dateOfBirth: notes.dateOfBirth,
      parts: patientSummaries.parts,
    })
    .from(transcripts)
    .innerJoin(notes, eq(notes.id, transcripts.noteId))
    .innerJoin(patientSummaries, eq(patientSummaries.transcriptId, transcripts.id))
    .where(and(eq(transcripts.id, id), isNull(transcripts.deletedAt), isNull(notes.deletedAt)));
  if (!row) throw notFound();
  return row;
}

/** In the place of an older one. */
export async function storeSummary(tx: Tx, row: SummaryRow): Promise<void> {
  const { transcriptId: _, ...set } = row;
  await tx.db.insert(patientSummaries).values(row).onConflictDoUpdate({ target: patientSummaries.transcriptId, set });
}
