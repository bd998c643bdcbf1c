import { principalNames } from '../../platform/access.ts';
import type { Tx } from '../../platform/context.ts';
import { noteAudience } from '../notes/public.ts';
import type { AppointmentRow } from './schedules.queries.ts';

/** Open pages of who may read the chart load it again, and those of its clinician. */
export async function publishSchedule(
  tx: Tx,
  { id, noteId, clinicianId }: Pick<AppointmentRow, 'id' | 'noteId' | 'clinicianId'>,
): Promise<void> {
  const audience = await noteAudience(tx, [noteId]);
  tx.emit([...audience, principalNames.user(clinicianId)], { type: 'schedule-changed', scheduleId: id });
}
