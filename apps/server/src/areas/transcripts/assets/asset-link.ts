import { limits } from '@clinical/contract/limits';
import type { AssetLink } from '@clinical/contract/transcripts/assets.schemas';
import { z } from 'zod';
import { notFound } from '../../../platform/app-error.ts';
import type { BytesReply } from '../../../platform/area.ts';
import { isoTime } from '../../../platform/clock.ts';
import type { Context, PublicContext } from '../../../platform/context.ts';
import { textSeal } from '../../../platform/crypto/text-seal.ts';
import { sessionActor } from '../../accounts/public.ts';
import { type AssetPlace, findAsset, getAsset } from './get-asset.ts';

/** What a link holds: which original, for whose session in which workspace, and until when (epoch milliseconds). */
const Sealed = z.object({
  noteId: z.string(),
  transcriptId: z.string(),
  audio: z.string(),
  sessionId: z.string(),
  workspaceId: z.string(),
  until: z.number(),
});
const purpose = 'asset-link';

/** A link to one original. @throws AppError NOT_FOUND when there is none that the actor may read */
export async function linkAsset(ctx: Context, { noteId, transcriptId, audio }: AssetPlace): Promise<AssetLink> {
  const until = ctx.clock.now() + limits.assetLink;
  const { sessionId, workspaceId } = ctx.actor;
  const sealed: z.infer<typeof Sealed> = { noteId, transcriptId, audio, sessionId, workspaceId, until };
  await ctx.transaction(async (tx) => {
    const { entry } = await findAsset(tx, { noteId, transcriptId, audio });
    await tx.audit('transcript.link-asset', { type: 'transcript', id: entry.id, noteId });
  });
  return { token: ctx.use(textSeal).sealText(JSON.stringify(sealed), purpose), expiresAt: isoTime(until) };
}

/**
 * The original behind a link, for the person that it was made for, with their rights as they are now.
 * @throws AppError NOT_FOUND for a link that is none, is over, or whose session or right has ended
 */
export async function openAsset(ctx: PublicContext, token: string): Promise<BytesReply> {
  const link = read(ctx, token);
  if (!link || link.until <= ctx.clock.now()) throw notFound();
  return getAsset(ctx.as(await sessionActor(ctx, link)), link);
}

function read(ctx: PublicContext, token: string): z.infer<typeof Sealed> | null {
  try {
    return Sealed.parse(JSON.parse(ctx.use(textSeal).openText(token, purpose)));
  } catch {
    // whatever is not sealed by us says nothing
    return null;
  }
}
