import { limits } from '@clinical/contract/limits';
import type { Context, Tx } from '../../platform/context.ts';
import type { Actor } from '../../platform/session.ts';
import { insertSession, type UserRow } from './accounts.queries.ts';
import { listMemberships } from './members.queries.ts';
import type { Device } from './sign-in-cookies.ts';
import { rememberDevice } from './sign-in.queries.ts';

/** Who signed in, and the session that was opened for it. */
export type SignedIn = { id: string; email: string; name: string; sid: string };

/** The provider that vouched for the person, and its ID token, sealed. */
export type FromProvider = { provider: string; idTokenSealed: string | null };

/** Opens a session in the account's own workspace, in the caller's transaction. The device is a known one from now on. */
export async function openSession(
  ctx: Pick<Context<Actor | null>, 'origin' | 'ids' | 'clock'>,
  tx: Tx<Actor | null>,
  user: UserRow,
  device: Device,
  from?: FromProvider,
): Promise<SignedIn> {
  const sid = ctx.ids.uuid();
  const now = ctx.clock.now();
  const workspaces = (await listMemberships(tx.db, user.id)).map(({ workspace }) => workspace.id);
  // Who was taken out of the home workspace begins in the oldest one that is left.
  const isHome = workspaces.includes(user.homeWorkspaceId);
  const workspaceId = isHome ? user.homeWorkspaceId : (workspaces[0] ?? user.homeWorkspaceId);
  await insertSession(tx.db, {
    id: sid,
    userId: user.id,
    workspaceId,
    userAgent: ctx.origin.userAgent.slice(0, 200),
    address: ctx.origin.address,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: now + limits.sessionLife,
    ...from,
  });
  await rememberDevice(tx.db, device.hash, user.id, now);
  await tx.audit('session.sign-in', { type: 'session', id: sid });
  return { id: user.id, email: user.email, name: `${user.givenName} ${user.familyName}`.trim(), sid };
}
