import type { Actor } from '../../platform/session.ts';

/** An admin reviews each opening in an emergency once, and nobody their own. */
export function mayReview(
  actor: Pick<Actor, 'cap' | 'userId'>,
  access: { userId: string; verdict: string | null },
): boolean {
  return actor.cap === 'admin' && access.userId !== actor.userId && access.verdict === null;
}
