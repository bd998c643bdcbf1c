import type { BreakGlassAccess } from '@clinical/contract/audit/break-glass.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { Actor } from '../../platform/session.ts';
import { mayReview } from './audit.policy.ts';
import type { ShownAccess } from './break-glass.queries.ts';

export function viewAccess(actor: Pick<Actor, 'cap' | 'userId'>, shown: ShownAccess): BreakGlassAccess {
  const { access, userName, reviewerName, noteTitle } = shown;
  const { verdict, comment, reviewedAt } = access;
  return {
    id: access.id,
    noteId: access.noteId,
    noteTitle,
    userId: access.userId,
    userName,
    reason: access.reason,
    startedAt: isoTime(access.startedAt),
    endsAt: isoTime(access.endsAt),
    review:
      verdict === null || reviewedAt === null
        ? null
        : { verdict, comment, userName: reviewerName ?? '', at: isoTime(reviewedAt) },
    abilities: { review: mayReview(actor, access) },
  };
}
