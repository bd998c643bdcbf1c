import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** A known text, sealed with each version of the master key: proves that a process has the keys of this database. */
export const keyChecks = pgTable('key_checks', {
  version: integer('version').primaryKey(),
  sealed: text('sealed').notNull(),
});
