import { and, eq } from 'drizzle-orm';
import type { Scope } from '../../platform/context.ts';
import { users } from '../accounts/accounts.table.ts';
import { bookingHours } from './availability.table.ts';

/** The zone of the actor's working hours, if they have said when they work. */
export async function findZone(scope: Pick<Scope, 'actor' | 'db'>): Promise<string | null> {
  const [row] = await scope.db
    .select({ hours: users.workingHours })
    .from(users)
    .where(eq(users.id, scope.actor.userId));
  return row?.hours?.timeZone ?? null;
}

/** The zone in which a clinician works in a workspace: of the hours for bookings, else of the profile; null without either. */
export async function findClinicZone(
  { db }: Pick<Scope, 'db'>,
  workspaceId: string,
  clinicianId: string,
): Promise<string | null> {
  const [row] = await db
    .select({ booking: bookingHours.timeZone, profile: users.workingHours })
    .from(users)
    .leftJoin(bookingHours, and(eq(bookingHours.userId, users.id), eq(bookingHours.workspaceId, workspaceId)))
    .where(eq(users.id, clinicianId));
  return row?.booking ?? row?.profile?.timeZone ?? null;
}
