import type { SetSigningPolicy, SigningPolicy } from '@clinical/contract/signing/signing.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { policyOf, storePolicy } from './signing.queries.ts';

export async function getSigningPolicy(ctx: Context): Promise<SigningPolicy> {
  const { workspaceId, cap } = ctx.actor;
  return { ...(await policyOf(ctx, workspaceId)), abilities: { edit: cap === 'admin' } };
}

/** Holds for everybody who signs in the workspace, at once. @throws AppError CONFLICT for who is no admin of it */
export async function setSigningPolicy(ctx: Context, asked: SetSigningPolicy): Promise<SigningPolicy> {
  const { workspaceId, cap } = ctx.actor;
  if (cap !== 'admin') {
    throw new AppError('CONFLICT', { message: 'Only an admin of the workspace can change this.', notAllowed: true });
  }
  return ctx.transaction(async (tx) => {
    const before = await policyOf(tx, workspaceId);
    const { fullCoverage = before.fullCoverage, freshMinutes = before.freshMinutes } = asked;
    await storePolicy(tx, { fullCoverage, freshMinutes });
    await tx.audit('workspace.set-signing-policy', { type: 'workspace', id: workspaceId });
    return { fullCoverage, freshMinutes, abilities: { edit: true } };
  });
}
