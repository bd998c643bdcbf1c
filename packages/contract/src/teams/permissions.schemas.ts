import { z } from 'zod';
import { Permission } from '../accounts/session.schemas.ts';
import { Id, Timestamp } from '../common.schemas.ts';

export const ExplainPermission = z.object({ userId: Id, noteId: Id });
export type ExplainPermission = z.infer<typeof ExplainPermission>;

/** `manage` includes deleting and merging. */
export const AccessLevel = z.enum(['none', 'read', 'edit', 'manage']);
export type AccessLevel = z.infer<typeof AccessLevel>;

/** One way in which somebody reaches a chart. */
export const AccessRule = z.object({
  /**
   * `merge`: they owned a chart that was merged into this one. `break-glass`: they opened it in an emergency, which reads only, ends by
   * itself, and is reviewed.
   */
  kind: z.enum(['owner', 'admin', 'department', 'collaborator', 'merge', 'break-glass']),
  level: z.enum(['read', 'edit', 'manage']),
  /** The department, the collaboration or the opening that the rule rests on; null for the others. */
  id: Id.nullable(),
  /** The department's name, or that of the person who shares; empty for the others. */
  name: z.string(),
  /** When it ends by itself; only of an opening in an emergency. */
  until: Timestamp.optional(),
});
export type AccessRule = z.infer<typeof AccessRule>;

/** What somebody may do with a chart in the acting workspace, and why. */
export const ExplainedPermission = z
  .object({
    userId: Id,
    noteId: Id,
    /** The best rule within the cap. */
    level: AccessLevel,
    /** The person's permission in the chart's workspace; null for somebody from outside. */
    permission: Permission.nullable(),
    /** True when the permission gives less than the best rule would. */
    capped: z.boolean(),
    /** The best rule first; empty when nothing gives access. */
    rules: z.array(AccessRule),
  })
  .meta({ id: 'ExplainedPermission' });
export type ExplainedPermission = z.infer<typeof ExplainedPermission>;

/** Somebody who may open a chart, and the best way in which they reach it; `via` names the department or the person who shares. */
export const PersonWithAccess = z
  .object({
    userId: Id,
    name: z.string(),
    email: z.string(),
    level: z.enum(['read', 'edit', 'manage']),
    kind: z.enum(['owner', 'admin', 'department', 'collaborator', 'merge']),
    via: z.string(),
  })
  .meta({ id: 'PersonWithAccess' });
export type PersonWithAccess = z.infer<typeof PersonWithAccess>;
