import type { FileUpload } from '@clinical/contract/transcripts/uploads.schemas';
import type { Context } from '../../../platform/context.ts';
import { getNoteFor } from '../../notes/public.ts';
import { selectUploads } from '../uploads.queries.ts';
import { viewUpload } from './uploads.view.ts';

/** The actor's unfinished uploads in a chart. */
export async function listUploads(ctx: Context, noteId: string): Promise<FileUpload[]> {
  const note = await getNoteFor(ctx, noteId, 'edit');
  const uploads = await selectUploads(ctx, note.id);
  await ctx.audit('transcript.list-uploads', { type: 'note', id: note.id, noteId: note.id });
  return uploads.map(viewUpload);
}
