import type {
  MyWorkspace,
  SetSignInPolicy,
  SignInPolicy,
  SwitchedWorkspace,
} from '@clinical/contract/accounts/session.schemas';
import { AppError, notFound } from '../../platform/app-error.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { findSession, setSessionWorkspace } from './accounts.queries.ts';
import { authServices } from './auth-services.ts';
import { findWorkspace, listMemberships, setSignInPolicy } from './members.queries.ts';

/** The workspaces that the caller belongs to. */
export async function listMyWorkspaces(ctx: Context): Promise<MyWorkspace[]> {
  const memberships = await listMemberships(ctx.db, ctx.actor.userId);
  return memberships.map(({ workspace, cap, since }) => ({
    id: workspace.id,
    name: workspace.name,
    permission: cap,
    memberSince: isoTime(since),
    current: workspace.id === ctx.actor.workspaceId,
  }));
}

/** From now on the session acts in another of the caller's workspaces. Tokens from before answer WORKSPACE_CHANGED. @throws AppError NOT_FOUND */
export async function switchWorkspace(ctx: Context, workspaceId: string): Promise<SwitchedWorkspace> {
  const { sessionId, userId } = ctx.actor;
  const { sessions, tokens } = ctx.use(authServices);
  await ctx.transaction(async (tx) => {
    const memberships = await listMemberships(tx.db, userId);
    if (!memberships.some(({ workspace }) => workspace.id === workspaceId)) throw notFound();
    await setSessionWorkspace(tx.db, sessionId, workspaceId);
    await tx.audit('session.switch-workspace', { type: 'workspace', id: workspaceId });
  });
  sessions.forget(sessionId);
  const actor = await sessions.resolveSession(sessionId);
  const row = await findSession(ctx.db, sessionId);
  if (!row) throw new AppError('SESSION_REVOKED');
  const claims = { sub: userId, sid: sessionId, wid: workspaceId, role_value: actor.roleValue };
  return { workspaceId, access_token: await tokens.issue(claims, row.session.expiresAt) };
}

export async function getSignInPolicy(ctx: Context): Promise<SignInPolicy> {
  const { workspaceId, cap } = ctx.actor;
  const workspace = await findWorkspace(ctx.db, workspaceId);
  if (!workspace) throw notFound();
  const { requireTwoFactor, idleMinutes } = workspace;
  return { requireTwoFactor, idleMinutes, abilities: { edit: cap === 'admin' } };
}

/** Rules for everybody who acts in the workspace, at once. @throws AppError NOT_FOUND for who is no admin of it */
export async function updateSignInPolicy(ctx: Context, policy: SetSignInPolicy): Promise<SignInPolicy> {
  const { workspaceId, cap } = ctx.actor;
  if (cap !== 'admin') throw notFound();
  await ctx.transaction(async (tx) => {
    await setSignInPolicy(tx.db, workspaceId, policy);
    await tx.audit('workspace.set-sign-in-policy', { type: 'workspace', id: workspaceId });
  });
  return { ...policy, abilities: { edit: true } };
}
