import type { Ok } from '@clinical/contract/common.schemas';
import type { EhrLinkState, LinkedEhr, LinkEhr } from '@clinical/contract/ehr/ehr.schemas';
import { createHash } from 'node:crypto';
import { handedTokens } from './handed-tokens.ts';
import { isEhrFailure, type EhrSystem, type EhrTokens } from '../../gateways/ehr/port.ts';
import { externalUsersPort } from '../../gateways/external-users/port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { textSeal } from '../../platform/crypto/text-seal.ts';
import { getEhrLink } from './ehr.reads.ts';
import { deleteOwnLink, findOwnEmail, isTakenLink, replaceLink, resumeWaiting } from './ehr.queries.ts';
import { findSystem, getLinkedEhr, refusedByEhr, renewLink, sealContext } from './linked-ehr.ts';

const taken = 'This EHR account is linked to another account of this workspace program. Unlink it there first.';

/**
 * Links the actor to the account that an EHR handed over, in place of the one before. What stands against it comes as an error within a
 * success, as the specification has it. What waited for a link to the same account is sent.
 */
export async function linkEhr(ctx: Context, { email, token, type }: LinkEhr): Promise<LinkedEhr> {
  return linkedOr(ctx, await refusal(ctx, { email, token, type }));
}

/** The reply to a link that was made, or that something stands against. */
export async function linkedOr(ctx: Context, error: string | null): Promise<LinkedEhr> {
  if (error === null) return {};
  await ctx.transaction((tx) => tx.audit('ehr.link-refused', { type: 'ehr-link', id: tx.actor.userId }));
  return { error };
}

async function refusal(ctx: Context, { email, token, type }: LinkEhr): Promise<string | null> {
  const own = (await findOwnEmail(ctx)) ?? '';
  if (own.toLowerCase() !== email.trim().toLowerCase()) return 'The link is for another account.';
  const system = findSystem(ctx, type);
  if (!system) return `No EHR of the type “${type.slice(0, 40)}” is set up on this server.`;
  const tokens = handedTokens(type, token, ctx.clock.now());
  const signed = ctx.use(externalUsersPort);
  if (!signed.knows(type)) return storeLink(ctx, system, { ...tokens, subject: null });
  const claims = await signed.verify(type, token, ctx.clock.now());
  if (!claims) return `${system.name} did not sign this link. Open this workspace from there again.`;
  const named = typeof claims['email'] === 'string' ? claims['email'].trim().toLowerCase() : null;
  if (named !== own.toLowerCase()) return `The link is for another person of ${system.name}.`;
  return storeLink(ctx, system, { ...tokens, subject: subjectOf(claims) });
}

/** As SMART App Launch names an account, so that both ways name it alike. */
const subjectOf = ({ iss, sub }: Record<string, unknown>): string => `${String(iss)}|${String(sub)}`;

/** Links the actor to the account behind these tokens, once the EHR takes them. Gives what stands against it, null when nothing does. */
export async function storeLink(
  ctx: Context,
  system: EhrSystem,
  { access, refresh, expiresAt, subject }: EhrTokens & { subject: string | null },
): Promise<string | null> {
  const { userId } = ctx.actor;
  const { type } = system;
  try {
    // it knows no such patient: what counts is that it takes the token
    await system.readPatient(access, 'link-check', ctx.signal);
  } catch (error) {
    if (!isEhrFailure(error)) throw error;
    if (error.kind !== 'refused') return error.message;
  }
  const seal = ctx.use(textSeal);
  const context = sealContext(userId);
  const account = subject ?? createHash('sha256').update(access).digest('hex');
  try {
    const isLinked = await ctx.transaction(async (tx) => {
      const linked = await replaceLink(tx, {
        userId,
        type,
        subject: account,
        accessSealed: seal.sealText(access, context),
        refreshSealed: refresh === null ? null : seal.sealText(refresh, context),
        expiresAt,
        linkedAt: tx.clock.now(),
        usedAt: tx.clock.now(),
        endedAt: null,
      });
      if (!linked) return false;
      await resumeWaiting(tx, type, account);
      await tx.audit('ehr.link', { type: 'ehr-link', id: userId });
      return true;
    });
    return isLinked ? null : taken;
  } catch (error) {
    if (isTakenLink(error)) return taken;
    throw error;
  }
}

/** Ends the link; its tokens are erased. What is in the EHR stays there. @throws AppError CONFLICT without one */
export async function unlinkEhr(ctx: Context): Promise<Ok> {
  return ctx.transaction(async (tx) => {
    if (!(await deleteOwnLink(tx))) throw new AppError('CONFLICT', { message: 'You are not linked to an EHR.' });
    await tx.audit('ehr.unlink', { type: 'ehr-link', id: tx.actor.userId });
    return { ok: true };
  });
}

/** @throws AppError CONFLICT when there is no link, or the EHR no longer accepts it; UNAVAILABLE */
export async function refreshEhrToken(ctx: Context): Promise<EhrLinkState> {
  const { link, system } = await getLinkedEhr(ctx);
  await renewLink(ctx, system, link).catch((error: unknown) => {
    throw refusedByEhr(error);
  });
  return getEhrLink(ctx);
}
