import { z } from 'zod';
import { Id } from '../common.schemas.ts';

const IceCandidate = z.object({
  candidate: z.string().max(1_000),
  sdpMid: z.string().max(100).nullable(),
  sdpMLineIndex: z.number().int().min(0).max(100).nullable(),
});

/** What two browsers tell each other to connect. The server passes it on and reads none of it. */
export const SignalData = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('offer'), sdp: z.string().max(30_000) }),
  z.object({ kind: z.literal('answer'), sdp: z.string().max(30_000) }),
  z.object({ kind: z.literal('candidates'), candidates: z.array(IceCandidate).max(40) }),
  /** Asks the side that offers to begin again. */
  z.object({ kind: z.literal('restart') }),
]);
export type SignalData = z.infer<typeof SignalData>;

/** `peer`: this page, under an id of its own that a reload renews. `after`: the last signal that it has. */
export const PeerSync = z.object({
  peer: Id,
  /** True with the first request of a page: it takes the place of an earlier one. */
  joins: z.boolean(),
  after: z.number().int().min(0),
  signals: z.array(z.object({ to: Id, data: SignalData })).max(20),
});
export type PeerSync = z.infer<typeof PeerSync>;

/** `takesOver`: also from a colleague whose page is in the call. */
export const RoomSync = PeerSync.extend({ takesOver: z.boolean() });
export type RoomSync = z.infer<typeof RoomSync>;

export const IceServer = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
});
export type IceServer = z.infer<typeof IceServer>;

export const PeerRole = z.enum(['clinician', 'patient', 'relative', 'interpreter']);
export type PeerRole = z.infer<typeof PeerRole>;

/** `asked`: everybody in the call is asked whether it may be recorded. `paused`: begun, and nothing is recorded now. */
export const RecordingState = z.enum(['off', 'asked', 'on', 'paused']);
export type RecordingState = z.infer<typeof RecordingState>;

export const RecordingAnswer = z.enum(['none', 'given', 'declined']);
export type RecordingAnswer = z.infer<typeof RecordingAnswer>;

/** How the call stands for one page. `elsewhere`: another page has taken its place. */
export const CallState = z
  .object({
    state: z.enum(['waiting', 'in-call', 'elsewhere', 'ended']),
    /** The others in the call, without this page. */
    peers: z.array(z.object({ id: Id, role: PeerRole, name: z.string(), consent: RecordingAnswer })),
    signals: z.array(z.object({ seq: z.number().int(), from: Id, data: SignalData })),
    iceServers: z.array(IceServer),
    recording: RecordingState,
  })
  .meta({ id: 'CallState' });
export type CallState = z.infer<typeof CallState>;
