import type { WeeklySpan } from '@clinical/contract/schedules/availability.schemas';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { epochMs, id } from '../../platform/db/columns.ts';
import { users, workspaces } from '../accounts/accounts.table.ts';

/** When somebody can be booked in a workspace, as wall times. Without a row the working hours of the profile count. */
export const bookingHours = pgTable(
  'booking_hours',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    spans: jsonb('spans').$type<WeeklySpan[]>().notNull(),
    timeZone: text('time_zone').notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: epochMs('updated_at').notNull(),
  },
  (hours) => [primaryKey({ columns: [hours.workspaceId, hours.userId] })],
);

/** Days on which a workspace is closed, both YYYY-MM-DD. */
export const closedDays = pgTable(
  'closed_days',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    first: text('first_day').notNull(),
    last: text('last_day').notNull(),
    name: text('name').notNull(),
  },
  (days) => [index('closed_days_by_day').on(days.workspaceId, days.last)],
);
