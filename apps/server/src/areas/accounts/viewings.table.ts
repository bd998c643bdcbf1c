import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { epochMs, id } from '../../platform/db/columns.ts';
import { sessions, users, workspaces } from './accounts.table.ts';

/** An admin's looks at their workspace as one of its members, each for one session of theirs. */
export const viewings = pgTable(
  'viewings',
  {
    id: id(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    adminId: uuid('admin_id')
      .notNull()
      .references(() => users.id),
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id),
    startedAt: epochMs('started_at').notNull(),
    until: epochMs('until').notNull(),
    /** Null until it was stopped, or found to be over. */
    endedAt: epochMs('ended_at'),
  },
  (table) => [index('viewings_session').on(table.sessionId, table.endedAt)],
);
