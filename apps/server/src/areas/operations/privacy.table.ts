import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { epochMs, id } from '../../platform/db/columns.ts';
import { users, workspaces } from '../accounts/accounts.table.ts';

/** How many days things are kept; 0 until they are deleted, null where it is left open. A workspace comes before a person. */
export const retentionChoices = pgTable('retention_choices', {
  /** The person, or the workspace, whose choice it is. */
  holderId: uuid('holder_id').primaryKey(),
  audioDays: integer('audio_days'),
  chartDays: integer('chart_days'),
});

/** What is asked of a patient before a recording. A row never changes; a new text is a further one. */
export const consentTexts = pgTable(
  'consent_texts',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    version: text('version').notNull(),
    /** Null: from then on the text that the pages bring along. */
    text: text('text'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: epochMs('created_at').notNull(),
  },
  (row) => [index('consent_texts_of_workspace').on(row.workspaceId, row.createdAt)],
);
