import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/context.ts';
import { findClosure, isFull } from './availability.queries.ts';
import { clinicDayOf } from './clinic-day.ts';
import { takeTurns } from './schedules.queries.ts';

type Booking = {
  workspaceId: string;
  clinicianId: string;
  typeId: string | null;
  startsAt: number;
  timeZone: string;
  /** Its own id, when it is there already. */
  id?: string;
};

/**
 * What the workspace says about the day of a booking, which is the day where the clinician works. The limit holds also when two book at once: it is counted in turn.
 * @throws AppError DAY_CLOSED, unless `evenClosed`; DAY_FULL
 */
export async function assertBookable(tx: Tx, booking: Booking, evenClosed = false): Promise<void> {
  const { workspaceId, clinicianId, typeId, id } = booking;
  const day = await clinicDayOf(tx, booking);
  const closure = evenClosed ? null : await findClosure(tx, workspaceId, day.date);
  if (closure !== null) {
    const why = closure === '' ? '' : `: ${closure}`;
    throw new AppError('DAY_CLOSED', { message: `The clinic is closed on this day${why}.` });
  }
  if (typeId === null) return;
  await takeTurns(tx, clinicianId);
  if (await isFull(tx, { workspaceId, clinicianId, typeId, day }, id)) throw new AppError('DAY_FULL');
}
