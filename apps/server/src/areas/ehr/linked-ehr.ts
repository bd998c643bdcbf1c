import type { WithToken } from './deliver-document.ts';
import { withFreshToken } from './fresh-token.ts';
import { EhrFailure, isEhrFailure, type EhrSystem, ehrSystems } from '../../gateways/ehr/port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { textSeal } from '../../platform/crypto/text-seal.ts';
import { inTurn } from '../../platform/in-turn.ts';
import { changeLink, findOwnLink, type LinkRow } from './ehr.queries.ts';

export const sealContext = (userId: string): string => `ehr-link:${userId}`;

export const ended = (name: string): string =>
  `${name} no longer accepts this link. Open this workspace from ${name} to link again.`;

/** An EHR of the configuration; null when it is not set up, or not any more. */
export function findSystem(scope: Pick<Context, 'use'>, type: string): EhrSystem | null {
  return scope.use(ehrSystems).find((system) => system.type === type) ?? null;
}

export type LinkedEhr = { link: LinkRow; system: EhrSystem; withToken: WithToken };

/** The actor's link with its EHR. @throws AppError CONFLICT without one */
export async function getLinkedEhr(ctx: Context): Promise<LinkedEhr> {
  const link = await findOwnLink(ctx);
  const system = link && findSystem(ctx, link.type);
  if (!link || !system)
    throw new AppError('CONFLICT', { message: 'You are not linked to an EHR. Link your account first.' });
  return { link, system, withToken: ownToken(ctx, system) };
}

/** Requests with the actor's own tokens. A token that ran out is refreshed once; when that fails too, the link has ended. */
function ownToken(ctx: Context, system: EhrSystem): WithToken {
  /** What was tried last: a link that was made anew meanwhile has not ended. */
  let tried: string | null = null;
  const run = withFreshToken({
    async current() {
      const link = await findOwnLink(ctx);
      tried = link?.accessSealed ?? null;
      if (!link || link.type !== system.type || link.endedAt !== null)
        throw new EhrFailure('token', ended(system.name));
      const isOver = link.expiresAt !== null && link.expiresAt <= ctx.clock.now();
      return isOver && link.refreshSealed !== null ? renewLink(ctx, system, link) : openToken(ctx, link);
    },
    async renew(used) {
      const link = await findOwnLink(ctx);
      tried = link?.accessSealed ?? null;
      if (!link || link.endedAt !== null) throw new EhrFailure('token', ended(system.name));
      const token = openToken(ctx, link);
      // another request was first
      if (token !== used) return token;
      const renewed = await renewLink(ctx, system, link);
      tried = (await findOwnLink(ctx))?.accessSealed ?? null;
      return renewed;
    },
  });
  return async (work) => {
    try {
      const result = await run(work);
      await markUsed(ctx);
      return result;
    } catch (error) {
      if (isEhrFailure(error, 'token')) await endLink();
      throw error;
    }
  };

  async function endLink(): Promise<void> {
    await ctx.transaction(async (tx) => {
      const link = await findOwnLink(tx);
      if (!link || link.endedAt !== null || tried !== link.accessSealed) return;
      if (await changeLink(tx.db, link, { endedAt: tx.clock.now() })) {
        await tx.audit('ehr.end', { type: 'ehr-link', id: link.userId });
      }
    });
  }
}

const openToken = (scope: Pick<Context, 'use'>, { accessSealed, userId }: LinkRow): string =>
  scope.use(textSeal).openText(accessSealed, sealContext(userId));

/** One refresh at a time: many EHRs take a refresh token once. @throws EhrFailure token, away */
export async function renewLink(ctx: Context, system: EhrSystem, seen: LinkRow): Promise<string> {
  return inTurn(`ehr-link ${seen.userId}`, async () => {
    const link = await findOwnLink(ctx);
    if (!link || link.endedAt !== null) throw new EhrFailure('token', ended(system.name));
    if (link.accessSealed !== seen.accessSealed) return openToken(ctx, link);
    if (link.refreshSealed === null) throw new EhrFailure('token', ended(system.name));
    const seal = ctx.use(textSeal);
    const context = sealContext(link.userId);
    try {
      const { access, refresh, expiresAt } = await system.access.refresh(
        seal.openText(link.refreshSealed, context),
        ctx.signal,
      );
      await ctx.transaction(async (tx) => {
        await changeLink(tx.db, link, {
          accessSealed: seal.sealText(access, context),
          refreshSealed: refresh === null ? null : seal.sealText(refresh, context),
          expiresAt,
          endedAt: null,
        });
        await tx.audit('ehr.refresh', { type: 'ehr-link', id: link.userId });
      });
      return access;
    } catch (error) {
      // another process may have used the refresh token
      const now = await findOwnLink(ctx);
      if (isEhrFailure(error, 'token') && now && now.accessSealed !== link.accessSealed) return openToken(ctx, now);
      throw error;
    }
  });
}

/** How exactly the time of the last use is kept, in milliseconds. */
const usedEvery = 60_000;

async function markUsed(ctx: Context): Promise<void> {
  const link = await findOwnLink(ctx);
  const now = ctx.clock.now();
  if (!link || (link.usedAt !== null && now - link.usedAt < usedEvery)) return;
  await ctx.transaction((tx) => changeLink(tx.db, link, { usedAt: now }));
}

/** What a failure of the EHR is to a caller. */
export function refusedByEhr(error: unknown): unknown {
  if (!isEhrFailure(error)) return error;
  const code = error.kind === 'away' ? 'UNAVAILABLE' : 'CONFLICT';
  return new AppError(code, { message: error.message, cause: error });
}
