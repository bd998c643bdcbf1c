import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { epochMs, json } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.table.ts';

/** Words that speech engines are to expect. */
export const vocabularies = pgTable('vocabularies', {
  /** The person, or the workspace, whose words they are. */
  ownerId: uuid('owner_id').primaryKey(),
  words: json<string[]>('words').notNull(),
  updatedAt: epochMs('updated_at').notNull(),
  updatedBy: uuid('updated_by')
    .notNull()
    .references(() => users.id),
});
