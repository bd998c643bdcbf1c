import * as contract from '@clinical/contract/schedules/schedules.contract';
import * as video from '@clinical/contract/schedules/video.contract';
import { bind } from '../../platform/area.ts';
import { cancelSchedule, setSchedulePrompt, startSession, updateSchedule } from './change-schedule.ts';
import { createSchedule } from './create-schedule.ts';
import { getSchedule, listSchedules, listVisitTypes } from './schedules.reads.ts';
import { signMeeting } from './sign-meeting.ts';
import { createVisitType, deleteVisitType, updateVisitType } from './visit-types.ts';

export const routes = [
  bind(contract.listSchedules, (ctx, { query }) => listSchedules(ctx, query)),
  bind(contract.createSchedule, (ctx, { body }) => createSchedule(ctx, body)),
  bind(contract.startSession, (ctx, { body }) => startSession(ctx, body.scheduleId)),
  bind(contract.listVisitTypes, (ctx) => listVisitTypes(ctx)),
  bind(contract.createVisitType, (ctx, { body }) => createVisitType(ctx, body)),
  bind(contract.updateVisitType, (ctx, { params, body }) => updateVisitType(ctx, params.id, body)),
  bind(contract.deleteVisitType, (ctx, { params }) => deleteVisitType(ctx, params.id)),
  bind(contract.getSchedule, (ctx, { params }) => getSchedule(ctx, params.id)),
  bind(contract.updateSchedule, (ctx, { params, body }) => updateSchedule(ctx, params.id, body)),
  bind(contract.cancelSchedule, (ctx, { params, query }) => cancelSchedule(ctx, params.id, query.reason)),
  bind(contract.setSchedulePrompt, (ctx, { params, body }) => setSchedulePrompt(ctx, params.id, body)),
  bind(video.signMeeting, (ctx, { body }) => signMeeting(ctx, body)),
];
