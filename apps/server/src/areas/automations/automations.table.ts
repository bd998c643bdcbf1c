import type { AutoTaskerCondition, AutoTaskerOutcome } from '@clinical/contract/automations/automations.schemas';
import type { DeliveryState, GridhookEvent, GridhookField } from '@clinical/contract/automations/gridhook.schemas';
import type { TaskCategory } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { epochMs, id, json } from '../../platform/db/columns.ts';
import { users, workspaces } from '../accounts/accounts.table.ts';
import { departments } from '../teams/teams.table.ts';
import { templates } from '../templates/templates.table.ts';
import { transcripts } from '../transcripts/transcripts.table.ts';

/** A person's rules in a workspace: when a note holds a category, if a condition holds, then a task. */
export const autoTaskers = pgTable(
  'auto_taskers',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Rises with each change but a pause. Part of the key of a run. */
    version: integer('version').notNull(),
    category: text('category').$type<TaskCategory>().notNull(),
    words: json<AutoTaskerCondition['words']>('words').notNull(),
    templateId: uuid('template_id').references(() => templates.id, { onDelete: 'set null' }),
    kind: text('kind').$type<AutoTaskerCondition['kind']>(),
    per: text('per').$type<'item' | 'visit'>().notNull(),
    title: text('title').notNull(),
    dueInDays: integer('due_in_days'),
    assigneeId: uuid('assignee_id').references(() => users.id),
    departmentId: uuid('department_id').references(() => departments.id, { onDelete: 'set null' }),
    dailyBudget: integer('daily_budget').notNull(),
    paused: boolean('paused').notNull(),
    createdAt: epochMs('created_at').notNull(),
    updatedAt: epochMs('updated_at').notNull(),
    /** Its runs stay in the log. */
    deletedAt: epochMs('deleted_at'),
  },
  (rule) => [index('auto_taskers_by_person').on(rule.userId, rule.workspaceId)],
);

/** What a rule did with one event. Rule, version and event are its key, so that an effect happens once. */
export const autoTaskerRuns = pgTable(
  'auto_tasker_runs',
  {
    id: id(),
    /** That of the entry. */
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    taskerId: uuid('tasker_id')
      .notNull()
      .references(() => autoTaskers.id, { onDelete: 'cascade' }),
    ruleVersion: integer('rule_version').notNull(),
    transcriptId: uuid('transcript_id')
      .notNull()
      .references(() => transcripts.id, { onDelete: 'cascade' }),
    /** A hash of the entry and what was said in it. */
    eventKey: text('event_key').notNull(),
    outcome: text('outcome').$type<AutoTaskerOutcome>().notNull(),
    /** The task that it made or found; it may be deleted by now. */
    taskId: uuid('task_id'),
    createdAt: epochMs('created_at').notNull(),
  },
  (run) => [
    uniqueIndex('auto_tasker_runs_once').on(run.taskerId, run.ruleVersion, run.eventKey),
    index('auto_tasker_runs_by_rule').on(run.taskerId, run.createdAt),
    index('auto_tasker_runs_by_entry').on(run.transcriptId),
  ],
);

/** Where a person's notes of a workspace are posted. */
export const gridhooks = pgTable(
  'gridhooks',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    url: text('url').notNull(),
    secretSealed: text('secret_sealed').notNull(),
    secretLastFour: text('secret_last_four').notNull(),
    fields: json<GridhookField[]>('fields').notNull(),
    encrypt: boolean('encrypt').notNull(),
    enabled: boolean('enabled').notNull(),
    /** Since then the receiver says that the address is gone. */
    endedAt: epochMs('ended_at'),
    lastSuccessAt: epochMs('last_success_at'),
    createdAt: epochMs('created_at').notNull(),
    updatedAt: epochMs('updated_at').notNull(),
  },
  (hook) => [uniqueIndex('gridhooks_by_person').on(hook.userId, hook.workspaceId)],
);

/** Messages to gridhooks. Their bodies are composed at each try and never stored. The id is that of the message at the receiver. */
export const gridhookDeliveries = pgTable(
  'gridhook_deliveries',
  {
    id: id(),
    /** That of the gridhook. */
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    hookId: uuid('hook_id')
      .notNull()
      .references(() => gridhooks.id, { onDelete: 'cascade' }),
    event: text('event').$type<GridhookEvent>().notNull(),
    /** Of an entry and a chart that may be erased by now: that was sent, and is told to the receiver. */
    entryId: uuid('entry_id'),
    noteId: uuid('note_id'),
    /** The chart that the receiver has the entry in, when it is another one. */
    previousNoteId: uuid('previous_note_id'),
    version: integer('version'),
    /** Rises with each message of an entry. */
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    state: text('state').$type<DeliveryState>().notNull(),
    status: integer('status'),
    reason: text('reason'),
    tries: integer('tries').notNull().default(0),
    /** Tries that failed for a reason of ours, before anything was sent. */
    faults: integer('faults').notNull().default(0),
    createdAt: epochMs('created_at').notNull(),
    changedAt: epochMs('changed_at').notNull(),
    /** When it was first handed over: the receiver may have it since, whatever the state says. */
    sentAt: epochMs('sent_at'),
    nextAt: epochMs('next_at'),
    /** Until then one job works on it. */
    heldUntil: epochMs('held_until'),
  },
  (delivery) => [
    index('gridhook_deliveries_by_hook').on(delivery.hookId, delivery.createdAt),
    index('gridhook_deliveries_by_entry').on(delivery.entryId),
    index('gridhook_deliveries_by_note').on(delivery.noteId),
    index('gridhook_deliveries_due').on(delivery.nextAt),
  ],
);
