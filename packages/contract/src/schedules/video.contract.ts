import { route } from '../route.ts';
import * as calls from './video.calls.ts';
import { MeetingSignature, SignMeeting } from './video.schemas.ts';

export const signMeeting = route(calls.signMeeting, {
  access: 'session',
  summary: "Sign for a Zoom meeting, for the web client of Zoom's Meeting SDK. Readers join, and do not host.",
  body: SignMeeting,
  response: MeetingSignature,
  permission: 'session',
  errors: ['NO_VIDEO_SERVICE', 'CONFLICT'],
  notRepeated: true,
});
