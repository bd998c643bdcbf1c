import { and, count, desc, eq, isNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/session.ts';
import { users } from '../accounts/accounts.table.ts';
import { collaborations } from './teams.table.ts';

export type CollaborationRow = typeof collaborations.$inferSelect;
type Person = typeof users.$inferSelect;
/** A collaboration with the people it is between; `invited` is null for an address without an account. */
export type Collaboration = { collaboration: CollaborationRow; owner: Person; invited: Person | null };

const owners = alias(users, 'owners');
const invitees = alias(users, 'invitees');

/** Whoever accepted, else whoever has the address now. */
const invited = or(
  eq(invitees.id, collaborations.userId),
  and(eq(collaborations.status, 'Pending'), eq(invitees.email, collaborations.email)),
);

/** What the actor gives in the acting workspace, and what was given or offered to them anywhere; newest first. */
export function selectCollaborations(
  { db, actor }: { db: Database; actor: Actor },
  email: string,
): Promise<Collaboration[]> {
  const given = and(eq(collaborations.ownerId, actor.userId), eq(collaborations.workspaceId, actor.workspaceId));
  const offered = and(eq(collaborations.email, email), eq(collaborations.status, 'Pending'));
  return db
    .select({ collaboration: collaborations, owner: owners, invited: invitees })
    .from(collaborations)
    .innerJoin(owners, eq(owners.id, collaborations.ownerId))
    .leftJoin(invitees, invited)
    .where(and(isNull(owners.closedAt), or(given, eq(collaborations.userId, actor.userId), offered)))
    .orderBy(desc(collaborations.createdAt), desc(collaborations.id));
}

export async function lockCollaboration(tx: Tx, id: string): Promise<CollaborationRow | null> {
  const [row] = await tx.db.select().from(collaborations).where(eq(collaborations.id, id)).for('update');
  return row ?? null;
}

/** The one between the actor and an address in the acting workspace, held until the end of the transaction. */
export async function lockCollaborationWith(tx: Tx, email: string): Promise<CollaborationRow | null> {
  const { userId, workspaceId } = tx.actor;
  const [row] = await tx.db
    .select()
    .from(collaborations)
    .where(
      and(
        eq(collaborations.ownerId, userId),
        eq(collaborations.workspaceId, workspaceId),
        eq(collaborations.email, email),
      ),
    )
    .for('update');
  return row ?? null;
}

/** False when there is one between these two in that workspace. */
export async function insertCollaboration(tx: Tx, row: typeof collaborations.$inferInsert): Promise<boolean> {
  const rows = await tx.db
    .insert(collaborations)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: collaborations.id });
  return rows.length > 0;
}

export async function changeCollaboration(tx: Tx, id: string, values: Partial<CollaborationRow>): Promise<void> {
  await tx.db.update(collaborations).set(values).where(eq(collaborations.id, id));
}

export async function deleteCollaborationRow(tx: Tx, id: string): Promise<void> {
  await tx.db.delete(collaborations).where(eq(collaborations.id, id));
}

/** Ends all that a person gives or was given in a workspace; the ids of what ended. */
export async function endCollaborationsIn(tx: Tx, workspaceId: string, userId: string): Promise<string[]> {
  const rows = await tx.db
    .delete(collaborations)
    .where(
      and(
        eq(collaborations.workspaceId, workspaceId),
        or(eq(collaborations.ownerId, userId), eq(collaborations.userId, userId)),
      ),
    )
    .returning({ id: collaborations.id });
  return rows.map(({ id }) => id);
}

/** How many people somebody shares charts with in a workspace. */
export async function countShares(db: Database, workspaceId: string, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(collaborations)
    .where(
      and(
        eq(collaborations.workspaceId, workspaceId),
        eq(collaborations.ownerId, ownerId),
        eq(collaborations.status, 'Accepted'),
      ),
    );
  return row?.n ?? 0;
}

/** A person by address, and by id. */
export async function findPerson(db: Database, by: { email: string } | { id: string }): Promise<Person | null> {
  const [row] = await db
    .select()
    .from(users)
    .where('email' in by ? eq(users.email, by.email) : eq(users.id, by.id));
  return row ?? null;
}
