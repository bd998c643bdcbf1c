import type { GuestState, VideoGuest, VideoRoom } from '@clinical/contract/video-visits/video-visits.schemas';
import { mostWrongTries } from '@clinical/contract/patient-links/patient-links.rules';
import { awayAfter } from '@clinical/contract/video-visits/video-visits.rules';
import { isoTime } from '../../platform/clock.ts';
import type { GuestRow, RoomRow } from './rooms.queries.ts';

export const isOpen = ({ endedAt, expiresAt }: Pick<RoomRow, 'endedAt' | 'expiresAt'>, now: number): boolean =>
  endedAt === null && expiresAt > now;

export const isPresent = ({ seenAt }: { seenAt: number | null }, now: number): boolean =>
  seenAt !== null && now - seenAt < awayAfter;

/** Whether its link can be opened, as long as the room is open. */
export const isUsable = (guest: GuestRow): boolean =>
  guest.revokedAt === null && guest.secretHash !== '' && guest.wrongTries < mostWrongTries;

/** Guests who were let in and have neither left nor been removed. */
export const isAdmitted = ({ revokedAt, admittedAt }: Pick<GuestRow, 'revokedAt' | 'admittedAt'>): boolean =>
  revokedAt === null && admittedAt !== null;

/** Guests who were admitted and have not left; a page that is closed keeps its place until it is away. */
export const inCall = (room: Pick<RoomRow, 'guests'>, now: number): GuestRow[] =>
  room.guests.filter((guest) => isAdmitted(guest) && guest.peerId !== null && isPresent(guest, now));

function stateOf(guest: GuestRow): GuestState {
  if (guest.revokedAt !== null) return 'removed';
  if (guest.admittedAt !== null) return 'in-call';
  if (guest.waitingSince !== null) return 'waiting';
  if (guest.leftAt !== null) return 'left';
  return isUsable(guest) ? 'invited' : 'locked';
}

const timeOf = (at: number | null): string | null => (at === null ? null : isoTime(at));

const viewGuest = (guest: GuestRow, now: number): VideoGuest => ({
  id: guest.id,
  kind: guest.kind,
  name: guest.name,
  state: stateOf(guest),
  isPresent: isPresent(guest, now),
  waitingSince: timeOf(guest.waitingSince),
  movedAt: timeOf(guest.movedAt),
  consent: guest.consent,
});

export const viewRoom = (room: RoomRow, now: number): VideoRoom => ({
  id: room.id,
  note: room.noteId === null ? null : { id: room.noteId, title: room.patient ?? '', dateOfBirth: room.dateOfBirth },
  appointmentId: room.appointmentId,
  clinician: { id: room.clinicianId, name: room.clinician },
  createdAt: isoTime(room.createdAt),
  expiresAt: isoTime(room.expiresAt),
  endedAt: timeOf(room.endedAt),
  recording: room.recording,
  guests: room.guests.map((guest) => viewGuest(guest, now)),
});
