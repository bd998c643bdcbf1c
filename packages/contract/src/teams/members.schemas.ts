import { z } from 'zod';
import { Email } from '../accounts/accounts.schemas.ts';
import { InvitationStatus } from '../accounts/invitations.schemas.ts';
import { Permission, PresetName, Switches } from '../accounts/session.schemas.ts';
import { Id, Timestamp } from '../common.schemas.ts';
import { limits } from '../limits.ts';

/**
 * Somebody who belongs to the acting workspace, or an invitation into it that was not accepted. `id` is the person's for a
 * member and the invitation's otherwise.
 */
export const WorkspaceMember = z
  .object({
    id: Id,
    /** Null while nobody has accepted. */
    userId: Id.nullable(),
    email: z.string(),
    /** Empty for an address without an account. */
    name: z.string(),
    permission: Permission,
    switches: Switches,
    /** The preset that was chosen, while permission and switches are those of it. */
    preset: PresetName.nullable(),
    /** Without one a member reads and edits, but cannot use AI. */
    seat: z.boolean(),
    status: InvitationStatus,
    /** Since when they are a member, or when they were invited first. */
    createdAt: Timestamp,
    /** When an invitation ends; null for a member. */
    expiresAt: Timestamp.nullable(),
    /** True for an invitation that was not answered within its seven days. */
    expired: z.boolean(),
    departmentIds: z.array(Id),
    isCurrentUser: z.boolean(),
    abilities: z.object({
      changePermission: z.boolean(),
      changeSeat: z.boolean(),
      remove: z.boolean(),
      resend: z.boolean(),
      /** To see the workspace as they do. */
      viewAs: z.boolean(),
    }),
  })
  .meta({ id: 'WorkspaceMember' });
export type WorkspaceMember = z.infer<typeof WorkspaceMember>;

/** `query` is part of a name or address; `only` leaves invitations out. */
export const MemberFilter = z.object({
  limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).optional(),
  cursor: z.string().max(200).optional(),
  query: z.string().max(200).optional(),
  only: z.literal('members').optional(),
});
export type MemberFilter = z.input<typeof MemberFilter>;

export const MemberPage = z.object({
  items: z.array(WorkspaceMember),
  nextCursor: z.string().nullable(),
  /** How many fit the filter, on all pages. */
  total: z.number().int(),
  /** Of the whole workspace, whatever the filter. */
  counts: z.object({ members: z.number().int(), seats: z.number().int() }),
});
export type MemberPage = z.infer<typeof MemberPage>;
/** A page when a `limit` was named, else all of them. */
export const MemberList = z.union([z.array(WorkspaceMember), MemberPage]);
export type MemberList = z.infer<typeof MemberList>;

/** Who accepts joins the departments named, with what a new member of one may do. */
export const InviteMember = z.object({
  email: Email,
  permission: Permission.default('edit'),
  /** Without them those that usually go with the permission. */
  switches: Switches.optional(),
  /** Its grants go with the departments. */
  preset: PresetName.optional(),
  departmentIds: z.array(Id).max(50).default([]),
});
export type InviteMember = z.input<typeof InviteMember>;

/** Switches that are left out stay as they are. */
export const ChangePermission = z.object({
  permission: Permission,
  switches: Switches.partial().optional(),
  preset: PresetName.nullish(),
});
export type ChangePermission = z.input<typeof ChangePermission>;

export const SetSeat = z.object({ seat: z.boolean() });
export type SetSeat = z.infer<typeof SetSeat>;

/** Somebody in the acting workspace, to be picked from. */
export const WorkspaceUser = z.object({ id: Id, name: z.string(), email: z.string(), permission: Permission });
export type WorkspaceUser = z.infer<typeof WorkspaceUser>;

/** An invitation to a workspace that waits: `incoming` for my answer, `outgoing` for somebody else's. */
export const MemberRequest = z
  .object({
    id: Id,
    direction: z.enum(['incoming', 'outgoing']),
    workspace: z.object({ id: Id, name: z.string() }),
    /** Who was invited. */
    email: z.string(),
    invitedBy: z.string(),
    permission: Permission,
    status: InvitationStatus,
    createdAt: Timestamp,
    expiresAt: Timestamp,
    expired: z.boolean(),
  })
  .meta({ id: 'MemberRequest' });
export type MemberRequest = z.infer<typeof MemberRequest>;

/** What a person holds in a workspace and somebody else takes over: templates are those that are shared there, recordings the unfinished ones, tasks, cards and appointments the open ones. */
export const HeldKind = z.enum([
  'charts',
  'templates',
  'recordings',
  'tasks',
  'cards',
  'channels',
  'forms',
  'faxes',
  'patient-links',
  'appointments',
  'video-rooms',
]);
export type HeldKind = z.infer<typeof HeldKind>;

/** What a member holds in the acting workspace, who may take it over, and what ends with their membership. */
export const HandoverPreview = z.object({
  charts: z.number().int(),
  /** Whatever else is taken over, as far as there is any. */
  others: z.array(z.object({ kind: HeldKind.exclude(['charts']), count: z.number().int() })),
  ends: z.object({
    /** People whom they share their charts with here. */
    shares: z.number().int(),
    /** Departments that nobody but them and the admins manages. */
    departments: z.number().int(),
  }),
  colleagues: z.array(z.object({ userId: Id, name: z.string() })),
});
export type HandoverPreview = z.infer<typeof HandoverPreview>;

export const Handover = z.object({ toUserId: Id });
export type Handover = z.infer<typeof Handover>;

/** How many charts have a new owner now. */
export const HandedOver = z.object({ charts: z.number().int() });
export type HandedOver = z.infer<typeof HandedOver>;
