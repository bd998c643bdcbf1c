import type { AppointmentStatus } from '@clinical/contract/schedules/schedules.schemas';
import { and, between, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Scope, Tx } from '../../platform/context.ts';
import { appointments } from './schedules.table.ts';

type Entry = { noteId: string; createdAt: number; createdBy: string };
export type BegunVisit = Pick<
  typeof appointments.$inferSelect,
  'id' | 'noteId' | 'clinicianId' | 'title' | 'prompt' | 'startsAt' | 'version'
>;

const hour = 3_600_000;
/** How long after the start of a session an entry still belongs to it, and how long before: some open the chart first. */
const [after, before] = [24 * hour, hour / 4];

/** The visit that an entry was made in: begun in its chart, that of its author first, then the latest. */
export async function findBegunVisit(
  { db }: Pick<Scope, 'db'>,
  { noteId, createdAt, createdBy }: Entry,
  statuses: readonly AppointmentStatus[],
): Promise<BegunVisit | null> {
  const { id, clinicianId, title, prompt, startsAt, startedAt, version, status } = appointments;
  const [row] = await db
    .select({ id, noteId: appointments.noteId, clinicianId, title, prompt, startsAt, version })
    .from(appointments)
    .where(
      and(
        eq(appointments.noteId, noteId),
        inArray(status, [...statuses]),
        between(startedAt, createdAt - after, createdAt + before),
      ),
    )
    .orderBy(desc(sql`${clinicianId} = ${createdBy}`), desc(startedAt), desc(id))
    .limit(1);
  return row ?? null;
}

/** One that is in progress is over. It gives time back and takes none, so no turn is waited for. @returns false when it was not in progress */
export async function markFulfilled(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.db
    .update(appointments)
    .set({ status: 'fulfilled', version: sql`${appointments.version} + 1`, updatedAt: tx.clock.now() })
    .where(and(eq(appointments.id, id), eq(appointments.status, 'arrived')))
    .returning({ id: appointments.id });
  return rows.length > 0;
}
