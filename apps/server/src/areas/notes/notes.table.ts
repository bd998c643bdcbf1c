import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Sex } from '@clinical/contract/notes/notes.schemas';
import type { GrantLevel } from '../../platform/access.ts';
import { epochMs, id } from '../../platform/db/columns.ts';
import { users, workspaces } from '../accounts/accounts.table.ts';

export const notes = pgTable(
  'notes',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    departmentId: uuid('department_id'),
    title: text('title').notNull(),
    /** `title` as `normalise-title.ts` folds it, so that both engines find and sort names alike. */
    titleSearch: text('title_search').notNull(),
    /** YYYY-MM-DD: a calendar day, which no driver may turn into a moment. */
    dateOfBirth: text('date_of_birth'),
    sex: text('sex').$type<Sex>(),
    mrn: text('mrn'),
    phone: text('phone'),
    email: text('email'),
    language: text('language'),
    isReferralFavorite: boolean('is_referral_favorite').notNull().default(false),
    entryCount: integer('entry_count').notNull().default(0),
    createdAt: epochMs('created_at').notNull(),
    lastActivityAt: epochMs('last_activity_at').notNull(),
    updatedAt: epochMs('updated_at').notNull(),
    version: integer('version').notNull().default(1),
    deletedAt: epochMs('deleted_at'),
    deletedBy: uuid('deleted_by'),
  },
  (note) => [
    // Read backwards for "newest first": a descending index would sort nulls last, which no ORDER BY asks for.
    index('notes_by_activity')
      .on(note.workspaceId, note.lastActivityAt, note.id)
      .where(sql`deleted_at is null`),
    // fastupdate off: otherwise searches crawl through the pending list after many inserts.
    index('notes_title_search')
      .using('gin', sql`title_search gin_trgm_ops`)
      .with({ fastupdate: false }),
  ],
);

/** Who may do what with a chart. Every way to reach one (owner, admins, collaborators, departments) is a row here. */
export const noteGrants = pgTable(
  'note_grants',
  {
    noteId: uuid('note_id')
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    principal: text('principal').notNull(),
    level: text('level').$type<GrantLevel>().notNull(),
  },
  (grant) => [
    primaryKey({ columns: [grant.noteId, grant.principal] }),
    index('note_grants_by_principal').on(grant.principal, grant.noteId),
  ],
);

/** The tags of a chart's entries, each once; kept by the area that owns the entries. */
export const noteTags = pgTable(
  'note_tags',
  {
    noteId: uuid('note_id')
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    tag: text('tag').notNull(),
  },
  (row) => [primaryKey({ columns: [row.noteId, row.tag] }), index('note_tags_by_tag').on(row.tag, row.noteId)],
);
