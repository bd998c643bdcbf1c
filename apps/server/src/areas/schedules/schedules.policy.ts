import type { Appointment, VisitTypes } from '@clinical/contract/schedules/schedules.schemas';
import type { Actor } from '../../platform/session.ts';

/** Whoever may edit the chart may change its appointments; a cancelled one stays as it is. */
export function appointmentAbilities({
  mayEdit,
  status,
}: {
  mayEdit: boolean;
  status: Appointment['status'];
}): Appointment['abilities'] {
  return { edit: mayEdit && status !== 'cancelled' };
}

/** Kinds of visit are the workspace's: its admins change them. */
export const visitTypeAbilities = ({ cap }: Pick<Actor, 'cap'>): VisitTypes['abilities'] => ({ edit: cap === 'admin' });

/** Whose hours they are changes them, and an admin. */
export const hoursAbilities = (
  { cap, userId }: Pick<Actor, 'cap' | 'userId'>,
  clinicianId: string,
): { edit: boolean } => ({ edit: cap === 'admin' || userId === clinicianId });
