import type { RecordingList } from '@clinical/contract/recordings/recordings.schemas';
import type { Context } from '../../platform/context.ts';
import { getNoteFor } from '../notes/public.ts';
import { countRecordings, selectUnfinished } from './recordings.queries.ts';
import { viewRecording } from './recordings.view.ts';

export async function listRecordings(ctx: Context, noteId: string | undefined): Promise<RecordingList> {
  if (noteId !== undefined) await getNoteFor(ctx, noteId, 'read');
  const rows = await selectUnfinished(ctx, noteId);
  await ctx.audit('recording.list', { type: 'recording', id: null, noteId: noteId ?? null });
  return { recordings: rows.map(viewRecording), made: await countRecordings(ctx) };
}
