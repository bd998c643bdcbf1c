import { displayName } from '@clinical/contract/accounts/accounts.rules';
import type { CloseAccount, ClosingPreview } from '@clinical/contract/accounts/password.schemas';
import type { Ok } from '@clinical/contract/common.schemas';
import { AppError, invalid } from '../../platform/app-error.ts';
import type { Context, Scope } from '../../platform/context.ts';
import { accountHoldings } from './account-holdings.ts';
import { closeUser, type UserRow } from './accounts.queries.ts';
import { deleteDeviceKey } from './device-keys.queries.ts';
import { endSessionsOf, forgetSessions } from './end-session.ts';
import { leaveWorkspaces, listMembers, listMemberships } from './members.queries.ts';
import { provePassword } from './prove-password.ts';
import { forgetDevicesOf } from './sign-in.queries.ts';
import { deleteTwoFactor } from './two-factor.queries.ts';

type Holding = ClosingPreview['workspaces'][number] & {
  /** Whether there is anything else than charts that somebody must take over. */
  others: boolean;
  /** Who takes that over where there are no charts: the admin who is there for longest. */
  admin: string | null;
};
type Given = { password: string; handover: { workspaceId: string; userId: string }[]; deleteCharts: boolean };

function nameOf(user: UserRow): string {
  const { givenName, familyName, nickname, email } = user;
  return displayName({ given_name: givenName, family_name: familyName, nickname }) || email;
}

async function findHoldings(ctx: Context, scope: Pick<Scope, 'db'>): Promise<Holding[]> {
  const { userId } = ctx.actor;
  const counts = [];
  for (const { kind, count } of ctx.use(accountHoldings)) counts.push({ kind, held: await count(scope.db, userId) });
  const holdings: Holding[] = [];
  for (const { workspace, cap } of await listMemberships(scope.db, userId)) {
    const others = (await listMembers(scope.db, workspace.id)).filter(({ user }) => user.id !== userId);
    const able = others.filter((other) => other.cap !== 'read');
    holdings.push({
      id: workspace.id,
      name: workspace.name,
      charts: counts.find(({ kind }) => kind === 'charts')?.held.get(workspace.id) ?? 0,
      others: counts.some(({ kind, held }) => kind !== 'charts' && (held.get(workspace.id) ?? 0) > 0),
      admin: others.find((other) => other.cap === 'admin')?.user.id ?? null,
      colleagues: able.map(({ user }) => ({ userId: user.id, name: nameOf(user) })),
      lastAdmin: cap === 'admin' && others.length > 0 && others.every((other) => other.cap !== 'admin'),
    });
  }
  return holdings;
}

/** What closing the account would touch. */
export async function previewClosing(ctx: Context): Promise<ClosingPreview> {
  const workspaces = await findHoldings(ctx, ctx);
  return { workspaces: workspaces.map(({ others: _others, admin: _admin, ...shown }) => shown) };
}

/** Who takes over in each workspace; null where the charts go to the bin. @throws AppError CONFLICT, INVALID_INPUT */
function decide(holdings: readonly Holding[], input: Given): Map<string, string | null> {
  const decided = new Map<string, string | null>();
  for (const { id, name, charts, colleagues, lastAdmin, others, admin } of holdings) {
    if (lastAdmin) {
      throw new AppError('CONFLICT', {
        message: `You are the last admin of ${name}. Make someone else an admin first.`,
      });
    }
    if (charts === 0) {
      if (others && admin !== null) decided.set(id, admin);
      continue;
    }
    const chosen = input.handover.find(({ workspaceId }) => workspaceId === id)?.userId;
    if (colleagues.length > 0) {
      if (!colleagues.some(({ userId }) => userId === chosen)) {
        throw invalid(['body', 'handover'], `choose a colleague who takes over your ${charts} charts in ${name}`);
      }
      decided.set(id, chosen ?? null);
    } else if (input.deleteCharts) decided.set(id, null);
    else
      throw invalid(
        ['body', 'deleteCharts'],
        `no one in ${name} can take over your ${charts} charts: confirm that they will be deleted`,
      );
  }
  return decided;
}

/**
 * Closes the caller's account: its charts get a new owner or go to the bin, its sessions end, its keys and second factor are
 * deleted, and its address is free again. The name stays with what the person wrote and signed.
 * @throws AppError WRONG_PASSWORD, RATE_LIMITED; CONFLICT for the last admin; INVALID_INPUT while it is open who takes over
 */
export async function closeAccount(ctx: Context, given: CloseAccount): Promise<Ok> {
  const input: Given = { handover: [], deleteCharts: false, ...given };
  const { user } = await provePassword(ctx, input.password);
  const ended = await ctx.transaction(async (tx) => {
    const decided = decide(await findHoldings(ctx, tx), input);
    for (const area of ctx.use(accountHoldings))
      for (const [workspaceId, heir] of decided)
        await (heir
          ? area.handOver(tx, { fromUserId: user.id, workspaceId, toUserId: heir })
          : area.discard(tx, workspaceId));
    await deleteTwoFactor(tx.db, user.id);
    await forgetDevicesOf(tx.db, user.id);
    await deleteDeviceKey(tx.db, user.id);
    await leaveWorkspaces(tx.db, user.id, tx.clock.now());
    await closeUser(tx.db, user.id, tx.clock.now());
    await tx.audit('account.close', { type: 'user', id: user.id });
    return endSessionsOf(tx, user.id, null);
  });
  forgetSessions(ctx, ended);
  return { ok: true };
}
