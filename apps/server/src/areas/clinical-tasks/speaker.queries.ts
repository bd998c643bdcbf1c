import { eq } from 'drizzle-orm';
import type { Scope } from '../../platform/context.ts';
import { users } from '../accounts/accounts.table.ts';
import type { Found } from './named-colleague.queries.ts';

/** Who speaks, as one that work can be assigned to. */
export async function findSpeaker({ actor, db }: Pick<Scope, 'actor' | 'db'>): Promise<Found[]> {
  const rows = await db
    .select({ given: users.givenName, family: users.familyName })
    .from(users)
    .where(eq(users.id, actor.userId));
  return rows.map(({ given, family }) => ({
    assignee: { kind: 'person', id: actor.userId },
    name: `${given} ${family}`.trim(),
  }));
}
