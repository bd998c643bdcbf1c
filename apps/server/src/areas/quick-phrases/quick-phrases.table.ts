import { sql } from 'drizzle-orm';
import { integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { PhraseScope } from '@clinical/contract/quick-phrases/quick-phrases.schemas';
import { epochMs, id } from '../../platform/db/columns.ts';
import { users, workspaces } from '../accounts/accounts.table.ts';

export const quickPhrases = pgTable(
  'quick_phrases',
  {
    id: id(),
    /** Where it was made. Only for a shared one does it say who has it. */
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    scope: text('scope').$type<PhraseScope>().notNull(),
    name: text('name').notNull(),
    /** What makes two names the same one. */
    nameKey: text('name_key').notNull(),
    html: text('html').notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: epochMs('updated_at').notNull(),
  },
  (phrase) => [
    uniqueIndex('quick_phrases_own_name')
      .on(phrase.ownerId, phrase.nameKey)
      .where(sql`scope = 'me'`),
    uniqueIndex('quick_phrases_shared_name')
      .on(phrase.workspaceId, phrase.nameKey)
      .where(sql`scope = 'workspace'`),
  ],
);
