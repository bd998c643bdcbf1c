import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Sex, VisitState } from '@clinical/contract/notes/notes.schemas';
import type { GrantLevel } from '../../platform/access.ts';
import { epochMs, id, json } from '../../platform/db/columns.ts';
import { users, workspaces } from '../accounts/accounts.table.ts';

/** The newest visit of a chart. `at` in epoch milliseconds. */
export type StoredVisit = { at: number; reason: string | null; state: VisitState };

/**
 * What a search looks through: the folded name, the record number as typed and without signs, the digits of the phone, and the day
 * of birth as `#MMDDYYYY` and `#DDMMYYYY`. A line break, which no search contains, separates them. Only the index stores it.
 */
export const searchText = sql.raw(`(title_search
  || coalesce(chr(10) || lower(mrn) || chr(10) || translate(lower(mrn), ' -./', ''), '')
  || coalesce(chr(10) || translate(phone, '+-()./ ', ''), '')
  || coalesce(chr(10) || '#' || substr(date_of_birth, 6, 2) || substr(date_of_birth, 9, 2) || substr(date_of_birth, 1, 4), '')
  || coalesce(chr(10) || '#' || substr(date_of_birth, 9, 2) || substr(date_of_birth, 6, 2) || substr(date_of_birth, 1, 4), ''))`);

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
    /** Those of its entries, each once, sorted; kept by the area that owns the entries. */
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    entryCount: integer('entry_count').notNull().default(0),
    /** Kept by the area that owns the entries; null while there is no visit. */
    lastVisit: json<StoredVisit>('last_visit'),
    createdAt: epochMs('created_at').notNull(),
    lastActivityAt: epochMs('last_activity_at').notNull(),
    updatedAt: epochMs('updated_at').notNull(),
    version: integer('version').notNull().default(1),
    archivedAt: epochMs('archived_at'),
    deletedAt: epochMs('deleted_at'),
    deletedBy: uuid('deleted_by'),
    /** The chart that everything of it went to; it is in the bin then, and only undoing the merge brings it back. */
    mergedInto: uuid('merged_into'),
    /** The sample patient of a new account: its owner's alone, in no list, count or export. */
    sample: boolean('sample').notNull().default(false),
  },
  (note) => [
    // Read backwards for "newest first": a descending index would sort nulls last, which no ORDER BY asks for.
    index('notes_by_activity')
      .on(note.workspaceId, note.lastActivityAt, note.id)
      .where(sql`deleted_at is null`),
    index('notes_by_name')
      .on(note.workspaceId, sql`title_search collate "C"`, note.id)
      .where(sql`deleted_at is null`),
    // fastupdate off: otherwise searches crawl through the pending list after many inserts.
    index('notes_search_text')
      .using('gin', sql`${searchText} gin_trgm_ops`)
      .with({ fastupdate: false }),
    // Charts without tags, all new ones among them, stay out of it.
    index('notes_by_tag')
      .using('gin', note.tags)
      .where(sql`tags <> '{}'`),
    index('notes_by_department')
      .on(note.departmentId)
      .where(sql`department_id is not null`),
    uniqueIndex('notes_sample')
      .on(note.ownerId, note.workspaceId)
      .where(sql`sample`),
    index('notes_in_bin')
      .on(note.workspaceId, note.deletedAt)
      .where(sql`deleted_at is not null`),
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

/** Patients whose referral somebody follows. */
export const noteFavorites = pgTable(
  'note_favorites',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    noteId: uuid('note_id')
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
  },
  (star) => [primaryKey({ columns: [star.userId, star.noteId] }), index('note_favorites_by_note').on(star.noteId)],
);

/** When somebody last changed something in a chart, and where in it their page is; of use for about a minute. */
export const noteEditors = pgTable(
  'note_editors',
  {
    noteId: uuid('note_id')
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** 0 for somebody who has not edited. */
    lastEditAt: epochMs('last_edit_at').notNull(),
    /** When a page of theirs last said that it is open; 0 when they closed it. */
    seenAt: epochMs('seen_at').notNull().default(0),
    transcriptId: uuid('transcript_id'),
    section: text('section'),
  },
  (editor) => [primaryKey({ columns: [editor.noteId, editor.userId] })],
);
