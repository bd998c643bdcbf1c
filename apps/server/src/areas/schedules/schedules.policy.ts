import type { Appointment } from '@clinical/contract/schedules/schedules.schemas';

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
