import type { BackgroundStatus } from '@clinical/contract/operations/background-tasks.schemas';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { epochMs, id, json } from '../db/columns.ts';

/** What a person sees of a job: where it stands and what came of it. The queue itself belongs to pg-boss. */
export const backgroundTasks = pgTable(
  'background_tasks',
  {
    id: id(),
    userId: uuid('user_id').notNull(),
    workspaceId: uuid('workspace_id').notNull(),
    /** For people and filters, e.g. `note`. */
    kind: text('kind').notNull(),
    noteId: uuid('note_id'),
    /** The record that the work is for, when it is not the note itself. */
    recordId: uuid('record_id'),
    /** The task that it is a part of. The whole ends with its last part, and cancelling the whole cancels its parts. */
    partOf: uuid('part_of'),
    status: text('status').$type<BackgroundStatus>().notNull(),
    /** Percent; null before the work starts. */
    progress: integer('progress'),
    message: text('message').notNull().default(''),
    /** An outside service failed, and the local engine can do the work if the person asks for it. */
    localEngineCan: boolean('local_engine_can').notNull().default(false),
    /** Name and payload (ids) of the job, for a retry. */
    job: text('job').notNull(),
    payload: json<Record<string, unknown>>('payload').notNull(),
    /** Counts retries asked for by people; a job of an earlier attempt does nothing. */
    attempts: integer('attempts').notNull(),
    createdAt: epochMs('created_at').notNull(),
    updatedAt: epochMs('updated_at').notNull(),
    finishedAt: epochMs('finished_at'),
  },
  (table) => [
    index('background_tasks_user').on(table.userId, table.createdAt),
    index('background_tasks_part_of').on(table.partOf),
    // What runs for a chart now is asked for every chart of every list.
    index('background_tasks_open_note')
      .on(table.noteId, table.createdAt)
      .where(sql`status in ('PENDING', 'PROGRESS')`),
  ],
);

export type BackgroundTaskRow = typeof backgroundTasks.$inferSelect;
