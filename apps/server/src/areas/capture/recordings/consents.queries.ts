import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Scope, Tx } from '../../../platform/context.ts';
import { users } from '../../accounts/accounts.table.ts';
import { consents } from './recordings.table.ts';

export type ConsentRow = typeof consents.$inferSelect & { givenName: string; familyName: string };

const rowsWhere = (scope: Pick<Scope, 'db'>) =>
  scope.db
    .select({ consent: consents, givenName: users.givenName, familyName: users.familyName })
    .from(consents)
    .innerJoin(users, eq(users.id, consents.userId));

/** A chart's answers, newest first. The caller has read the chart. */
export async function selectConsents(scope: Pick<Scope, 'db'>, noteId: string): Promise<ConsentRow[]> {
  const rows = await rowsWhere(scope)
    .where(eq(consents.noteId, noteId))
    .orderBy(desc(consents.createdAt), desc(consents.id));
  return rows.map(({ consent, ...name }) => ({ ...consent, ...name }));
}

/** The answer of this chart with this id. */
export async function findConsent(tx: Tx, noteId: string, id: string): Promise<ConsentRow | null> {
  const [row] = await rowsWhere(tx).where(and(eq(consents.id, id), eq(consents.noteId, noteId)));
  return row ? { ...row.consent, givenName: row.givenName, familyName: row.familyName } : null;
}

export async function insertConsent(tx: Tx, row: typeof consents.$inferInsert): Promise<void> {
  await tx.db.insert(consents).values(row);
}

/** Takes the answers of a chart to another one. @returns their ids */
export async function moveConsents(
  tx: Tx,
  from: string,
  to: { id: string; workspaceId: string },
  only?: readonly string[],
): Promise<string[]> {
  const rows = await tx.db
    .update(consents)
    .set({ noteId: to.id, workspaceId: to.workspaceId })
    .where(and(eq(consents.noteId, from), only ? inArray(consents.id, [...only]) : undefined))
    .returning({ id: consents.id });
  return rows.map(({ id }) => id);
}
