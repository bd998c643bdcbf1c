import type { Prechart } from '@clinical/contract/pre-chats/pre-chats.schemas';
import type { Context } from '../../platform/context.ts';
import { getPrechartFor } from './pre-chats.queries.ts';
import { viewPrechart } from './pre-chats.view.ts';

export async function getPrechart(ctx: Context, id: string, promptId?: string): Promise<Prechart> {
  const row = await getPrechartFor(ctx, id, 'read', promptId);
  await ctx.audit('prechart.read', { type: 'prechart', id, noteId: row.noteId });
  return viewPrechart(row);
}
