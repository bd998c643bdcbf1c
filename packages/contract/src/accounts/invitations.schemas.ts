import { z } from 'zod';
import { Id, Timestamp } from '../common.schemas.ts';
import { Email, Name, Password } from './accounts.schemas.ts';
import { Permission } from './session.schemas.ts';

/** Names and colours are those of the specification: Pending blue, Accepted green, Declined red. */
export const InvitationStatus = z.enum(['Pending', 'Accepted', 'Declined']);
export type InvitationStatus = z.infer<typeof InvitationStatus>;

/** Inviting an address again mails a new link in place of the old one. */
export const AddInvitee = z.object({ email: Email, permission: Permission.default('edit') });
export type AddInvitee = z.input<typeof AddInvitee>;

export const Invitation = z
  .object({
    id: Id,
    email: z.string(),
    permission: Permission,
    status: InvitationStatus,
    createdAt: Timestamp,
    expiresAt: Timestamp,
    resendAfterMs: z.number().int(),
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof Invitation>;

const Token = z.string().min(1).max(100);
export const InvitationParams = z.object({ token: Token });

/** What the invited person is shown, with the link of the mail and nothing else. */
export const InvitationDetails = z.object({
  workspace: z.string(),
  /** Of the workspace, as a data address. */
  logo: z.string().nullable(),
  invitedBy: z.string(),
  email: z.string(),
  permission: Permission,
  status: InvitationStatus,
  expired: z.boolean(),
  expiresAt: Timestamp,
  /** True: sign in and accept. False: register with this address fixed. */
  hasAccount: z.boolean(),
});
export type InvitationDetails = z.infer<typeof InvitationDetails>;

export const AcceptedInvitation = z.object({ workspaceId: Id });
export type AcceptedInvitation = z.infer<typeof AcceptedInvitation>;

export const RegisterInvited = z.object({ given_name: Name, family_name: Name, password: Password });
export type RegisterInvited = z.input<typeof RegisterInvited>;
