import type { FaxFailure, FaxReading, FaxState } from '@clinical/contract/fax/fax.rules';
import type { FaxAbout } from '@clinical/contract/fax/fax.schemas';
import type { FaxBorder, FaxField, FaxLabel, FaxPage } from '@clinical/contract/fax/received.schemas';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { epochMs, id, json } from '../../platform/db/columns.ts';
import { storedFiles } from '../../platform/storage/stored-files.table.ts';
import { users, workspaces } from '../accounts/accounts.table.ts';
import { clinicalTasks } from '../clinical-tasks/clinical-tasks.table.ts';
import { notes } from '../notes/notes.table.ts';
import { transcripts } from '../transcripts/transcripts.table.ts';

/** The fax number of a workspace, and its rules. */
export const faxLines = pgTable('fax_lines', {
  workspaceId: uuid('workspace_id')
    .primaryKey()
    .references(() => workspaces.id),
  /** International form. */
  number: text('number').notNull().unique(),
  unsignedAllowed: boolean('unsigned_allowed').notNull().default(true),
  contactsOnly: boolean('contacts_only').notNull().default(false),
});

export const faxContacts = pgTable(
  'fax_contacts',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    name: text('name').notNull(),
    organisation: text('organisation').notNull(),
    number: text('number').notNull(),
    specialty: text('specialty').notNull(),
    preferred: boolean('preferred').notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    updatedAt: epochMs('updated_at').notNull(),
  },
  (contact) => [
    index('fax_contacts_by_number').on(contact.workspaceId, contact.number),
    index('fax_contacts_by_creator').on(contact.createdBy),
  ],
);

/** `otherPatient`: what reads as if an upload were about somebody else; absent in faxes from before there were uploads. */
export type FaxDocument = { title: string; pages: number; unsigned: boolean; otherPatient?: string | null };
export type FaxTargetRow = { name: string; number: string; contactId: string | null };

/** One immutable file: prepared, then sent to its recipients; or one that came in. */
export const faxes = pgTable(
  'faxes',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    direction: text('direction').$type<'sent' | 'received'>().notNull(),
    /** The chart; null while nobody knows whose a received one is. */
    noteId: uuid('note_id').references(() => notes.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => storedFiles.fileId),
    mediaType: text('media_type').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    pages: integer('pages').notNull(),
    documents: json<FaxDocument[]>('documents').notNull(),
    /** Whom a prepared one is for. */
    targets: json<FaxTargetRow[]>('targets').notNull(),
    /** Of a received one, in international form. */
    fromNumber: text('from_number').notNull(),
    /** Of a received one: what its line calls it, so that it comes in once. */
    lineId: text('line_id'),
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: epochMs('created_at').notNull(),
    /** Null while it is only prepared; of a received one, when it came in. */
    sentAt: epochMs('sent_at'),
    /** Of one that is sent: the loop that its arrival proves a station of. */
    taskId: uuid('task_id').references(() => clinicalTasks.id, { onDelete: 'set null' }),
    /** From here on, of a received one. Null for one that is sent. */
    reading: text('reading').$type<FaxReading>(),
    readingReason: text('reading_reason'),
    label: text('label').$type<FaxLabel>(),
    summary: text('summary').notNull().default(''),
    mayBeSplit: boolean('may_be_split').notNull().default(false),
    ownerId: uuid('owner_id').references(() => users.id),
    spamAt: epochMs('spam_at'),
    /** When it was filed in its chart, and by whom; null when it filed itself. */
    filedAt: epochMs('filed_at'),
    filedBy: uuid('filed_by').references(() => users.id),
    transcriptId: uuid('transcript_id').references(() => transcripts.id, { onDelete: 'set null' }),
    /** What filing it gave to do. */
    filedTaskId: uuid('filed_task_id').references(() => clinicalTasks.id, { onDelete: 'set null' }),
    /** The fax that it is a part of, since that one was split. */
    partOf: uuid('part_of').references((): AnyPgColumn => faxes.id, { onDelete: 'cascade' }),
    splitAt: epochMs('split_at'),
  },
  (fax) => [
    index('faxes_by_workspace').on(fax.workspaceId, fax.direction, fax.createdAt),
    index('faxes_by_note').on(fax.noteId),
    index('faxes_by_creator').on(fax.createdBy),
    index('faxes_by_file').on(fax.fileId),
    uniqueIndex('faxes_by_line').on(fax.lineId),
    index('faxes_by_owner').on(fax.ownerId),
    index('faxes_by_part').on(fax.partOf),
    index('faxes_by_task').on(fax.taskId),
    index('faxes_by_filed_task').on(fax.filedTaskId),
    index('faxes_by_entry').on(fax.transcriptId),
    index('faxes_by_filer').on(fax.filedBy),
    index('faxes_to_read').on(fax.reading, fax.createdAt),
  ],
);

