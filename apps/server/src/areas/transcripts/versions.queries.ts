import { and, count, desc, eq, gt, lt } from 'drizzle-orm';
import type { Scope, Tx } from '../../platform/context.ts';
import { users } from '../accounts/accounts.table.ts';
import type { NoteRequest } from './note-request.ts';
import { noteRuns } from './runs.table.ts';
import { questionEdits, transcriptVersions, type VersionCause } from './transcripts.table.ts';

type Db = Pick<Scope, 'db'>;

export type NewVersion = typeof transcriptVersions.$inferInsert;
export type StoredVersion = typeof transcriptVersions.$inferSelect;
export type VersionRow = StoredVersion & { author: string; request: NoteRequest | null };

/** How long a save that was folded into a later one stays known as the base of other people's saves. */
const foldedLifeMs = 60 * 60_000;

export async function insertVersion(tx: Tx, version: NewVersion): Promise<void> {
  await tx.db.insert(transcriptVersions).values(version);
}

export async function findVersion(scope: Db, transcriptId: string, version: number): Promise<StoredVersion | null> {
  const [row] = await scope.db
    .select()
    .from(transcriptVersions)
    .where(and(eq(transcriptVersions.transcriptId, transcriptId), eq(transcriptVersions.version, version)));
  return row ?? null;
}

/** The text that a job wrote; null while it has written none. */
export async function findVersionOf(scope: Db, taskId: string): Promise<StoredVersion | null> {
  const [row] = await scope.db.select().from(transcriptVersions).where(eq(transcriptVersions.taskId, taskId));
  return row ?? null;
}

/** What the history shows, newest first. */
export async function selectHistory(scope: Db, transcriptId: string): Promise<VersionRow[]> {
  const rows = await scope.db
    .select({
      version: transcriptVersions,
      givenName: users.givenName,
      familyName: users.familyName,
      request: noteRuns.request,
    })
    .from(transcriptVersions)
    .innerJoin(users, eq(users.id, transcriptVersions.authorId))
    .leftJoin(noteRuns, eq(noteRuns.taskId, transcriptVersions.taskId))
    .where(and(eq(transcriptVersions.transcriptId, transcriptId), eq(transcriptVersions.folded, false)))
    .orderBy(desc(transcriptVersions.version));
  return rows.map(({ version, request, ...name }) => ({ ...version, request, author: inFull(name) }));
}

/** A person's name as histories show it. */
export async function nameOf(scope: Db, userId: string): Promise<string> {
  const [row] = await scope.db
    .select({ givenName: users.givenName, familyName: users.familyName })
    .from(users)
    .where(eq(users.id, userId));
  return row ? inFull(row) : '';
}

const inFull = ({ givenName, familyName }: { givenName: string; familyName: string }): string =>
  `${givenName} ${familyName}`.trim();

export async function countVersions(scope: Db, transcriptId: string, cause: VersionCause): Promise<number> {
  const [row] = await scope.db
    .select({ value: count() })
    .from(transcriptVersions)
    .where(and(eq(transcriptVersions.transcriptId, transcriptId), eq(transcriptVersions.cause, cause)));
  return row?.value ?? 0;
}

/** True when the source text was changed after this version. */
export async function sourceChangedSince(scope: Db, transcriptId: string, version: number): Promise<boolean> {
  const rows = await scope.db
    .select({ version: transcriptVersions.version })
    .from(transcriptVersions)
    .where(
      and(
        eq(transcriptVersions.transcriptId, transcriptId),
        eq(transcriptVersions.cause, 'source'),
        gt(transcriptVersions.version, version),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Takes a save out of the history because its author's next one holds it, and forgets those folded long ago. */
export async function foldVersion(tx: Tx, transcriptId: string, version: number): Promise<void> {
  const ofEntry = eq(transcriptVersions.transcriptId, transcriptId);
  await tx.db
    .update(transcriptVersions)
    .set({ folded: true })
    .where(and(ofEntry, eq(transcriptVersions.version, version)));
  await tx.db
    .delete(transcriptVersions)
    .where(
      and(
        ofEntry,
        eq(transcriptVersions.folded, true),
        lt(transcriptVersions.version, version),
        lt(transcriptVersions.createdAt, tx.clock.now() - foldedLifeMs),
      ),
    );
}

export type QuestionEdit = { transcriptId: string; before: string; editDurationMs: number };

/** Keeps what a source text was. Edits by one person shortly after each other share a row, with the text before the first. */
export async function recordQuestionEdit(tx: Tx, edit: QuestionEdit, foldWithinMs: number): Promise<void> {
  const now = tx.clock.now();
  const [last] = await tx.db
    .select()
    .from(questionEdits)
    .where(eq(questionEdits.transcriptId, edit.transcriptId))
    .orderBy(desc(questionEdits.createdAt), desc(questionEdits.id))
    .limit(1);
  if (last && last.authorId === tx.actor.userId && now - last.createdAt < foldWithinMs) {
    await tx.db
      .update(questionEdits)
      .set({ createdAt: now, editDurationMs: last.editDurationMs + edit.editDurationMs })
      .where(eq(questionEdits.id, last.id));
    return;
  }
  await tx.db.insert(questionEdits).values({ id: tx.ids.uuid(), authorId: tx.actor.userId, createdAt: now, ...edit });
}
