import { bigint, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { ConsentState } from '@clinical/contract/capture/consents.schemas';
import type { RecordingState } from '@clinical/contract/capture/recordings.schemas';
import type { AudioGap } from '@clinical/contract/transcripts/entry-speech.schemas';
import { epochMs, id, json } from '../../../platform/db/columns.ts';
import { storedFiles } from '../../../platform/storage/stored-files.table.ts';
import { users } from '../../accounts/accounts.table.ts';
import { notes } from '../../notes/notes.table.ts';
import { templates } from '../../templates/templates.table.ts';
import { transcripts } from '../../transcripts/transcripts.table.ts';

/** What a withdrawal took away. */
export type ErasureRow = {
  recordingId: string;
  erasedAt: number;
  durationMs: number;
  bytes: number;
  transcriptId: string | null;
};

/** Answers about being recorded. A row never changes; what comes later is another row. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    noteId: uuid('note_id')
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    workspaceId: uuid('workspace_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    state: text('state').$type<ConsentState>().notNull(),
    textVersion: text('text_version').notNull(),
    at: epochMs('at').notNull(),
    createdAt: epochMs('created_at').notNull(),
    /** The recording that a withdrawal is about. */
    recordingId: uuid('recording_id'),
    erasure: json<ErasureRow>('erasure'),
  },
  (consent) => [index('consents_by_note').on(consent.noteId, consent.createdAt)],
);

/** Recordings while they are made, and what became of them. The bytes lie with their chunks until they are one file. */
export const recordings = pgTable(
  'recordings',
  {
    id: id(),
    noteId: uuid('note_id')
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    workspaceId: uuid('workspace_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    consentId: uuid('consent_id')
      .notNull()
      .references(() => consents.id),
    state: text('state').$type<RecordingState>().notNull().default('recording'),
    mimeType: text('mime_type').notNull(),
    deviceId: text('device_id'),
    language: text('language'),
    templateId: uuid('template_id').references(() => templates.id),
    model: text('model'),
    startedAt: epochMs('started_at').notNull(),
    createdAt: epochMs('created_at').notNull(),
    updatedAt: epochMs('updated_at').notNull(),
    /** The lowest chunk number that is not stored yet. */
    nextChunk: integer('next_chunk').notNull().default(0),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    durationMs: integer('duration_ms').notNull().default(0),
    /** The highest segment number that is stored. */
    segment: integer('segment').notNull().default(-1),
    gaps: json<AudioGap[]>('gaps').notNull().default([]),
    transcriptId: uuid('transcript_id').references(() => transcripts.id, { onDelete: 'set null' }),
    /** The job that makes it an entry. */
    taskId: uuid('task_id'),
    /** Somebody put away what the final text has otherwise than the live one. */
    liveDismissedAt: epochMs('live_dismissed_at'),
  },
  (recording) => [
    unique('recordings_by_consent').on(recording.consentId),
    index('recordings_by_user').on(recording.userId, recording.state, recording.createdAt),
    index('recordings_by_note').on(recording.noteId),
    index('recordings_by_transcript').on(recording.transcriptId),
  ],
);

/** Each row stands for bytes that are on the disk for good. */
export const recordingChunks = pgTable(
  'recording_chunks',
  {
    recordingId: uuid('recording_id')
      .notNull()
      .references(() => recordings.id, { onDelete: 'cascade' }),
    n: integer('n').notNull(),
    segment: integer('segment').notNull(),
    /** On the recording's own clock. */
    startMs: integer('start_ms').notNull(),
    durationMs: integer('duration_ms').notNull(),
    bytes: integer('bytes').notNull(),
    /** Of the bytes, hex. */
    sha256: text('sha256').notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => storedFiles.fileId),
  },
  (chunk) => [
    primaryKey({ columns: [chunk.recordingId, chunk.n] }),
    index('recording_chunks_by_file').on(chunk.fileId),
  ],
);

/** What was heard of a recording while it was made; the final text is compared with it. */
export const liveLines = pgTable(
  'live_lines',
  {
    recordingId: uuid('recording_id')
      .notNull()
      .references(() => recordings.id, { onDelete: 'cascade' }),
    /** On the recording's own clock. */
    startMs: integer('start_ms').notNull(),
    endMs: integer('end_ms').notNull(),
    text: text('text').notNull(),
    speaker: text('speaker'),
  },
  (line) => [primaryKey({ columns: [line.recordingId, line.startMs] })],
);
