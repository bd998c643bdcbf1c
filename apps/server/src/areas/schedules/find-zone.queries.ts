import { eq } from 'drizzle-orm';
import type { Scope } from '../../platform/context.ts';
import { users } from '../accounts/accounts.table.ts';

/** The zone of the actor's working hours, if they have said when they work. */
export async function findZone(scope: Pick<Scope, 'actor' | 'db'>): Promise<string | null> {
  const [row] = await scope.db
    .select({ hours: users.workingHours })
    .from(users)
    .where(eq(users.id, scope.actor.userId));
  return row?.hours?.timeZone ?? null;
}
