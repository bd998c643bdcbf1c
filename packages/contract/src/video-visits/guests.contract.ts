import { z } from 'zod';
import { AppEvent } from '../operations/events.schemas.ts';
import { route } from '../route.ts';
import * as calls from './guests.calls.ts';
import {
  GuestAnswer,
  GuestCall,
  GuestEvents,
  GuestGreeting,
  GuestSync,
  GuestVisit,
  OpenGuest,
} from './video-visits.schemas.ts';

const ByToken = z.object({ token: z.string().min(1).max(100) });

export const greetVideoGuest = route(calls.greetVideoGuest, {
  access: 'public',
  summary:
    '[ours] Whether the link of a video call can be opened. Unknown, expired, revoked and locked links have one answer.',
  params: ByToken,
  response: GuestGreeting,
  errors: ['RATE_LIMITED'],
});
export const openVideoGuest = route(calls.openVideoGuest, {
  access: 'public',
  summary: '[ours] Open a link into the waiting room. A wrong date of birth and a wrong link have one answer.',
  params: ByToken,
  body: OpenGuest,
  response: GuestVisit,
  errors: ['NOT_FOUND', 'RATE_LIMITED'],
  notRepeated: true,
});
export const syncVideoGuest = route(calls.syncVideoGuest, {
  access: 'public',
  summary: '[ours] Say that the page of a guest is there, pass signals on, and get those of the others.',
  params: ByToken,
  body: GuestSync,
  response: GuestCall,
  errors: ['NOT_FOUND'],
  notRepeated: true,
});
export const answerVideoGuest = route(calls.answerVideoGuest, {
  access: 'public',
  summary: '[ours] Answer whether the call may be recorded, or leave it.',
  params: ByToken,
  body: GuestAnswer,
  response: GuestCall,
  errors: ['NOT_FOUND', 'CONFLICT'],
  notRepeated: true,
});
export const streamVideoGuest = route(calls.streamVideoGuest, {
  access: 'public',
  summary: "[ours] Events of a guest's page as server-sent events: ids only, to say that there is something to sync.",
  params: ByToken,
  body: GuestEvents,
  response: AppEvent,
  reply: 'stream',
  errors: ['NOT_FOUND'],
  notRepeated: true,
});
