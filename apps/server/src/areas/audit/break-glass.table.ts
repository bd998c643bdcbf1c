import type { BreakGlassVerdict } from '@clinical/contract/audit/break-glass.schemas';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { epochMs, id } from '../../platform/db/columns.ts';
import { users, workspaces } from '../accounts/accounts.table.ts';
import { notes } from '../notes/notes.table.ts';

/** Charts that somebody opened in an emergency. While one lasts, its person holds the name `break-glass:<id>`. */
export const breakGlassAccesses = pgTable(
  'break_glass_accesses',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    noteId: uuid('note_id')
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** In the person's own words. */
    reason: text('reason').notNull(),
    startedAt: epochMs('started_at').notNull(),
    endsAt: epochMs('ends_at').notNull(),
    /** When its grant was taken away; it opens nothing after `endsAt`, whenever that is. */
    closedAt: epochMs('closed_at'),
    verdict: text('verdict').$type<BreakGlassVerdict>(),
    comment: text('comment').notNull().default(''),
    reviewedBy: uuid('reviewed_by').references(() => users.id),
    reviewedAt: epochMs('reviewed_at'),
  },
  (access) => [
    index('break_glass_of_person').on(access.userId, access.endsAt),
    index('break_glass_of_workspace').on(access.workspaceId, access.startedAt),
    index('break_glass_of_note').on(access.noteId),
  ],
);
