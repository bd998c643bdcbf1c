import type { FormField, FormPage } from '@clinical/contract/forms/fields.schemas';
import type { FormProposal, FormSource } from '@clinical/contract/forms/forms.schemas';
import { bigint, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { epochMs, id, json } from '../../platform/db/columns.ts';
import { storedFiles } from '../../platform/storage/stored-files.table.ts';
import { users, workspaces } from '../accounts/accounts.table.ts';
import { notes } from '../notes/notes.table.ts';
import { transcripts } from '../transcripts/transcripts.table.ts';

/** Blank forms. They belong to the workspace; the owner and its admins change them. */
export const forms = pgTable(
  'forms',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    title: text('title').notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => storedFiles.fileId),
    fileName: text('file_name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    pages: json<FormPage[]>('pages').notNull(),
    /** The newest of its versions. */
    version: integer('version').notNull().default(1),
    createdAt: epochMs('created_at').notNull(),
    updatedAt: epochMs('updated_at').notNull(),
    deletedAt: epochMs('deleted_at'),
  },
  (form) => [
    index('forms_by_workspace').on(form.workspaceId, form.createdAt),
    index('forms_by_owner').on(form.ownerId),
    index('forms_by_file').on(form.fileId),
  ],
);

/** Fields of forms, as they were at each change. */
export const formVersions = pgTable(
  'form_versions',
  {
    formId: uuid('form_id')
      .notNull()
      .references(() => forms.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    fields: json<FormField[]>('fields').notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: epochMs('created_at').notNull(),
  },
  (row) => [primaryKey({ columns: [row.formId, row.version] })],
);

/** `changedBy`: the person's name then; null for a value that was only proposed. */
export type StoredValue = { value: string; source: FormSource | null; changedBy: string | null; changedAt: number };

/** Forms that are being filled in for a patient, or were. */
export const formDrafts = pgTable(
  'form_drafts',
  {
    id: id(),
    workspaceId: uuid('workspace_id').notNull(),
    noteId: uuid('note_id')
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    formId: uuid('form_id').notNull(),
    formVersion: integer('form_version').notNull(),
    values: json<Record<string, StoredValue>>('values').notNull(),
    proposals: json<Record<string, FormProposal[]>>('proposals').notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: epochMs('created_at').notNull(),
    updatedAt: epochMs('updated_at').notNull(),
    /** The entry of the filled form. */
    transcriptId: uuid('transcript_id').references(() => transcripts.id, { onDelete: 'set null' }),
    filledAt: epochMs('filled_at'),
  },
  (draft) => [
    foreignKey({
      columns: [draft.formId, draft.formVersion],
      foreignColumns: [formVersions.formId, formVersions.version],
    }),
    index('form_drafts_by_note').on(draft.noteId, draft.updatedAt),
    index('form_drafts_by_form').on(draft.formId),
    index('form_drafts_by_creator').on(draft.createdBy, draft.workspaceId, draft.updatedAt),
    index('form_drafts_by_transcript').on(draft.transcriptId),
  ],
);
