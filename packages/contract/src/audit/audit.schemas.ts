import { z } from 'zod';
import { Id, Timestamp } from '../common.schemas.ts';
import { limits } from '../limits.ts';
import { auditKinds } from './audit.rules.ts';

export const AuditKind = z.enum(auditKinds);

const selection = {
  /** All of one chart, also what people of other workspaces did with it. */
  noteId: Id.optional(),
  userId: Id.optional(),
  /** A kind of `auditKinds`, or one action by its own name, e.g. `note.read`. */
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

/** What a walk along the whole hash chain found. */
export const ChainVerification = z.object({
  ok: z.boolean(),
  /** Rows whose seals hold, up to the first broken one. */
  sealed: z.number().int(),
  /** Rows that wait for their seal: a second's worth. */
  unsealed: z.number().int(),
  /** Hash of the last seal that holds. */
  head: z.string(),
  checkedAt: Timestamp,
  firstBroken: z
    .object({
      position: z.number().int(),
      /** Number of the row in the log; null when nothing of it is left. */
      row: z.number().int().nullable(),
      /** When that row says that it happened; null when it is gone. */
      at: Timestamp.nullable(),
      why: z.string(),
    })
    .nullable(),
});
export type ChainVerification = z.infer<typeof ChainVerification>;
