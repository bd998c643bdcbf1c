import { z } from 'zod';
import { Email } from '../accounts/accounts.schemas.ts';
import { InvitationStatus } from '../accounts/invitations.schemas.ts';
import { Id, Timestamp } from '../common.schemas.ts';

export const CollaboratorPermission = z.enum(['read', 'edit']);
export type CollaboratorPermission = z.infer<typeof CollaboratorPermission>;

/** Charts that one person shares with another. `given`: they are mine; `received`: they are the other person's. */
export const Collaborator = z
  .object({
    id: Id,
    direction: z.enum(['given', 'received']),
    /** The other side; `userId` is null and the name empty for an address without an account. */
    userId: Id.nullable(),
    email: z.string(),
    name: z.string(),
    permission: CollaboratorPermission,
    /** The chosen charts; null for all that the sharing person owns in that workspace, those to come included. */
    noteIds: z.array(Id).nullable(),
    status: InvitationStatus,
    createdAt: Timestamp,
    respondedAt: Timestamp.nullable(),
    /** When an unanswered request ends; null once it was answered. */
    expiresAt: Timestamp.nullable(),
    expired: z.boolean(),
    abilities: z.object({ edit: z.boolean(), remove: z.boolean(), answer: z.boolean() }),
  })
  .meta({ id: 'Collaborator' });
export type Collaborator = z.infer<typeof Collaborator>;

const NoteIds = z.array(Id).min(1).max(200);

/** Without `noteIds` all charts that I own in the acting workspace. Nothing is shared before it is accepted. */
export const NewCollaborator = z.object({
  email: Email,
  permission: CollaboratorPermission,
  noteIds: NoteIds.nullish(),
});
export type NewCollaborator = z.input<typeof NewCollaborator>;

/** What is left out stays as it is; `noteIds: null` shares all. */
export const CollaboratorUpdate = z.object({
  permission: CollaboratorPermission.optional(),
  noteIds: NoteIds.nullable().optional(),
});
export type CollaboratorUpdate = z.input<typeof CollaboratorUpdate>;
