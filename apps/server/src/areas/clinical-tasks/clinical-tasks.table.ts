import type {
  ChecklistItem,
  TaskProof,
  TaskRepeats,
  TaskSource,
} from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import type { ClinicalTaskStatus, TaskCategory } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import type { TaskSelection } from '@clinical/contract/clinical-tasks/shares.schemas';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { epochMs, id, json } from '../../platform/db/columns.ts';
import { users, workspaces } from '../accounts/accounts.table.ts';
import { notes } from '../notes/notes.table.ts';
import { departments } from '../teams/teams.table.ts';
import { transcripts } from '../transcripts/transcripts.table.ts';
import type { StoredOperation } from './stored-operation.ts';

/** Work that follows a visit. It belongs to a chart, and who sees the chart sees it. */
export const clinicalTasks = pgTable(
  'clinical_tasks',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    noteId: uuid('note_id')
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    status: text('status').$type<ClinicalTaskStatus>().notNull(),
    category: text('category').$type<TaskCategory>().notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    /** yyyy-mm-dd, which sorts as days do. */
    dueOn: text('due_on'),
    dueUnsure: boolean('due_unsure').notNull().default(false),
    assigneeId: uuid('assignee_id').references(() => users.id),
    departmentId: uuid('department_id').references((): AnyPgColumn => departments.id, { onDelete: 'set null' }),
    checklist: json<ChecklistItem[]>('checklist').notNull(),
    repeats: json<TaskRepeats | null>('repeats'),
    /** Of one that came back: the day from which intervals are counted, unless somebody moved it. */
    anchorOn: text('anchor_on'),
    /** The task that came back when this one was done; it may be deleted by now. */
    followedBy: uuid('followed_by'),
    blockedBy: json<string[]>('blocked_by').notNull(),
    letter: json<TaskProof | null>('letter'),
    receipt: json<TaskProof | null>('receipt'),
    proof: json<TaskProof | null>('proof'),
    transcriptId: uuid('transcript_id').references(() => transcripts.id, { onDelete: 'set null' }),
    links: json<TaskSource['links']>('links').notNull(),
    suggestionKey: text('suggestion_key'),
    /** Of a later area: deleting the card clears it. */
    cardId: uuid('card_id'),
    rank: text('rank').notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: epochMs('created_at').notNull(),
    updatedAt: epochMs('updated_at').notNull(),
    doneAt: epochMs('done_at'),
    version: integer('version').notNull().default(1),
  },
  (task) => [
    index('clinical_tasks_by_note').on(task.noteId, task.status),
    index('clinical_tasks_by_due').on(task.workspaceId, task.status, task.dueOn),
    index('clinical_tasks_by_assignee').on(task.assigneeId, task.status),
    uniqueIndex('clinical_tasks_by_rank').on(task.workspaceId, task.status, task.rank),
    uniqueIndex('clinical_tasks_by_suggestion').on(task.noteId, task.suggestionKey),
  ],
);

/** What a batch changed, so that it can be undone for some minutes. */
export const taskBatches = pgTable(
  'task_batches',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Inverse operations, in the order in which they are to be applied. */
    inverse: json<StoredOperation[]>('inverse').notNull(),
    createdAt: epochMs('created_at').notNull(),
    undoneAt: epochMs('undone_at'),
  },
  (batch) => [index('task_batches_by_age').on(batch.createdAt)],
);

/** Suggestions that somebody dropped: only their keys. */
export const droppedSuggestions = pgTable(
  'dropped_task_suggestions',
  {
    noteId: uuid('note_id')
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    createdAt: epochMs('created_at').notNull(),
  },
  (dropped) => [primaryKey({ columns: [dropped.noteId, dropped.key] })],
);

/** Links to a filtered list, for members of the workspace. A token is stored as its hash. */
export const taskShares = pgTable(
  'task_shares',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    tokenHash: text('token_hash').notNull().unique(),
    filter: json<TaskSelection>('filter').notNull(),
    createdAt: epochMs('created_at').notNull(),
    expiresAt: epochMs('expires_at').notNull(),
  },
  (share) => [index('task_shares_by_person').on(share.userId, share.workspaceId)],
);
