import type { Prechart, PrechartTitle } from '@clinical/contract/pre-chats/pre-chats.schemas';
import type { Context } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { changePrechart, getPrechartFor, lockPrechartFor } from './pre-chats.queries.ts';
import { viewPrechart } from './pre-chats.view.ts';

export async function renamePrechart(ctx: Context, id: string, input: PrechartTitle): Promise<Prechart> {
  return ctx.transaction(async (tx) => {
    const before = await lockPrechartFor(tx, id);
    await changePrechart(tx, id, { title: storable(input.title) });
    await tx.audit('prechart.rename', { type: 'prechart', id, noteId: before.noteId });
    return viewPrechart(await getPrechartFor(tx, id, 'edit'));
  });
}
