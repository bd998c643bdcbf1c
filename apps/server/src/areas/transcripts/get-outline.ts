import type { ThreadLine } from '@clinical/contract/transcripts/transcripts.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { getNoteFor } from '../notes/public.ts';
import { mayAnnotate } from './transcripts.policy.ts';
import { selectLines } from './thread.queries.ts';

/** The thread of a chart without its texts, oldest first. @throws AppError NOT_FOUND */
export async function getOutline(ctx: Context, noteId: string): Promise<ThreadLine[]> {
  const note = await getNoteFor(ctx, noteId, 'read');
  await ctx.audit('transcript.outline', { type: 'note', id: note.id, noteId: note.id });
  const annotate = mayAnnotate(ctx.actor, note.level);
  const lines = await selectLines(ctx, note.id);
  return lines.map(({ createdAt, updatedAt, ...line }) => ({
    ...line,
    createdAt: isoTime(createdAt),
    updatedAt: isoTime(updatedAt),
    annotate,
  }));
}
