import { z } from 'zod';
import { CalendarDate, Id, Timestamp } from '../common.schemas.ts';
import { Person } from '../schedules/schedules.schemas.ts';
import { CallState, PeerSync, RecordingAnswer, RecordingState } from './signals.schemas.ts';

export const GuestKind = z.enum(['patient', 'relative', 'interpreter']);
export type GuestKind = z.infer<typeof GuestKind>;

/** `locked`: five wrong dates of birth. */
export const GuestState = z.enum(['invited', 'waiting', 'in-call', 'left', 'locked', 'removed']);
export type GuestState = z.infer<typeof GuestState>;

export const VideoGuest = z.object({
  id: Id,
  kind: GuestKind,
  /** As they wrote it. */
  name: z.string(),
  state: GuestState,
  /** Their page was heard of within the last 25 seconds. */
  isPresent: z.boolean(),
  waitingSince: Timestamp.nullable(),
  /** When the link was opened on another device than before; null when it was not. */
  movedAt: Timestamp.nullable(),
  consent: RecordingAnswer,
});
export type VideoGuest = z.infer<typeof VideoGuest>;

export const VideoRoom = z
  .object({
    id: Id,
    /** The chart; null while the call is tied to none. */
    note: z.object({ id: Id, title: z.string(), dateOfBirth: z.string().nullable() }).nullable(),
    appointmentId: Id.nullable(),
    clinician: Person,
    createdAt: Timestamp,
    expiresAt: Timestamp,
    endedAt: Timestamp.nullable(),
    recording: RecordingState,
    guests: z.array(VideoGuest),
  })
  .meta({ id: 'VideoRoom' });
export type VideoRoom = z.infer<typeof VideoRoom>;

/** For an appointment, for a chart, or for neither yet. */
export const NewQuickCall = z.object({ scheduleId: Id.optional(), noteId: Id.optional() });
export type NewQuickCall = z.input<typeof NewQuickCall>;

/** `url` is the patient's link. It holds the secret and is stored nowhere; null for an appointment whose patient has one already. */
export const QuickCall = z.object({ room: VideoRoom, url: z.string().nullable() }).meta({ id: 'QuickCall' });
export type QuickCall = z.infer<typeof QuickCall>;

export const NewVideoGuest = z.object({ kind: GuestKind });
export type NewVideoGuest = z.infer<typeof NewVideoGuest>;

export const MadeVideoGuest = z.object({ room: VideoRoom, url: z.string() });
export type MadeVideoGuest = z.infer<typeof MadeVideoGuest>;

export const RoomChart = z.object({ noteId: Id });
export type RoomChart = z.infer<typeof RoomChart>;

/** `asked` starts over: earlier answers do not count. */
export const SetRoomRecording = z.object({
  recording: RecordingState,
  textVersion: z.string().min(1).max(100).optional(),
});
export type SetRoomRecording = z.infer<typeof SetRoomRecording>;

export const GuestParams = z.object({ id: Id, guestId: Id });

/** `over`: the link is unknown, expired, revoked or locked, or the call has ended. */
export const GuestGreeting = z
  .object({ state: z.enum(['open', 'over']), asksBirth: z.boolean() })
  .meta({ id: 'GuestGreeting' });
export type GuestGreeting = z.infer<typeof GuestGreeting>;

export const OpenGuest = z.object({
  secret: z.string().min(1).max(100),
  name: z.string().trim().min(1).max(80),
  dateOfBirth: CalendarDate.optional(),
});
export type OpenGuest = z.input<typeof OpenGuest>;

const Visit = z.string().min(1).max(1_000);

/** `visit` proves in later requests that the link was opened. */
export const GuestVisit = z
  .object({ visit: z.string(), workspace: z.string(), clinician: z.string() })
  .meta({ id: 'GuestVisit' });
export type GuestVisit = z.infer<typeof GuestVisit>;

export const GuestEvents = z.object({ visit: Visit });
export type GuestEvents = z.infer<typeof GuestEvents>;

export const GuestSync = PeerSync.extend({ visit: Visit });
export type GuestSync = z.infer<typeof GuestSync>;

/** What a guest's page is told: how the call stands, since when they wait, and the text that asks for a recording. */
export const GuestCall = CallState.extend({
  waitingSince: Timestamp.nullable(),
  consent: RecordingAnswer,
  /** Null for the page's own text. */
  consentText: z.string().nullable(),
}).meta({ id: 'GuestCall' });
export type GuestCall = z.infer<typeof GuestCall>;

export const GuestAnswer = z.discriminatedUnion('do', [
  z.object({ do: z.literal('consent'), visit: Visit, given: z.boolean() }),
  z.object({ do: z.literal('leave'), visit: Visit }),
]);
export type GuestAnswer = z.infer<typeof GuestAnswer>;
