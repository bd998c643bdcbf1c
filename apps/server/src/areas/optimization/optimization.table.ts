import type { TemplateEdit } from '@clinical/contract/optimization/optimization.schemas';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { epochMs, id, json } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { templates } from '../templates/templates.table.ts';

/** Whether and when a person is offered improvements. */
export const optimizationPreferences = pgTable('optimization_preferences', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  enabled: boolean('enabled').notNull().default(true),
  repeats: integer('repeats').notNull().default(3),
  /** Templates that are not looked at. */
  leftOut: json<string[]>('left_out').notNull().default([]),
  /** Suggestions that are never shown again. */
  silenced: json<string[]>('silenced').notNull().default([]),
});

/** Changes that were taken into a template. */
export const optimizationChanges = pgTable(
  'optimization_changes',
  {
    id: id(),
    templateId: uuid('template_id')
      .notNull()
      .references(() => templates.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Version of the template that brought it. */
    version: integer('version').notNull(),
    /** Names the kind of change, as the engine does. */
    key: text('key').notNull(),
    edit: json<TemplateEdit>('edit').notNull(),
    header: text('header').notNull(),
    appliedAt: epochMs('applied_at').notNull(),
  },
  (change) => [index('optimization_changes_by_template').on(change.templateId, change.appliedAt)],
);
