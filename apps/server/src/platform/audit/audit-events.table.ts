import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** Who did what to which record, when and how it went. Append-only by trigger; ids only, never patient data. */
export const auditEvents = pgTable(
  'audit_events',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    id: uuid('id').notNull(),
    /** Epoch milliseconds. */
    at: bigint('at', { mode: 'number' }).notNull(),
    userId: text('user_id'),
    workspaceId: text('workspace_id'),
    sessionId: text('session_id'),
    /** `<record>.<verb>`, e.g. `note.read`. */
    action: text('action').notNull(),
    recordType: text('record_type').notNull(),
    recordId: text('record_id'),
    noteId: text('note_id'),
    outcome: text('outcome', { enum: ['ok', 'refused', 'error'] }).notNull(),
    requestId: text('request_id'),
    address: text('address'),
    userAgent: text('user_agent'),
    /** As whom they saw it, for an admin who views the workspace as a member. */
    asUserId: text('as_user_id'),
  },
  (table) => [
    index('audit_events_workspace_at').on(table.workspaceId, table.at),
    index('audit_events_note_at').on(table.noteId, table.at),
  ],
);
