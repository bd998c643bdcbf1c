import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { PrechartOrigin, PrechartSource } from '@clinical/contract/pre-chats/pre-chats.schemas';
import { epochMs, id, json } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { notes } from '../notes/notes.table.ts';
import { promptTemplates } from '../prompt-templates/prompt-templates.table.ts';
import { transcripts } from '../transcripts/transcripts.table.ts';

/** What staff prepare for visits: a text each, with what it was prepared for. */
export const precharts = pgTable(
  'precharts',
  {
    id: id(),
    noteId: uuid('note_id')
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    title: text('title').notNull(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    promptId: uuid('prompt_id').references(() => promptTemplates.id, { onDelete: 'set null' }),
    origin: text('origin').$type<PrechartOrigin>().notNull(),
    engine: text('engine'),
    sources: json<PrechartSource[]>('sources').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: epochMs('created_at').notNull(),
    updatedAt: epochMs('updated_at').notNull(),
    /** The entry whose note was written with it. */
    usedIn: uuid('used_in').references(() => transcripts.id, { onDelete: 'set null' }),
    /** Set once; its text stays as it was then, also when that entry is gone. */
    usedAt: epochMs('used_at'),
  },
  (prechart) => [index('precharts_by_note').on(prechart.noteId, prechart.createdAt)],
);
