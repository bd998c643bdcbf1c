import { principalNames } from '../../platform/access.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { authServices } from '../accounts/public.ts';

/** Has the pages of everybody in the acting workspace ask again, and those of `people` also for their charts. */
export function publishTeamChange(tx: Tx, people: readonly string[] = []): void {
  tx.emit([principalNames.members(tx.actor.workspaceId)], { type: 'team-changed' });
  publishShareChange(tx, people);
}

/** Has the pages of these people ask again for what they share and for their charts. */
export function publishShareChange(tx: Tx, people: readonly string[]): void {
  if (people.length === 0) return;
  const audience = people.map(principalNames.user);
  tx.emit(audience, { type: 'team-changed' });
  tx.emit(audience, { type: 'notes-changed', noteId: null });
}

/** The rights of these people have changed: what this process believes of them ends now, elsewhere within a second. */
export function rightsChanged(ctx: Pick<Context, 'use'>, userIds: readonly string[]): void {
  ctx.use(authServices).sessions.forgetUsers(userIds);
}
