import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';
import { epochMs, json } from '../../platform/db/columns.ts';
import type { NoteRequest } from './note-request.ts';
import { transcripts } from './transcripts.table.ts';

/** One row for each job that writes a note: what it was asked for, and what it has written so far. Kept with its version. */
export const noteRuns = pgTable(
  'note_runs',
  {
    taskId: uuid('task_id').primaryKey(),
    transcriptId: uuid('transcript_id')
      .notNull()
      .references(() => transcripts.id, { onDelete: 'cascade' }),
    request: json<NoteRequest>('request').notNull(),
    /** Version of the note when it was asked for. */
    baseVersion: integer('base_version').notNull(),
    /** The sections that it writes, known once it has begun. */
    outline: json<Pick<NoteSection, 'key' | 'header'>[]>('outline').notNull(),
    /** Written and not yet a version; empty again once they are. */
    written: json<NoteSection[]>('written').notNull(),
    createdAt: epochMs('created_at').notNull(),
  },
  (run) => [index('note_runs_by_transcript').on(run.transcriptId)],
);
