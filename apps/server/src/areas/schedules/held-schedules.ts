import type { Holdings } from '../../platform/area.ts';
import { deleteHours } from './availability.queries.ts';
import { cancelHeld, countHeld, handOverAppointments } from './held-schedules.queries.ts';
import { publishWaitlist } from './publish-waitlist.ts';
import { handOverWaiting } from './waitlist.queries.ts';
import { publishSchedule } from './publish-schedule.ts';

/** Open visits of a clinician who leaves: a colleague takes them over, also those for which they have no time. */
export const heldSchedules: Holdings = {
  kind: 'appointments',
  count: countHeld,

  async handOver(tx, change) {
    await deleteHours(tx, change.workspaceId, change.fromUserId);
    for (const { id, noteId } of await handOverWaiting(tx, change)) {
      await tx.audit('waitlist.hand-over', { type: 'waitlist-entry', id, noteId });
      await publishWaitlist(tx, { id, noteId });
    }
    for (const { id, noteId } of await handOverAppointments(tx, change)) {
      await tx.audit('appointment.hand-over', { type: 'appointment', id, noteId });
      await publishSchedule(tx, { id, noteId, clinicianId: change.toUserId });
    }
  },

  async discard(tx, workspaceId) {
    const { userId } = tx.actor;
    await deleteHours(tx, workspaceId, userId);
    for (const { id, noteId } of await cancelHeld(tx, workspaceId, userId, 'The clinician left.'))
      await tx.audit('appointment.cancel', { type: 'appointment', id, noteId });
  },
};
