import type { Prechart } from '@clinical/contract/pre-chats/pre-chats.schemas';
import type { Context } from '../../platform/context.ts';
import { getNoteFor } from '../notes/public.ts';
import { selectPrecharts, getPrechartFor } from './pre-chats.queries.ts';
import { viewPrechart } from './pre-chats.view.ts';

/** @throws AppError NOT_FOUND for a chart that the actor may not see */
export async function listPrecharts(ctx: Context, noteId?: string): Promise<Prechart[]> {
  if (noteId !== undefined) await getNoteFor(ctx, noteId, 'read');
  const rows = await selectPrecharts(ctx, noteId);
  await ctx.audit('prechart.list', { type: 'note', id: noteId ?? null, noteId: noteId ?? null });
  return rows.map(viewPrechart);
}

export async function getPrechart(ctx: Context, id: string, promptId?: string): Promise<Prechart> {
  const row = await getPrechartFor(ctx, id, 'read', promptId);
  await ctx.audit('prechart.read', { type: 'prechart', id, noteId: row.noteId });
  return viewPrechart(row);
}
