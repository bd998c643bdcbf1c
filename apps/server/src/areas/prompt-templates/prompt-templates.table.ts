import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { epochMs, id } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.table.ts';

/** A person's own; they find them in every workspace. */
export const promptTemplates = pgTable(
  'prompt_templates',
  {
    id: id(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    title: text('title').notNull(),
    text: text('text').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: epochMs('created_at').notNull(),
    updatedAt: epochMs('updated_at').notNull(),
  },
  (prompt) => [index('prompt_templates_by_owner').on(prompt.ownerId)],
);
