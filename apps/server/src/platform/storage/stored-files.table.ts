import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** One row for each file on disk. Whoever refers to a file does so with a foreign key to `file_id`. */
export const storedFiles = pgTable('stored_files', {
  fileId: uuid('file_id').primaryKey(),
  workspaceId: uuid('workspace_id').notNull(),
  /** Plain bytes. */
  size: bigint('size', { mode: 'number' }).notNull(),
  /** Of the plain bytes, hex. */
  sha256: text('sha256').notNull(),
  /** The file's key, sealed with the master key of that version, base64. */
  wrappedKey: text('wrapped_key').notNull(),
  keyVersion: integer('key_version').notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
});
