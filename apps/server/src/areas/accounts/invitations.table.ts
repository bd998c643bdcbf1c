import type { InvitationStatus } from '@clinical/contract/accounts/invitations.schemas';
import type { Permission, PresetName, Switches } from '@clinical/contract/accounts/session.schemas';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { epochMs, id, json } from '../../platform/db/columns.ts';
import { users, workspaces } from './accounts.table.ts';

/** Invitations into a workspace by e-mail. The link's token is kept as a hash; sending again makes a new one. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    email: text('email').notNull(),
    permission: text('permission').$type<Permission>().notNull(),
    switches: json<Switches>('switches'),
    preset: text('preset').$type<PresetName>(),
    /** Who accepts joins these departments. */
    departmentIds: json<string[]>('department_ids').notNull().default([]),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => users.id),
    tokenHash: text('token_hash').notNull().unique(),
    status: text('status').$type<InvitationStatus>().notNull(),
    createdAt: epochMs('created_at').notNull(),
    sentAt: epochMs('sent_at').notNull(),
    expiresAt: epochMs('expires_at').notNull(),
    respondedAt: epochMs('responded_at'),
    /** When the workspace was told that it ran out unanswered. */
    expiryToldAt: epochMs('expiry_told_at'),
  },
  (table) => [index('invitations_workspace_email').on(table.workspaceId, table.email)],
);
