import { and, desc, eq, gt, or } from 'drizzle-orm';
import type { Scope, Tx } from '../../platform/context.ts';
import { users } from '../accounts/accounts.table.ts';
import { noteEditors } from './notes.table.ts';

/** Where in a chart somebody's page is; `seenAt` in epoch milliseconds, 0 when they closed it. */
export type Place = { seenAt: number; transcriptId: string | null; section: string | null };

/** Shows the actor among those who edit the chart now. Jobs act for a person without a session, and nobody sits before them. */
export async function markEditing(tx: Tx, noteId: string): Promise<void> {
  const { userId, sessionId } = tx.actor;
  if (!sessionId) return;
  const lastEditAt = tx.clock.now();
  await tx.db
    .insert(noteEditors)
    .values({ noteId, userId, lastEditAt })
    .onConflictDoUpdate({ target: [noteEditors.noteId, noteEditors.userId], set: { lastEditAt } });
}

/** Where the actor's page was when it last said so, or null. */
export async function findPlace(tx: Tx, noteId: string): Promise<Place | null> {
  const { seenAt, transcriptId, section } = noteEditors;
  const [row] = await tx.db
    .select({ seenAt, transcriptId, section })
    .from(noteEditors)
    .where(and(eq(noteEditors.noteId, noteId), eq(noteEditors.userId, tx.actor.userId)));
  return row ?? null;
}

export async function storePlace(tx: Tx, noteId: string, place: Place): Promise<void> {
  await tx.db
    .insert(noteEditors)
    .values({ noteId, userId: tx.actor.userId, lastEditAt: 0, ...place })
    .onConflictDoUpdate({ target: [noteEditors.noteId, noteEditors.userId], set: place });
}

/** Those who edited the chart, or had it open, after these times (epoch milliseconds); latest edit first. */
export async function selectEditors(scope: Pick<Scope, 'db'>, noteId: string, since: { edit: number; seen: number }) {
  return scope.db
    .select({
      userId: users.id,
      nickname: users.nickname,
      givenName: users.givenName,
      familyName: users.familyName,
      lastEditAt: noteEditors.lastEditAt,
      seenAt: noteEditors.seenAt,
      transcriptId: noteEditors.transcriptId,
      section: noteEditors.section,
    })
    .from(noteEditors)
    .innerJoin(users, eq(users.id, noteEditors.userId))
    .where(
      and(
        eq(noteEditors.noteId, noteId),
        or(gt(noteEditors.lastEditAt, since.edit), gt(noteEditors.seenAt, since.seen)),
      ),
    )
    .orderBy(desc(noteEditors.lastEditAt), users.id);
}
