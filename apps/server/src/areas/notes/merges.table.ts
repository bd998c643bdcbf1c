import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { GrantLevel } from '../../platform/access.ts';
import { epochMs, id, json } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { notes } from './notes.table.ts';

/** What a merge did to the target, so that it can be undone. */
export type MergeRecord = {
  /** How many entries the source had. */
  entries: number;
  /** Details that the target lacked and took over. */
  filled: Partial<Record<'dateOfBirth' | 'sex' | 'mrn' | 'phone' | 'email' | 'language', string>>;
  /** Grants that the target got, and what was there before. */
  grants: { principal: string; level: GrantLevel; before: GrantLevel | null }[];
  /** People whose star went along. */
  stars: string[];
  /** What each area moved, by its name. */
  moved: Record<string, unknown>;
};

export const noteMerges = pgTable(
  'note_merges',
  {
    id: id(),
    workspaceId: uuid('workspace_id').notNull(),
    sourceId: uuid('source_id')
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    targetId: uuid('target_id')
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    mergedBy: uuid('merged_by')
      .notNull()
      .references(() => users.id),
    mergedAt: epochMs('merged_at').notNull(),
    undoneAt: epochMs('undone_at'),
    record: json<MergeRecord>('record').notNull(),
  },
  (merge) => [
    index('note_merges_by_workspace').on(merge.workspaceId, merge.mergedAt),
    index('note_merges_by_source').on(merge.sourceId),
    index('note_merges_by_target').on(merge.targetId),
  ],
);
