import type { BookingHours, SetBookingHours } from '@clinical/contract/schedules/availability.schemas';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { getHours, saveHours } from './availability.queries.ts';
import { viewHours } from './availability.view.ts';
import { hoursAbilities } from './schedules.policy.ts';

/**
 * What is booked stays. Without spans the clinician cannot be booked by free times.
 * @throws AppError NOT_FOUND for hours of others, unless by an admin, and for somebody who is no member; VERSION_CONFLICT
 */
export async function setBookingHours(
  ctx: Context,
  clinicianId: string,
  input: SetBookingHours,
): Promise<BookingHours> {
  if (!hoursAbilities(ctx.actor, clinicianId).edit) throw notFound();
  const basedOn = ctx.ifMatch ?? input.version ?? null;
  return ctx.transaction(async (tx) => {
    const before = await getHours(tx, clinicianId);
    await saveHours(tx, basedOn ?? before.booking?.version ?? 0, { userId: clinicianId, ...input });
    await tx.audit('booking-hours.set', { type: 'user', id: clinicianId });
    return viewHours(tx.actor, await getHours(tx, clinicianId));
  });
}