/** PDFs that somebody wants to send with a fax of a chart, for a day. */
export const faxUploads = pgTable(
  'fax_uploads',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    noteId: uuid('note_id')
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => storedFiles.fileId),
    name: text('name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    pages: integer('pages').notNull(),
    about: json<FaxAbout>('about').notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: epochMs('created_at').notNull(),
  },
  (upload) => [
    index('fax_uploads_by_note').on(upload.noteId),
    index('fax_uploads_by_file').on(upload.fileId),
    index('fax_uploads_by_creator').on(upload.createdBy),
    index('fax_uploads_by_workspace').on(upload.workspaceId),
    index('fax_uploads_by_age').on(upload.createdAt),
  ],
);

/** What was read on the pages of a received fax. */
export const faxReadings = pgTable('fax_readings', {
  faxId: uuid('fax_id')
    .primaryKey()
    .references(() => faxes.id, { onDelete: 'cascade' }),
  pages: json<FaxPage[]>('pages').notNull(),
  fields: json<FaxField[]>('fields').notNull(),
  borders: json<FaxBorder[]>('borders').notNull(),
});

export const faxRecipients = pgTable(
  'fax_recipients',
  {
    id: id(),
    workspaceId: uuid('workspace_id').notNull(),
    faxId: uuid('fax_id')
      .notNull()
      .references(() => faxes.id, { onDelete: 'cascade' }),
    /** Place among the recipients of its fax. */
    place: integer('place').notNull(),
    name: text('name').notNull(),
    number: text('number').notNull(),
    /** From 1; each has a tag of its own at the line. */
    attempt: integer('attempt').notNull(),
    state: text('state').$type<FaxState>().notNull(),
    failure: text('failure').$type<FaxFailure>(),
    pagesSent: integer('pages_sent'),
    /** Of the credits that are set aside, or were taken, for this recipient. */
    creditKey: text('credit_key').notNull(),
    changedAt: epochMs('changed_at').notNull(),
    /** Until then one job hands it over; another one may only ask. Null while none does. */
    handedUntil: epochMs('handed_until'),
    /** When somebody said that the number is not the recipient's, and what that gave to do. */
    wrongNumberAt: epochMs('wrong_number_at'),
    incidentTaskId: uuid('incident_task_id').references(() => clinicalTasks.id, { onDelete: 'set null' }),
  },
  (recipient) => [
    index('fax_recipients_by_fax').on(recipient.faxId),
    index('fax_recipients_by_number').on(recipient.workspaceId, recipient.number),
    index('fax_recipients_by_incident').on(recipient.incidentTaskId),
    index('fax_recipients_under_way').on(recipient.state, recipient.changedAt),
  ],
);

/** What lines said, as it came. */
export const faxEvents = pgTable(
  'fax_events',
  {
    id: id(),
    /** The line's own name of it, with the line's name in front. */
    lineId: text('line_id').notNull().unique(),
    recipientId: uuid('recipient_id')
      .notNull()
      .references(() => faxRecipients.id, { onDelete: 'cascade' }),
    attempt: integer('attempt').notNull(),
    state: text('state').$type<FaxState>().notNull(),
    failure: text('failure').$type<FaxFailure>(),
    pagesSent: integer('pages_sent'),
    raw: json<unknown>('raw').notNull(),
    at: epochMs('at').notNull(),
  },
  (event) => [index('fax_events_by_recipient').on(event.recipientId, event.attempt)],
);

/** Faxes that are on the line between the workspaces of this installation, until the receiving one has taken them. */
export const carriedFaxes = pgTable(
  'carried_faxes',
  {
    tag: text('tag').primaryKey(),
    workspaceId: uuid('workspace_id').notNull(),
    fromNumber: text('from_number').notNull(),
    toNumber: text('to_number').notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => storedFiles.fileId),
    pages: integer('pages').notNull(),
    handedAt: epochMs('handed_at').notNull(),
  },
  (fax) => [index('carried_faxes_by_number').on(fax.toNumber), index('carried_faxes_by_file').on(fax.fileId)],
);
