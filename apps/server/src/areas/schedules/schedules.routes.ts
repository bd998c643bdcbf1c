import * as availability from '@clinical/contract/schedules/availability.contract';
import * as contract from '@clinical/contract/schedules/schedules.contract';
import * as video from '@clinical/contract/schedules/video.contract';
import * as waitlist from '@clinical/contract/schedules/waitlist.contract';
import { bind } from '../../platform/area.ts';
import { getBookingHours, listClosedDays, listFreeTimes } from './availability.reads.ts';
import { acceptWaitlist } from './accept-waitlist.ts';
import { addToWaitlist, removeFromWaitlist, waitForEarlier } from './change-waitlist.ts';
import { listFreedTimes, listWaitlist } from './waitlist.reads.ts';
import { createClosedDays, deleteClosedDays } from './closed-days.ts';
import { cancelSchedule, setSchedulePrompt, startSession, updateSchedule } from './change-schedule.ts';
import { createSchedule } from './create-schedule.ts';
import { getSchedule, listSchedules, listVisitTypes } from './schedules.reads.ts';
import { signMeeting } from './sign-meeting.ts';
import { setBookingHours } from './set-booking-hours.ts';
import { createVisitType, deleteVisitType, updateVisitType } from './visit-types.ts';

export const routes = [
  bind(contract.listSchedules, (ctx, { query }) => listSchedules(ctx, query)),
  bind(contract.createSchedule, (ctx, { body }) => createSchedule(ctx, body)),
  bind(contract.startSession, (ctx, { body }) => startSession(ctx, body.scheduleId)),
  bind(contract.listVisitTypes, (ctx) => listVisitTypes(ctx)),
  bind(contract.createVisitType, (ctx, { body }) => createVisitType(ctx, body)),
  bind(contract.updateVisitType, (ctx, { params, body }) => updateVisitType(ctx, params.id, body)),
  bind(contract.deleteVisitType, (ctx, { params }) => deleteVisitType(ctx, params.id)),
  bind(waitlist.listWaitlist, (ctx) => listWaitlist(ctx)),
  bind(waitlist.addToWaitlist, (ctx, { body }) => addToWaitlist(ctx, body)),
  bind(waitlist.removeFromWaitlist, (ctx, { params }) => removeFromWaitlist(ctx, params.id)),
  bind(waitlist.waitForEarlier, (ctx, { params, body }) => waitForEarlier(ctx, params.id, body)),
  bind(waitlist.listFreedTimes, (ctx, { query }) => listFreedTimes(ctx, query)),
  bind(waitlist.acceptWaitlist, (ctx, { params, body }) => acceptWaitlist(ctx, params.id, body.entryId)),
  bind(availability.listFreeTimes, (ctx, { query }) => listFreeTimes(ctx, query)),
  bind(availability.getBookingHours, (ctx, { params }) => getBookingHours(ctx, params.clinicianId)),
  bind(availability.setBookingHours, (ctx, { params, body }) => setBookingHours(ctx, params.clinicianId, body)),
  bind(availability.listClosedDays, (ctx) => listClosedDays(ctx)),
  bind(availability.createClosedDays, (ctx, { body }) => createClosedDays(ctx, body)),
  bind(availability.deleteClosedDays, (ctx, { params }) => deleteClosedDays(ctx, params.id)),
  bind(contract.getSchedule, (ctx, { params }) => getSchedule(ctx, params.id)),
  bind(contract.updateSchedule, (ctx, { params, body }) => updateSchedule(ctx, params.id, body)),
  bind(contract.cancelSchedule, (ctx, { params, query }) => cancelSchedule(ctx, params.id, query.reason)),
  bind(contract.setSchedulePrompt, (ctx, { params, body }) => setSchedulePrompt(ctx, params.id, body)),
  bind(video.signMeeting, (ctx, { body }) => signMeeting(ctx, body)),
];
