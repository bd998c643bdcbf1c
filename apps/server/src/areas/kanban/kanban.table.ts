import type { ClinicalTaskStatus } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import type { AssetKind } from '@clinical/contract/kanban/kanban.schemas';
import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { epochMs, id, json } from '../../platform/db/columns.ts';
import { storedFiles } from '../../platform/storage/stored-files.table.ts';
import { users } from '../accounts/accounts.table.ts';
import { notes } from '../notes/notes.table.ts';
import { transcripts } from '../transcripts/transcripts.table.ts';
import type { CardRequest } from './card-request.ts';

/** Pieces of paperwork of a chart. */
export const kanbanCards = pgTable(
  'kanban_cards',
  {
    id: id(),
    workspaceId: uuid('workspace_id').notNull(),
    noteId: uuid('note_id')
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    status: text('status').$type<ClinicalTaskStatus>().notNull(),
    /** yyyy-mm-dd. */
    dueOn: text('due_on'),
    ownerId: uuid('owner_id').references(() => users.id),
    rank: text('rank').notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: epochMs('created_at').notNull(),
    updatedAt: epochMs('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (card) => [
    uniqueIndex('kanban_cards_by_rank').on(card.noteId, card.status, card.rank),
    index('kanban_cards_by_owner').on(card.ownerId, card.workspaceId),
  ],
);

/** Files of cards. */
export const kanbanAssets = pgTable(
  'kanban_assets',
  {
    id: id(),
    cardId: uuid('card_id')
      .notNull()
      .references(() => kanbanCards.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => storedFiles.fileId),
    kind: text('kind').$type<AssetKind>().notNull(),
    fileName: text('file_name').notNull(),
    mediaType: text('media_type').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Of audio, where its length is known. */
    durationMs: integer('duration_ms'),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: epochMs('created_at').notNull(),
  },
  (asset) => [
    index('kanban_assets_by_card').on(asset.cardId, asset.createdAt),
    index('kanban_assets_by_file').on(asset.fileId),
  ],
);

/** One file of a card, or the text of a card without files, in one job: the line of a card is made of these. */
export const kanbanRuns = pgTable(
  'kanban_runs',
  {
    /** The part of the job that processes it. */
    taskId: uuid('task_id').primaryKey(),
    wholeTaskId: uuid('whole_task_id').notNull(),
    cardId: uuid('card_id')
      .notNull()
      .references(() => kanbanCards.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<AssetKind | 'card'>().notNull(),
    /** Null for the text of a card, and for a file that was deleted. */
    assetId: uuid('asset_id').references(() => kanbanAssets.id, { onDelete: 'set null' }),
    request: json<CardRequest>('request').notNull(),
    transcriptId: uuid('transcript_id').references(() => transcripts.id, { onDelete: 'set null' }),
    createdAt: epochMs('created_at').notNull(),
    /** The note of its entry was written then. */
    writtenAt: epochMs('written_at'),
  },
  (run) => [
    index('kanban_runs_by_card').on(run.cardId, run.createdAt),
    index('kanban_runs_by_whole').on(run.wholeTaskId),
    index('kanban_runs_by_transcript').on(run.transcriptId),
  ],
);
