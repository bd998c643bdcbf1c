import type { VisitPlans } from '../scribe/public.ts';
import type { NoteSigned } from '../signing/public.ts';
import { findBegunVisit, markFulfilled } from './begun-visits.queries.ts';
import { publishSchedule } from './publish-schedule.ts';

/** A visit is done when its note is signed. One that nobody began here stays as it is: it may be another one. */
export const completeVisit: NoteSigned = async (tx, entry) => {
  const visit = await findBegunVisit(tx, entry, ['arrived']);
  if (!visit || !(await markFulfilled(tx, visit.id))) return;
  await tx.audit('appointment.complete', { type: 'appointment', id: visit.id, noteId: entry.noteId });
  await publishSchedule(tx, visit);
};

/** What a note is to heed: what its visit was booked for, also when it is written again after the visit is over. */
export const bookedPlans: VisitPlans = {
  async of(scope, entry) {
    const visit = await findBegunVisit(scope, entry, ['arrived', 'fulfilled']);
    if (!visit || visit.title + visit.prompt === '') return null;
    const { id, version, startsAt, title, prompt } = visit;
    return { id, version, at: startsAt, reason: title, prompt };
  },
};
