import { call } from '../call.ts';
import type { CallState, RoomSync } from './signals.schemas.ts';
import type {
  MadeVideoGuest,
  NewQuickCall,
  NewVideoGuest,
  QuickCall,
  RoomChart,
  SetRoomRecording,
  VideoRoom,
} from './video-visits.schemas.ts';

type ById = { id: string };
type ByGuest = { id: string; guestId: string };

export const quickCall = call<{ body: NewQuickCall }, QuickCall>('POST', '/schedules/quick-call');
export const listVideoRooms = call<Record<never, never>, VideoRoom[]>('GET', '/video-rooms/');
export const getVideoRoom = call<{ params: ById }, VideoRoom>('GET', '/video-rooms/{id}');
/** Says that this page is in the call, passes signals on and gets those of the others. */
export const syncVideoRoom = call<{ params: ById; body: RoomSync }, CallState>('POST', '/video-rooms/{id}/sync');
export const inviteVideoGuest = call<{ params: ById; body: NewVideoGuest }, MadeVideoGuest>(
  'POST',
  '/video-rooms/{id}/guests',
);
export const admitVideoGuest = call<{ params: ByGuest }, VideoRoom>('POST', '/video-rooms/{id}/guests/{guestId}/admit');
export const removeVideoGuest = call<{ params: ByGuest }, VideoRoom>('DELETE', '/video-rooms/{id}/guests/{guestId}');
export const setVideoChart = call<{ params: ById; body: RoomChart }, VideoRoom>('PUT', '/video-rooms/{id}/chart');
export const setVideoRecording = call<{ params: ById; body: SetRoomRecording }, VideoRoom>(
  'PUT',
  '/video-rooms/{id}/recording',
);
export const endVideoRoom = call<{ params: ById }, VideoRoom>('POST', '/video-rooms/{id}/end');
