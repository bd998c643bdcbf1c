import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { epochMs, id } from '../../platform/db/columns.ts';
import { users, workspaces } from '../accounts/accounts.table.ts';

const seat = {
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id),
  workspaceId: uuid('workspace_id')
    .notNull()
    .references(() => workspaces.id),
};

/** What one person may spend: in one workspace, or on a trial in all of theirs (kept in the first one). The balance is the sum of the seat's ledger rows. */
export const creditSeats = pgTable(
  'credit_seats',
  {
    ...seat,
    plan: text('plan').$type<'trial' | 'monthly'>().notNull(),
    balance: integer('balance').notNull(),
    /** Credits of one cycle, or of the trial. */
    limit: integer('limit').notNull(),
    nextRefillAt: epochMs('next_refill_at'),
    createdAt: epochMs('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.workspaceId] }),
    check('credit_seats_not_below_zero', sql`${table.balance} >= 0`),
  ],
);

/** The ledger: one row for each action or grant. An open reservation is neither taken nor returned yet. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: id(),
    ...seat,
    /** The same for each try of one action: it is charged once. */
    key: text('key').notNull(),
    action: text('action').notNull(),
    noteId: uuid('note_id'),
    model: text('model'),
    /** The background task that the action waits for; when that fails, the credits go back. */
    taskId: uuid('task_id'),
    granted: integer('granted').notNull().default(0),
    reserved: integer('reserved').notNull().default(0),
    taken: integer('taken').notNull().default(0),
    returned: integer('returned').notNull().default(0),
    createdAt: epochMs('created_at').notNull(),
    settledAt: epochMs('settled_at'),
  },
  (table) => [
    uniqueIndex('credit_entries_key').on(table.userId, table.workspaceId, table.key),
    index('credit_entries_seat').on(table.userId, table.workspaceId, table.createdAt),
    index('credit_entries_open')
      .on(table.userId, table.workspaceId)
      .where(sql`settled_at is null`),
  ],
);

/** One row for each call to a model provider, free actions among them: what it took, and what came of it. */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: id(),
    ...seat,
    /** What it was for, e.g. `note`. */
    purpose: text('purpose').notNull(),
    /** Key of the ledger's row that pays for it; null for what is free. */
    creditKey: text('credit_key'),
    noteId: uuid('note_id'),
    /** Key of the price list. */
    model: text('model').notNull(),
    provider: text('provider').notNull(),
    providerModel: text('provider_model').notNull(),
    promptVersion: text('prompt_version'),
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    /** Millionths of the operator's currency. */
    cost: integer('cost'),
    ms: integer('ms').notNull(),
    outcome: text('outcome').$type<'answered' | 'failed' | 'stopped'>().notNull(),
    createdAt: epochMs('created_at').notNull(),
  },
  (table) => [
    index('model_calls_seat').on(table.userId, table.workspaceId, table.createdAt),
    index('model_calls_credit_key').on(table.creditKey),
  ],
);
