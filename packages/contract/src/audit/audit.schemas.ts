import { z } from 'zod';
import { Id, Timestamp } from '../common.schemas.ts';
import { limits } from '../limits.ts';
import { auditKinds } from './audit.rules.ts';

export const AuditKind = z.enum(auditKinds);

const selection = {
  /** All of one chart, also what people of other workspaces did with it. */
  noteId: Id.optional(),
  userId: Id.optional(),
  /** A kind of `auditKinds`, or one action by its own name, e.g. `note.read`. A list without it leaves out what pages ask for by themselves. */
  action: z
    .string()
    .max(60)
    .regex(/^[a-z-]+(\.[a-z-]+)?$/, 'a kind or an action')
    .optional(),
  /** From this moment on, and up to but not including that one. */
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
};

export const AuditFilter = z.object({
  ...selection,
  limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).optional(),
  cursor: z.string().max(60).optional(),
});
export type AuditFilter = z.input<typeof AuditFilter>;

export const AuditSelection = z.object(selection);
export type AuditSelection = z.input<typeof AuditSelection>;

/** One row of the log. Names are looked up when it is read, and null where the reader may not know them. */
export const AuditEntry = z
  .object({
    id: Id,
    at: Timestamp,
    userId: z.string().nullable(),
    userName: z.string().nullable(),
    /** As whom they saw it, for an admin who viewed the workspace as a member. */
    asUserId: z.string().nullable(),
    asUserName: z.string().nullable(),
    /** `<record>.<verb>` */
    action: z.string(),
    kind: AuditKind,
    recordType: z.string(),
    recordId: z.string().nullable(),
    noteId: z.string().nullable(),
    noteTitle: z.string().nullable(),
    outcome: z.enum(['ok', 'refused', 'error']),
    address: z.string().nullable(),
    userAgent: z.string().nullable(),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditPage = z.object({ items: z.array(AuditEntry), nextCursor: z.string().nullable() });
export type AuditPage = z.infer<typeof AuditPage>;

/**
 * What the last verification of the hash chain found. The chain is one for the whole installation; the figures are those of the
 * caller's workspace.
 */
export const ChainVerification = z.object({
  /** `verifying`: the first walk since the start of the program is under way. */
  state: z.enum(['intact', 'broken', 'verifying']),
  /** Rows of the workspace whose seals hold, up to the first broken one. */
  sealed: z.number().int(),
  /** Rows of the workspace that wait for their seal: a second's worth. */
  unsealed: z.number().int(),
  /** Hash of the seal of the workspace's newest verified row. Kept elsewhere, it shows later that the row is still there. */
  head: z.string(),
  /** When the last verification ended. */
  checkedAt: Timestamp.nullable(),
  /** When the older rows were read: each row is read again at least once a day. */
  walkedFrom: Timestamp.nullable(),
  firstBroken: z
    .object({
      /** False for a row of another workspace, or one of which nothing is left. */
      own: z.boolean(),
      /** When an own row says that it happened. */
      at: Timestamp.nullable(),
      why: z.string(),
    })
    .nullable(),
});
export type ChainVerification = z.infer<typeof ChainVerification>;
