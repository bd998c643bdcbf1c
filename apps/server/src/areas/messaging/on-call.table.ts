import { index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { epochMs, id } from '../../platform/db/columns.ts';
import { users, workspaces } from '../accounts/accounts.table.ts';

/** The rota of a workspace; its version counts the changes. */
export const onCallRotas = pgTable('on_call_rotas', {
  workspaceId: uuid('workspace_id')
    .primaryKey()
    .references(() => workspaces.id),
  version: integer('version').notNull(),
});

/** Who is on call from when to when. Two shifts of a workspace never overlap. */
export const onCallShifts = pgTable(
  'on_call_shifts',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    startsAt: epochMs('starts_at').notNull(),
    endsAt: epochMs('ends_at').notNull(),
  },
  (shift) => [index('on_call_shifts_by_end').on(shift.workspaceId, shift.endsAt)],
);

/** While they last, nothing but urgent messages notifies a person; `until` null: until they switch it off. */
export const quietHours = pgTable(
  'quiet_hours',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    until: epochMs('until'),
  },
  (hours) => [primaryKey({ columns: [hours.workspaceId, hours.userId] })],
);
