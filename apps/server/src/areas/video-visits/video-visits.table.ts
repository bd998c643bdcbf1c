import type { RecordingAnswer, RecordingState, SignalData } from '@clinical/contract/video-visits/signals.schemas';
import type { GuestKind } from '@clinical/contract/video-visits/video-visits.schemas';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { epochMs, id } from '../../platform/db/columns.ts';
import { users, workspaces } from '../accounts/accounts.table.ts';
import { notes } from '../notes/notes.table.ts';
import { appointments } from '../schedules/schedules.table.ts';

/** Rooms of video calls. The peer is the page of staff that is in the call; a reload renews it. */
export const videoRooms = pgTable(
  'video_rooms',
  {
    id: id(),
    /** That of the chart, once there is one. */
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    clinicianId: uuid('clinician_id')
      .notNull()
      .references(() => users.id),
    noteId: uuid('note_id').references(() => notes.id, { onDelete: 'cascade' }),
    appointmentId: uuid('appointment_id').references(() => appointments.id, { onDelete: 'set null' }),
    peerId: uuid('peer_id'),
    peerUserId: uuid('peer_user_id').references(() => users.id),
    seenAt: epochMs('seen_at'),
    recording: text('recording').$type<RecordingState>().notNull().default('off'),
    /** Of the text that asked for the recording. */
    textVersion: text('text_version'),
    /** The number of the last signal. */
    signals: integer('signals').notNull().default(0),
    createdAt: epochMs('created_at').notNull(),
    expiresAt: epochMs('expires_at').notNull(),
    endedAt: epochMs('ended_at'),
  },
  (room) => [
    index('video_rooms_by_clinician').on(room.clinicianId, room.expiresAt),
    index('video_rooms_by_note').on(room.noteId),
    index('video_rooms_by_expiry').on(room.expiresAt),
    uniqueIndex('video_rooms_by_appointment')
      .on(room.appointmentId)
      .where(sql`ended_at is null`),
  ],
);

/** A link of one person to a room. */
export const videoGuests = pgTable(
  'video_guests',
  {
    /** The token of the calls. It opens nothing without the secret, which only the page's fragment holds. */
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    roomId: uuid('room_id')
      .notNull()
      .references(() => videoRooms.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<GuestKind>().notNull(),
    /** Keyed hash of the secret; empty once it is forgotten. */
    secretHash: text('secret_hash').notNull(),
    /** YYYY-MM-DD as it was when the link was made; null when it asks for none. */
    dateOfBirth: text('date_of_birth'),
    name: text('name').notNull().default(''),
    createdAt: epochMs('created_at').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    revokedAt: epochMs('revoked_at'),
    openedAt: epochMs('opened_at'),
    /** The page that opened it last: an earlier one is refused. */
    visitId: uuid('visit_id'),
    movedAt: epochMs('moved_at'),
    waitingSince: epochMs('waiting_since'),
    admittedAt: epochMs('admitted_at'),
    leftAt: epochMs('left_at'),
    peerId: uuid('peer_id'),
    seenAt: epochMs('seen_at'),
    consent: text('consent').$type<RecordingAnswer>().notNull().default('none'),
    consentAt: epochMs('consent_at'),
  },
  (guest) => [index('video_guests_by_room').on(guest.roomId)],
);

/** What pages of a call tell each other to connect, until the other page has it. */
export const videoSignals = pgTable(
  'video_signals',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    roomId: uuid('room_id')
      .notNull()
      .references(() => videoRooms.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    fromPeer: uuid('from_peer').notNull(),
    toPeer: uuid('to_peer').notNull(),
    data: jsonb('data').$type<SignalData>().notNull(),
    createdAt: epochMs('created_at').notNull(),
  },
  (signal) => [
    primaryKey({ columns: [signal.roomId, signal.seq] }),
    index('video_signals_by_peer').on(signal.toPeer, signal.seq),
    index('video_signals_by_age').on(signal.createdAt),
  ],
);
