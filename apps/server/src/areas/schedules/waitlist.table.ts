import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { epochMs, id } from '../../platform/db/columns.ts';
import { users, workspaces } from '../accounts/accounts.table.ts';
import { notes } from '../notes/notes.table.ts';
import { appointments, visitTypes } from './schedules.table.ts';

/** Patients who wait for a time. The row stays when they got one, or were taken off the list. */
export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    id: id(),
    /** That of the chart. */
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    noteId: uuid('note_id')
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    /** Null for any. */
    clinicianId: uuid('clinician_id').references(() => users.id),
    typeId: uuid('type_id').references(() => visitTypes.id),
    /** The last day that helps, YYYY-MM-DD. */
    until: text('until_day').notNull(),
    reason: text('reason').notNull(),
    /** Moved when they get an earlier time. They wait only while it is booked. */
    insteadOf: uuid('instead_of').references(() => appointments.id, { onDelete: 'cascade' }),
    status: text('status').$type<'waiting' | 'booked' | 'removed'>().notNull(),
    /** What they got. */
    appointmentId: uuid('appointment_id').references(() => appointments.id, { onDelete: 'set null' }),
    createdAt: epochMs('created_at').notNull(),
    updatedAt: epochMs('updated_at').notNull(),
  },
  (entry) => [
    index('waitlist_by_workspace').on(entry.workspaceId, entry.status, entry.createdAt),
    index('waitlist_by_note').on(entry.noteId),
    index('waitlist_by_appointment').on(entry.insteadOf),
  ],
);
