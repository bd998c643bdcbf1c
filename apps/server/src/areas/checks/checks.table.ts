import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { DismissReason, LedgerEntry, NoteCheck, TranscriptChecks } from '@clinical/contract/checks/checks.schemas';
import type { IdentityConflict } from '@clinical/contract/transcripts/holds.schemas';
import { epochMs, id, json } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { transcripts, transcriptVersions } from '../transcripts/transcripts.table.ts';

type FoundCheck = Omit<NoteCheck, 'answer'>;
type FoundEntry = Omit<LedgerEntry, 'state'> & { state: 'used' | 'missing' };

/** What was found in a version of a note; the source it was compared with and the checker make it out of date or not. */
export const noteChecks = pgTable(
  'note_checks',
  {
    transcriptId: uuid('transcript_id').notNull(),
    version: integer('version').notNull(),
    sourceVersion: integer('source_version').notNull(),
    checkerVersion: text('checker_version').notNull(),
    checkedAt: epochMs('checked_at').notNull(),
    checks: json<FoundCheck[]>('checks').notNull(),
    sentences: json<TranscriptChecks['sentences']>('sentences').notNull(),
    ledger: json<FoundEntry[]>('ledger').notNull(),
  },
  (run) => [
    primaryKey({ columns: [run.transcriptId, run.version] }),
    foreignKey({
      name: 'note_checks_of_version',
      columns: [run.transcriptId, run.version],
      foreignColumns: [transcriptVersions.transcriptId, transcriptVersions.version],
    }).onDelete('cascade'),
  ],
);

/** What people did about things found, by the check's key: an answer outlives the run. One that was taken back stays as a row. */
export const checkAnswers = pgTable(
  'check_answers',
  {
    id: id(),
    transcriptId: uuid('transcript_id')
      .notNull()
      .references(() => transcripts.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    action: text('action').$type<'accept' | 'dismiss' | 'insert'>().notNull(),
    reason: text('reason').$type<DismissReason>(),
    /** In the person's words; of an insert, the sentence. */
    text: text('text').notNull(),
    /** Where an insert wrote, and the version it made. */
    section: text('section'),
    version: integer('version').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: epochMs('created_at').notNull(),
    undone: boolean('undone').notNull().default(false),
  },
  (answer) => [index('check_answers_by_transcript').on(answer.transcriptId, answer.key)],
);

/** A person's word that a visit belongs to its chart although these things conflict. */
export const identityAnswers = pgTable(
  'identity_answers',
  {
    id: id(),
    transcriptId: uuid('transcript_id')
      .notNull()
      .references(() => transcripts.id, { onDelete: 'cascade' }),
    noteId: uuid('note_id').notNull(),
    conflicts: json<IdentityConflict[]>('conflicts').notNull(),
    reason: text('reason').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: epochMs('created_at').notNull(),
  },
  (answer) => [index('identity_answers_by_transcript').on(answer.transcriptId, answer.createdAt)],
);
