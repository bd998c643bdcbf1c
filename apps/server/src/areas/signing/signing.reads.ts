import type { SigningState } from '@clinical/contract/signing/signing.schemas';
import type { Context } from '../../platform/context.ts';
import { getTranscriptFor } from '../transcripts/public.ts';
import { signingState } from './signing-state.ts';

/** @throws AppError NOT_FOUND */
export async function getSigning(ctx: Context, id: string): Promise<SigningState> {
  const entry = await getTranscriptFor(ctx, id, 'read');
  await ctx.audit('signing.read', { type: 'transcript', id, noteId: entry.noteId });
  return signingState(ctx, entry);
}
