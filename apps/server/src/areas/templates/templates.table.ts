import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { CheckEncounter } from '@clinical/contract/templates/checks.schemas';
import type { Template, TemplateRecipe, TemplateSharing } from '@clinical/contract/templates/templates.schemas';
import { epochMs, id, json } from '../../platform/db/columns.ts';
import { users, workspaces } from '../accounts/accounts.table.ts';
import { departments } from '../teams/teams.table.ts';

export const templates = pgTable(
  'templates',
  {
    id: id(),
    /** Where it was made or shared. It belongs to its owner, who finds it in every workspace. */
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    title: text('title').notNull(),
    nickname: text('nickname').notNull().default(''),
    type: text('type').$type<Template['type']>().notNull().default('template'),
    sortOrder: integer('sort_order').notNull().default(0),
    sharing: text('sharing').$type<TemplateSharing>().notNull().default('me'),
    /** The shared template that it is a copy of, and the version it was taken from. */
    copyOf: uuid('copy_of').references((): AnyPgColumn => templates.id),
    copiedVersion: integer('copied_version'),
    version: integer('version').notNull().default(1),
    recipe: json<TemplateRecipe>('recipe').notNull(),
    createdAt: epochMs('created_at').notNull(),
    updatedAt: epochMs('updated_at').notNull(),
    archivedAt: epochMs('archived_at'),
    deletedAt: epochMs('deleted_at'),
  },
  (template) => [
    index('templates_shared')
      .on(template.workspaceId)
      .where(sql`sharing = 'workspace' and deleted_at is null`),
    index('templates_copies')
      .on(template.copyOf)
      .where(sql`copy_of is not null`),
    index('templates_by_owner')
      .on(template.ownerId, template.sortOrder, template.createdAt)
      .where(sql`deleted_at is null`),
  ],
);

/** Whose members may use a template that is shared with departments. */
export const templateDepartments = pgTable(
  'template_departments',
  {
    templateId: uuid('template_id')
      .notNull()
      .references(() => templates.id, { onDelete: 'cascade' }),
    departmentId: uuid('department_id')
      .notNull()
      .references(() => departments.id, { onDelete: 'cascade' }),
  },
  (shared) => [
    primaryKey({ columns: [shared.templateId, shared.departmentId] }),
    index('template_departments_department').on(shared.departmentId),
  ],
);

/** Every saved state of a template. Rows are only added; what changes of one is whether it is archived. */
export const templateVersions = pgTable(
  'template_versions',
  {
    templateId: uuid('template_id')
      .notNull()
      .references(() => templates.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    nickname: text('nickname').notNull(),
    recipe: json<TemplateRecipe>('recipe').notNull(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    reason: text('reason').notNull().default(''),
    createdAt: epochMs('created_at').notNull(),
    archivedAt: epochMs('archived_at'),
  },
  (version) => [primaryKey({ columns: [version.templateId, version.version] })],
);

/** The made-up visits that a template is tried on. */
export const templateChecks = pgTable('template_checks', {
  templateId: uuid('template_id')
    .primaryKey()
    .references(() => templates.id, { onDelete: 'cascade' }),
  encounters: json<CheckEncounter[]>('encounters').notNull(),
  updatedAt: epochMs('updated_at').notNull(),
});

/** What a person has said that holds for all their templates. */
export const globalInstructions = pgTable('global_instructions', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  text: text('text').notNull(),
});
