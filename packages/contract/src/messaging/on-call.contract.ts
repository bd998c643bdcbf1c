import { route } from '../route.ts';
import * as calls from './on-call.calls.ts';
import { ChangeOnCall, OnCall, QuietHours, SetQuietHours } from './on-call.schemas.ts';

export const getOnCall = route(calls.getOnCall, {
  access: 'session',
  summary: '[ours] Who is on call now and next, with all shifts that have not ended.',
  response: OnCall,
  permission: 'workspace.member',
});
export const changeOnCall = route(calls.changeOnCall, {
  access: 'session',
  summary: '[ours] Hand the running shift over, or replace the shifts that have not ended.',
  body: ChangeOnCall,
  response: OnCall,
  permission: 'workspace.admin',
  errors: ['CONFLICT', 'VERSION_CONFLICT'],
});
export const getQuietHours = route(calls.getQuietHours, {
  access: 'session',
  summary: '[ours] Whether I get nothing but urgent messages now.',
  response: QuietHours,
  permission: 'workspace.member',
});
export const setQuietHours = route(calls.setQuietHours, {
  access: 'session',
  summary: '[ours] Hold all notifications but urgent ones, until a time or until I switch it off.',
  body: SetQuietHours,
  response: QuietHours,
  permission: 'workspace.member',
});
