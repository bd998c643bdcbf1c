import { call } from '../call.ts';
import type { MeetingSignature, SignMeeting } from './video.schemas.ts';

/** What the web client of Zoom's Meeting SDK joins with. It ends after two hours. */
export const signMeeting = call<{ body: SignMeeting }, MeetingSignature>('POST', '/webhooks/zoom/get_signature');
