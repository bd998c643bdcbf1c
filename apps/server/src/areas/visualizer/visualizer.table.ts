import type { BundleIssue, ChartFacts } from '@clinical/contract/visualizer/chart-facts.schemas';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { epochMs, id, json } from '../../platform/db/columns.ts';
import { users, workspaces } from '../accounts/accounts.table.ts';
import { notes } from '../notes/notes.table.ts';

/** What could not be read of a file, and what was not meant to be. */
export type ImportReport = { issues: BundleIssue[]; skipped: Record<string, number>; withdrawn: number };

/** Files of other systems in charts, as facts. They never change: a newer file is another row. */
export const chartImports = pgTable(
  'chart_imports',
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
    name: text('name').notNull(),
    /** SHA-256 of the file's content, hex: the same file is in a chart once. */
    digest: text('digest').notNull(),
    facts: json<ChartFacts>('facts').notNull(),
    report: json<ImportReport>('report').notNull(),
    createdAt: epochMs('created_at').notNull(),
  },
  (row) => [index('chart_imports_by_note').on(row.noteId, row.createdAt)],
);
