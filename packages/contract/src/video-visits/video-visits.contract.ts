import { z } from 'zod';
import { IdParams } from '../common.schemas.ts';
import { route } from '../route.ts';
import { CallState, RoomSync } from './signals.schemas.ts';
import * as calls from './video-visits.calls.ts';
import {
  GuestParams,
  MadeVideoGuest,
  NewQuickCall,
  NewVideoGuest,
  QuickCall,
  RoomChart,
  SetRoomRecording,
  VideoRoom,
} from './video-visits.schemas.ts';

export const quickCall = route(calls.quickCall, {
  access: 'session',
  summary: 'A video room at once, with a link for the patient. The room of an appointment is made once.',
  body: NewQuickCall,
  response: QuickCall,
  permission: 'workspace.edit',
  errors: ['CONFLICT'],
  phi: true,
  notRepeated: true,
});
export const listVideoRooms = route(calls.listVideoRooms, {
  access: 'session',
  summary:
    '[ours] Open video rooms of the caller and of charts that they may edit, newest first, and who waits in them.',
  response: z.array(VideoRoom),
  permission: 'workspace.member',
  phi: true,
});
export const getVideoRoom = route(calls.getVideoRoom, {
  access: 'session',
  summary: '[ours] A video room and its guests.',
  params: IdParams,
  response: VideoRoom,
  permission: 'video-room.edit',
  phi: true,
});
export const syncVideoRoom = route(calls.syncVideoRoom, {
  access: 'session',
  summary:
    '[ours] Say that this page is in the call, pass signals on, and get those of the others. The newest page of staff is in the call.',
  params: IdParams,
  body: RoomSync,
  response: CallState,
  permission: 'video-room.edit',
  phi: true,
  notRepeated: true,
  background: true,
});
export const inviteVideoGuest = route(calls.inviteVideoGuest, {
  access: 'session',
  summary:
    '[ours] A link for the patient, a relative or an interpreter. A new link of the patient revokes the earlier one.',
  params: IdParams,
  body: NewVideoGuest,
  response: MadeVideoGuest,
  permission: 'video-room.edit',
  errors: ['CONFLICT'],
  phi: true,
  notRepeated: true,
});
export const admitVideoGuest = route(calls.admitVideoGuest, {
  access: 'session',
  summary: '[ours] Let a guest from the waiting room into the call.',
  params: GuestParams,
  response: VideoRoom,
  permission: 'video-room.edit',
  errors: ['CONFLICT'],
  phi: true,
  // a second time changes nothing
  notRepeated: true,
});
export const removeVideoGuest = route(calls.removeVideoGuest, {
  access: 'session',
  summary: '[ours] Take a guest out of the call and revoke their link.',
  params: GuestParams,
  response: VideoRoom,
  permission: 'video-room.edit',
  phi: true,
});
export const setVideoChart = route(calls.setVideoChart, {
  access: 'session',
  summary: '[ours] Tie a call to a chart. A call that is tied to one stays there.',
  params: IdParams,
  body: RoomChart,
  response: VideoRoom,
  permission: 'video-room.edit',
  errors: ['CONFLICT'],
  phi: true,
});
export const setVideoRecording = route(calls.setVideoRecording, {
  access: 'session',
  summary:
    "[ours] Ask everybody in the call whether it may be recorded, or say that it is recorded. It needs everybody's consent.",
  params: IdParams,
  body: SetRoomRecording,
  response: VideoRoom,
  permission: 'video-room.edit',
  errors: ['CONFLICT'],
  phi: true,
});
export const endVideoRoom = route(calls.endVideoRoom, {
  access: 'session',
  summary: '[ours] End a call for everybody. Its links open nothing any more.',
  params: IdParams,
  response: VideoRoom,
  permission: 'video-room.edit',
  phi: true,
});
