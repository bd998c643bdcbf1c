import type { AppointmentStatus } from '@clinical/contract/schedules/schedules.schemas';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { epochMs, id } from '../../platform/db/columns.ts';
import { users, workspaces } from '../accounts/accounts.table.ts';
import { notes } from '../notes/notes.table.ts';

/** Kinds of visit: a name is there once in a workspace, in any letters. */
export const visitTypes = pgTable(
  'visit_types',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    name: text('name').notNull(),
    minutes: integer('minutes').notNull(),
    bufferBefore: integer('buffer_before').notNull(),
    bufferAfter: integer('buffer_after').notNull(),
    /** Most of this kind that one clinician has in a day. */
    dailyLimit: integer('daily_limit'),
    version: integer('version').notNull().default(1),
    /** Off the list; what was booked with it stays. */
    archivedAt: epochMs('archived_at'),
  },
  (type) => [
    uniqueIndex('visit_types_by_name')
      .on(type.workspaceId, sql`lower(${type.name})`)
      .where(sql`archived_at is null`),
  ],
);

/**
 * Visits that are to come. The wall time and its zone are what was agreed with the patient; `startsAt` is worked out from them.
 * The constraint `appointments_apart` (in the migration) keeps the times of one clinician apart.
 */
export const appointments = pgTable(
  'appointments',
  {
    id: id(),
    /** That of the chart. */
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    noteId: uuid('note_id')
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    clinicianId: uuid('clinician_id')
      .notNull()
      .references(() => users.id),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    typeId: uuid('type_id').references(() => visitTypes.id),
    title: text('title').notNull(),
    prompt: text('prompt').notNull(),
    localStart: text('local_start').notNull(),
    timeZone: text('time_zone').notNull(),
    startsAt: epochMs('starts_at').notNull(),
    minutes: integer('minutes').notNull(),
    /** Minutes before and after that are kept free, as its type had them when it was booked. */
    bufferBefore: integer('buffer_before').notNull(),
    bufferAfter: integer('buffer_after').notNull(),
    /** Came to a clinician who had another visit then. It is shown as such, and kept out of the constraint, until it is moved. */
    clash: boolean('clash').notNull().default(false),
    status: text('status').$type<AppointmentStatus>().notNull(),
    cancelReason: text('cancel_reason').notNull().default(''),
    startedAt: epochMs('started_at'),
    version: integer('version').notNull().default(1),
    createdAt: epochMs('created_at').notNull(),
    updatedAt: epochMs('updated_at').notNull(),
  },
  (appointment) => [
    index('appointments_by_time').on(appointment.workspaceId, appointment.startsAt),
    index('appointments_by_clinician').on(appointment.clinicianId, appointment.startsAt),
    index('appointments_by_note').on(appointment.noteId, appointment.startsAt),
  ],
);
