import type { Collaborator } from '@clinical/contract/teams/collaborators.schemas';
import { limits } from '@clinical/contract/limits';
import { isoTime } from '../../platform/clock.ts';
import type { Actor } from '../../platform/session.ts';
import type { Collaboration, CollaborationRow } from './collaborators.queries.ts';
import { nameOf } from './person-name.ts';

/** When a request that nobody answered ends, epoch milliseconds. */
export function endOfRequest({ sentAt }: Pick<CollaborationRow, 'sentAt'>): number {
  return sentAt + limits.invitationLife;
}

export function viewCollaboration(
  actor: Actor,
  { collaboration, owner, invited }: Collaboration,
  { noteIds, now }: { noteIds: string[]; now: number },
): Collaborator {
  const given = collaboration.ownerId === actor.userId;
  const other = given ? invited : owner;
  const waits = collaboration.status === 'Pending';
  const expired = waits && endOfRequest(collaboration) <= now;
  return {
    id: collaboration.id,
    direction: given ? 'given' : 'received',
    userId: other?.id ?? null,
    email: other?.email ?? collaboration.email,
    name: other ? nameOf(other) : '',
    permission: collaboration.permission,
    noteIds: collaboration.allNotes ? null : noteIds,
    status: collaboration.status,
    createdAt: isoTime(collaboration.createdAt),
    respondedAt: collaboration.respondedAt === null ? null : isoTime(collaboration.respondedAt),
    expiresAt: waits ? isoTime(endOfRequest(collaboration)) : null,
    expired,
    abilities: { edit: given, remove: true, answer: !given && waits && !expired },
  };
}
