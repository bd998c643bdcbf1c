import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/** The hash chain over audit rows, in the order in which they were sealed. Append-only by trigger. */
export const auditSeals = pgTable('audit_seals', {
  /** 1, 2, 3 … without gaps. */
  position: bigint('position', { mode: 'number' }).primaryKey(),
  /** Of `audit_events`. No foreign key: it would lock and rewrite every audit row, and both tables refuse changes anyway. */
  eventSeq: bigint('event_seq', { mode: 'number' }).notNull().unique(),
  /** Hex; of position 1 it is 64 zeros. */
  previousHash: text('previous_hash').notNull(),
  hash: text('hash').notNull(),
});
