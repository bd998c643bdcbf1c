import { bigint, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { UploadKind } from '@clinical/contract/capture/uploads.schemas';
import { epochMs, id } from '../../../platform/db/columns.ts';
import { storedFiles } from '../../../platform/storage/stored-files.table.ts';
import { users } from '../../accounts/accounts.table.ts';
import { notes } from '../../notes/notes.table.ts';

/** Files on their way in pieces. One of the same name, size and time of the same person in a chart is the same file. */
export const fileUploads = pgTable(
  'file_uploads',
  {
    id: id(),
    noteId: uuid('note_id')
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    workspaceId: uuid('workspace_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').$type<UploadKind>().notNull(),
    fileName: text('file_name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** As the device has it. */
    modifiedAt: epochMs('modified_at').notNull(),
    createdAt: epochMs('created_at').notNull(),
    updatedAt: epochMs('updated_at').notNull(),
    /** The lowest number that is not stored yet. */
    next: integer('next').notNull().default(0),
  },
  (upload) => [
    unique('file_uploads_by_file').on(
      upload.noteId,
      upload.userId,
      upload.kind,
      upload.fileName,
      upload.size,
      upload.modifiedAt,
    ),
    index('file_uploads_by_age').on(upload.updatedAt),
  ],
);

/** Each row stands for bytes that are on the disk for good. */
export const uploadPieces = pgTable(
  'upload_pieces',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => fileUploads.id, { onDelete: 'cascade' }),
    n: integer('n').notNull(),
    /** Of the bytes, hex. */
    sha256: text('sha256').notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => storedFiles.fileId),
  },
  (piece) => [primaryKey({ columns: [piece.uploadId, piece.n] }), index('upload_pieces_by_file').on(piece.fileId)],
);
