import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Template, TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import { epochMs, id, json } from '../../platform/db/columns.ts';
import { users, workspaces } from '../accounts/accounts.table.ts';

export const templates = pgTable(
  'templates',
  {
    id: id(),
    /** Where it was made. It belongs to its owner, who finds it in every workspace. */
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
    version: integer('version').notNull().default(1),
    recipe: json<TemplateRecipe>('recipe').notNull(),
    createdAt: epochMs('created_at').notNull(),
    updatedAt: epochMs('updated_at').notNull(),
    deletedAt: epochMs('deleted_at'),
  },
  (template) => [
    index('templates_by_owner')
      .on(template.ownerId, template.sortOrder, template.createdAt)
      .where(sql`deleted_at is null`),
  ],
);

/** Every saved state of a template. Rows are only added. */
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
  },
  (version) => [primaryKey({ columns: [version.templateId, version.version] })],
);
