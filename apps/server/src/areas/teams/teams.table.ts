import type { CollaboratorPermission } from '@clinical/contract/teams/collaborators.schemas';
import type { InvitationStatus } from '@clinical/contract/accounts/invitations.schemas';
import { type AnyPgColumn, boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { epochMs, id } from '../../platform/db/columns.ts';
import { users, workspaces } from '../accounts/accounts.table.ts';

export const departments = pgTable(
  'departments',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    name: text('name').notNull(),
    parentId: uuid('parent_id').references((): AnyPgColumn => departments.id),
    createdAt: epochMs('created_at').notNull(),
  },
  (department) => [uniqueIndex('departments_name').on(department.workspaceId, department.name)],
);

/** Who belongs to a department, and what they may do in it. They are always members of its workspace. */
export const departmentMembers = pgTable(
  'department_members',
  {
    departmentId: uuid('department_id')
      .notNull()
      .references(() => departments.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    viewNotes: boolean('view_notes').notNull(),
    editNotes: boolean('edit_notes').notNull(),
    deleteNotes: boolean('delete_notes').notNull(),
    manageTasks: boolean('manage_tasks').notNull(),
    inviteMembers: boolean('invite_members').notNull(),
    manageDepartment: boolean('manage_department').notNull(),
    createdAt: epochMs('created_at').notNull(),
  },
  (member) => [
    primaryKey({ columns: [member.departmentId, member.userId] }),
    index('department_members_user').on(member.userId),
  ],
);

/** Charts of one person in one workspace that another person may open, wherever that one works. */
export const collaborations = pgTable(
  'collaborations',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    /** Whom it was offered to. */
    email: text('email').notNull(),
    /** Who accepted. */
    userId: uuid('user_id').references(() => users.id),
    permission: text('permission').$type<CollaboratorPermission>().notNull(),
    /** True for all charts that the owner has there; else those with a grant of its name. */
    allNotes: boolean('all_notes').notNull(),
    status: text('status').$type<InvitationStatus>().notNull(),
    createdAt: epochMs('created_at').notNull(),
    sentAt: epochMs('sent_at').notNull(),
    respondedAt: epochMs('responded_at'),
  },
  (collaboration) => [
    uniqueIndex('collaborations_once').on(collaboration.ownerId, collaboration.workspaceId, collaboration.email),
    index('collaborations_user').on(collaboration.userId),
    index('collaborations_email').on(collaboration.email),
  ],
);
