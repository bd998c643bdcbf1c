import type { SetSigningPolicy, SigningPolicy } from '@clinical/contract/signing/signing.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { asksFullCoverage, storePolicy } from './signing.queries.ts';

export async function getSigningPolicy(ctx: Context): Promise<SigningPolicy> {
  const { workspaceId, cap } = ctx.actor;
  return { fullCoverage: await asksFullCoverage(ctx, workspaceId), abilities: { edit: cap === 'admin' } };
}

/** Holds for everybody who signs in the workspace, at once. @throws AppError CONFLICT for who is no admin of it */
export async function setSigningPolicy(ctx: Context, { fullCoverage }: SetSigningPolicy): Promise<SigningPolicy> {
  const { workspaceId, cap } = ctx.actor;
  if (cap !== 'admin') {
    throw new AppError('CONFLICT', { message: 'Only an admin of the workspace can change this.', notAllowed: true });
  }
  await ctx.transaction(async (tx) => {
    await storePolicy(tx, fullCoverage);
    await tx.audit('workspace.set-signing-policy', { type: 'workspace', id: workspaceId });
  });
  return { fullCoverage, abilities: { edit: true } };
}
