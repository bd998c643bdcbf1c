import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { principalNames } from '../../platform/access.ts';
import type { Scope, Tx } from '../../platform/context.ts';
import { type NoteRow, noteRowFor, visibleNotes } from './notes.queries.ts';
import { noteGrants, notes } from './notes.table.ts';

const own = ({ actor }: Pick<Scope, 'actor'>) =>
  and(eq(notes.ownerId, actor.userId), eq(notes.workspaceId, actor.workspaceId), sql`sample`, isNull(notes.deletedAt));

/** The actor's own sample patient in the acting workspace; null without one. */
export async function findSample(scope: Pick<Scope, 'actor' | 'db'>): Promise<NoteRow | null> {
  const [row] = await scope.db
    .select(noteRowFor(scope))
    .from(notes)
    .where(and(own(scope), visibleNotes(scope)));
  return row ?? null;
}

type NewSample = Pick<typeof notes.$inferInsert, 'id' | 'title' | 'titleSearch' | 'dateOfBirth' | 'sex'>;

/**
 * The actor's sample patient. Only its owner holds a grant: no admin, department or collaborator meets a patient who does not exist.
 * In two statements, for row-level security finds the chart of a grant only when it stands.
 */
export async function insertSample(tx: Tx, sample: NewSample): Promise<void> {
  const { userId: ownerId, workspaceId } = tx.actor;
  const now = tx.clock.now();
  const times = { createdAt: now, lastActivityAt: now, updatedAt: now };
  await tx.db.insert(notes).values({ ...sample, ...times, ownerId, workspaceId, sample: true });
  await tx.db
    .insert(noteGrants)
    .values({ noteId: sample.id, principal: principalNames.user(ownerId), level: 'manage' });
}

/** Deletes it for good, with all that hangs on it. Gives its id; null without one. */
export async function deleteSample(tx: Tx): Promise<string | null> {
  const [gone] = await tx.db.delete(notes).where(own(tx)).returning({ id: notes.id });
  return gone?.id ?? null;
}

/** True when one of these charts is a sample. */
export async function includesSample(scope: Pick<Scope, 'db'>, ids: readonly string[]): Promise<boolean> {
  const rows = await scope.db
    .select({ id: notes.id })
    .from(notes)
    .where(and(inArray(notes.id, [...ids]), sql`sample`));
  return rows.length > 0;
}
