import { call } from '../call.ts';
import type { AppEvent } from '../operations/events.schemas.ts';
import type {
  GuestAnswer,
  GuestCall,
  GuestEvents,
  GuestGreeting,
  GuestSync,
  GuestVisit,
  OpenGuest,
} from './video-visits.schemas.ts';

type ByToken = { token: string };

/** Changes and counts nothing: mail scanners open links. */
export const greetVideoGuest = call<{ params: ByToken }, GuestGreeting>('GET', '/video-guests/{token}');
export const openVideoGuest = call<{ params: ByToken; body: OpenGuest }, GuestVisit>('POST', '/video-guests/{token}');
export const syncVideoGuest = call<{ params: ByToken; body: GuestSync }, GuestCall>(
  'POST',
  '/video-guests/{token}/sync',
);
export const answerVideoGuest = call<{ params: ByToken; body: GuestAnswer }, GuestCall>(
  'POST',
  '/video-guests/{token}/answers',
);
/** Tells when there is something to sync. */
export const streamVideoGuest = call<{ params: ByToken; body: GuestEvents }, AppEvent>(
  'POST',
  '/video-guests/{token}/events',
);
