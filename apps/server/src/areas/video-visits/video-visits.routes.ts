import * as guests from '@clinical/contract/video-visits/guests.contract';
import * as contract from '@clinical/contract/video-visits/video-visits.contract';
import { bind, bindPublic, bindPublicStream } from '../../platform/area.ts';
import {
  admitVideoGuest,
  endVideoRoom,
  inviteVideoGuest,
  removeVideoGuest,
  setVideoChart,
  setVideoRecording,
} from './change-room.ts';
import { answerVideoGuest, streamVideoGuest, syncVideoGuest } from './guests/guest-call.ts';
import { greetVideoGuest, openVideoGuest } from './guests/open-guest.ts';
import { quickCall } from './quick-call.ts';
import { syncVideoRoom } from './sync-room.ts';
import { getVideoRoom, listVideoRooms } from './video-visits.reads.ts';

export const routes = [
  bind(contract.quickCall, (ctx, { body }) => quickCall(ctx, body)),
  bind(contract.listVideoRooms, (ctx) => listVideoRooms(ctx)),
  bind(contract.getVideoRoom, (ctx, { params }) => getVideoRoom(ctx, params.id)),
  bind(contract.syncVideoRoom, (ctx, { params, body }) => syncVideoRoom(ctx, params.id, body)),
  bind(contract.inviteVideoGuest, (ctx, { params, body }) => inviteVideoGuest(ctx, params.id, body.kind)),
  bind(contract.admitVideoGuest, (ctx, { params }) => admitVideoGuest(ctx, params.id, params.guestId)),
  bind(contract.removeVideoGuest, (ctx, { params }) => removeVideoGuest(ctx, params.id, params.guestId)),
  bind(contract.setVideoChart, (ctx, { params, body }) => setVideoChart(ctx, params.id, body.noteId)),
  bind(contract.setVideoRecording, (ctx, { params, body }) => setVideoRecording(ctx, params.id, body)),
  bind(contract.endVideoRoom, (ctx, { params }) => endVideoRoom(ctx, params.id)),
  bindPublic(guests.greetVideoGuest, (ctx, { params }) => greetVideoGuest(ctx, params.token)),
  bindPublic(guests.openVideoGuest, (ctx, { params, body }) => openVideoGuest(ctx, params.token, body)),
  bindPublic(guests.syncVideoGuest, (ctx, { params, body }) => syncVideoGuest(ctx, params.token, body)),
  bindPublic(guests.answerVideoGuest, (ctx, { params, body }) => answerVideoGuest(ctx, params.token, body)),
  bindPublicStream(guests.streamVideoGuest, (ctx, { params, body }, _send, open) =>
    streamVideoGuest(ctx, params.token, body.visit, open),
  ),
];
