import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';
import { epochMs, id, json } from '../../../platform/db/columns.ts';
import { storedFiles } from '../../../platform/storage/stored-files.table.ts';
import { users } from '../../accounts/accounts.table.ts';
import { transcripts } from '../../transcripts/transcripts.table.ts';

/** Changes to notes that were spoken or typed, until they are accepted or refused. */
export const voiceEdits = pgTable(
  'voice_edits',
  {
    id: id(),
    transcriptId: uuid('transcript_id')
      .notNull()
      .references(() => transcripts.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    taskId: uuid('task_id').notNull(),
    createdAt: epochMs('created_at').notNull(),
    /** What was spoken; null for a typed one. */
    fileId: uuid('file_id').references(() => storedFiles.fileId),
    mediaType: text('media_type'),
    language: text('language').notNull(),
    /** What was typed or heard; null while it is being heard. */
    instruction: text('instruction'),
    contextEntryIds: json<string[]>('context_entry_ids').notNull(),
    /** What made the proposal: `local` or the model's key. */
    engine: text('engine'),
    /** Of the note that it was made from. */
    version: integer('version'),
    before: json<NoteSection[]>('before'),
    after: json<NoteSection[]>('after'),
    /** What was not understood or could not be done, in plain words. */
    notDone: json<string[]>('not_done').notNull().default([]),
  },
  (edit) => [index('voice_edits_by_author').on(edit.transcriptId, edit.authorId, edit.createdAt)],
);
