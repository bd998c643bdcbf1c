import type { LiveLines } from '@clinical/contract/recordings/live-lines.schemas';
import type { Context } from '../../platform/context.ts';
import { selectLiveLines } from './live-lines.queries.ts';
import { getRecordingFor } from './recordings.queries.ts';

/** For a page that goes on with a recording. @throws AppError NOT_FOUND */
export async function getLiveLines(ctx: Context, id: string): Promise<LiveLines> {
  const recording = await getRecordingFor(ctx, id);
  await ctx.audit('recording.read-live', { type: 'recording', id, noteId: recording.noteId });
  return { lines: await selectLiveLines(ctx, recording) };
}
