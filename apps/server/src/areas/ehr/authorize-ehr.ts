import { isEhrFailure } from '../../gateways/ehr/port.ts';
import type { AuthorizeEhr, EhrAuthorization, FinishEhrLink, LinkedEhr } from '@clinical/contract/ehr/ehr.schemas';
import { createHash } from 'node:crypto';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { textSeal } from '../../platform/crypto/text-seal.ts';
import { authServices } from '../accounts/public.ts';
import { insertAuthorization, takeAuthorization } from './authorizations.queries.ts';
import { linkedOr, storeLink } from './link-ehr.ts';
import { findSystem, refusedByEhr } from './linked-ehr.ts';

/** A person has so long to sign in at the EHR, in milliseconds. */
export const authorizationLife = 10 * 60_000;

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
const sealContext = (userId: string): string => `ehr-authorization:${userId}`;
const returnsTo = (ctx: Context): string => `${ctx.use(authServices).publicUrl()}/ehr-linked`;

/** The address at which the EHR asks the person. @throws AppError CONFLICT for an EHR that is not set up; UNAVAILABLE */
export async function authorizeEhr(ctx: Context, { type }: AuthorizeEhr): Promise<EhrAuthorization> {
  const system = findSystem(ctx, type);
  if (!system) throw new AppError('CONFLICT', { message: 'This EHR is not set up on this server.' });
  const [state, verifier] = [ctx.ids.secret(32), ctx.ids.secret(32)];
  const challenge = hash(verifier).toString('base64url');
  const address = await system.access
    .authorize({ state, challenge, redirectUri: returnsTo(ctx) }, ctx.signal)
    .catch((error: unknown) => {
      throw refusedByEhr(error);
    });
  await ctx.transaction(async (tx) => {
    const { userId } = tx.actor;
    await insertAuthorization(tx, {
      stateHash: hash(state).toString('hex'),
      userId,
      type,
      verifierSealed: ctx.use(textSeal).sealText(verifier, sealContext(userId)),
      createdAt: tx.clock.now(),
    });
    await tx.audit('ehr.authorize', { type: 'ehr-link', id: userId });
  });
  return { address };
}

/** Links the actor to the account that they signed in to at the EHR. It was begun by them, a while ago at most, and counts once. */
export async function finishEhrLink(ctx: Context, { code, state }: FinishEhrLink): Promise<LinkedEhr> {
  return linkedOr(ctx, await refusal(ctx, { code, state }));
}

async function refusal(ctx: Context, { code, state }: FinishEhrLink): Promise<string | null> {
  const begun = await ctx.transaction((tx) =>
    takeAuthorization(tx, hash(state).toString('hex'), tx.clock.now() - authorizationLife),
  );
  const system = begun && findSystem(ctx, begun.type);
  if (!system) return 'The link was begun elsewhere, or took too long. Begin again in Settings.';
  const verifier = ctx.use(textSeal).openText(begun.verifierSealed, sealContext(begun.userId));
  try {
    const tokens = await system.access.exchange({ code, verifier, redirectUri: returnsTo(ctx) }, ctx.signal);
    return await storeLink(ctx, system, tokens);
  } catch (error) {
    if (isEhrFailure(error, 'token')) return `${system.name} did not confirm the sign-in.`;
    if (isEhrFailure(error)) return error.message;
    throw error;
  }
}
