import type { UpdateUserInfo, UserInfo } from '@clinical/contract/accounts/accounts.schemas';
import { models } from '@clinical/contract/models';
import { AppError, invalid } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { findSession, updateUser } from './accounts.queries.ts';
import { viewUser } from './accounts.view.ts';
import { authServices } from './auth-services.ts';
import { creditBalances } from './credit-balances.ts';
import { linkedEhr } from './linked-ehr.ts';
import { ownGridhook } from './own-gridhook.ts';
import { countRecoveryCodes } from './two-factor.queries.ts';

/** The signed-in user with a fresh access token. While they view as a member: themselves, with what that member may do. */
export async function getUserInfo(ctx: Context): Promise<UserInfo> {
  const { actor } = ctx;
  const row = await findSession(ctx.db, actor.sessionId);
  if (!row) throw new AppError('SESSION_REVOKED');
  const self = actor.viewing?.by ?? actor;
  const claims = { sub: self.userId, sid: self.sessionId, wid: self.workspaceId, role_value: actor.roleValue };
  const { tokens } = ctx.use(authServices);
  const access_token = actor.viewing
    ? await tokens.issue({ ...claims, viewing: actor.viewing.id }, actor.viewing.until)
    : await tokens.issue(claims, row.session.expiresAt);
  const [credits, recoveryCodesLeft, ehrType, gridhook] = await Promise.all([
    ctx.use(creditBalances).read(ctx.db, self, ctx.clock.now()),
    countRecoveryCodes(ctx.db, self.userId),
    ctx.use(linkedEhr).typeOf(ctx.db, self.userId),
    ctx.use(ownGridhook).of({ actor: self, db: ctx.db }),
  ]);
  const { workspace, twoFactorAt } = row;
  const parts = { credits, workspace, twoFactor: twoFactorAt !== null, recoveryCodesLeft, ehrType, gridhook };
  return { user: viewUser(row.user, actor, parts), access_token };
}

/** Changes the own profile; what is not named stays. @throws AppError INVALID_INPUT for a model that is not in the price list */
export async function updateUserInfo(ctx: Context, given: UpdateUserInfo): Promise<UserInfo> {
  const input = storable(given);
  for (const field of ['given_name', 'family_name'] as const)
    if (input[field]?.trim() === '') throw invalid(['body', field], 'a name is needed');
  if (input.model !== undefined && !models.some((model) => model.key === input.model)) {
    throw invalid(['body', 'model'], 'there is no such model');
  }
  await ctx.transaction(async (tx) => {
    const before = await findSession(tx.db, ctx.actor.sessionId);
    if (!before) throw new AppError('SESSION_REVOKED');
    await updateUser(tx.db, ctx.actor.userId, {
      givenName: input.given_name ?? before.user.givenName,
      familyName: input.family_name ?? before.user.familyName,
      nickname: input.nickname ?? before.user.nickname,
      model: input.model ?? before.user.model,
      tags: input.tags ?? before.user.tags,
      locale: input.appSettings?.locale ?? before.user.locale,
      automation: { ...before.user.automation, ...input.automationSettings },
      ...(input.logo === undefined ? {} : { logo: input.logo }),
      ...(input.workingHours === undefined ? {} : { workingHours: input.workingHours }),
      credentials: input.credentials ?? before.user.credentials,
      npi: input.npi ?? before.user.npi,
      address: input.address ?? before.user.address,
    });
    await tx.audit('account.edit', { type: 'user', id: ctx.actor.userId });
  });
  return getUserInfo(ctx);
}
