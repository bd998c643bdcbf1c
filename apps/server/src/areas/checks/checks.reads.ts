import type { TranscriptChecks } from '@clinical/contract/checks/checks.schemas';
import type { Context } from '../../platform/context.ts';
import { getTranscriptFor } from '../transcripts/public.ts';
import { showChecks } from './show-checks.ts';

/** What was found in the newest text of an entry that was checked. @throws AppError NOT_FOUND */
export async function getChecks(ctx: Context, id: string): Promise<TranscriptChecks> {
  const entry = await getTranscriptFor(ctx, id, 'read');
  await ctx.audit('checks.read', { type: 'transcript', id, noteId: entry.noteId });
  return showChecks(ctx, entry);
}
