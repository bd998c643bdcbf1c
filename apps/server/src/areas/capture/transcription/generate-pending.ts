import type { PendingGenerated } from '@clinical/contract/capture/transcription.schemas';
import type { Context } from '../../../platform/context.ts';
import { isUnpaid } from '../../credits/public.ts';
import { resolveRecipe } from '../../templates/public.ts';
import { reserveForNote, startWriting } from '../../scribe/public.ts';
import { lockTranscriptFor, preferredModel, selectWaitingForCredits } from '../../transcripts/public.ts';

/** Writes the notes of the actor's entries that wait for credits, the oldest first, until the credits are spent. */
export async function generatePending(ctx: Context): Promise<PendingGenerated> {
  const waiting = await selectWaitingForCredits(ctx);
  await ctx.audit('transcript.generate-waiting', { type: 'transcript', id: null });
  const taskIds: string[] = [];
  for (const id of waiting) {
    const taskId = await begin(ctx, id);
    if (taskId === null) break;
    taskIds.push(taskId);
  }
  return { taskIds, waiting: waiting.length - taskIds.length };
}

/** Null when the credits do not reach. */
async function begin(ctx: Context, id: string): Promise<string | null> {
  try {
    return await ctx.transaction(async (tx) => {
      const entry = await lockTranscriptFor(tx, id, 'edit');
      await resolveRecipe(tx, entry.templateId);
      const taskId = await startWriting(tx, entry);
      const model = entry.model ?? (await preferredModel(tx));
      const run = { taskId, attempt: 1, noteId: entry.noteId, model, entry };
      await reserveForNote(tx, run);
      await tx.audit('transcript.start-generate', { type: 'transcript', id, noteId: entry.noteId });
      return taskId;
    });
  } catch (error) {
    if (isUnpaid(error)) return null;
    throw error;
  }
}
