import { and, desc, eq, gt } from 'drizzle-orm';
import type { Scope, Tx } from '../../platform/context.ts';
import { users } from '../accounts/accounts.table.ts';
import { noteEditors } from './notes.table.ts';

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

/** Those who edited the chart after `since` (epoch milliseconds), latest first. */
export async function selectEditors(scope: Pick<Scope, 'db'>, noteId: string, since: number) {
  return scope.db
    .select({
      userId: users.id,
      nickname: users.nickname,
      givenName: users.givenName,
      familyName: users.familyName,
      lastEditAt: noteEditors.lastEditAt,
    })
    .from(noteEditors)
    .innerJoin(users, eq(users.id, noteEditors.userId))
    .where(and(eq(noteEditors.noteId, noteId), gt(noteEditors.lastEditAt, since)))
    .orderBy(desc(noteEditors.lastEditAt), users.id);
}
