import type { Prechart, PrechartTitle } from '@clinical/contract/pre-chats/pre-chats.schemas';
import type { Context } from '../../platform/context.ts';
import { rejectStaleText } from '../../platform/reject-stale-text.ts';
import { storable } from '../../platform/storable.ts';
import { changePrechart, getPrechartFor, lockPrechartFor } from './pre-chats.queries.ts';
import { viewPrechart } from './pre-chats.view.ts';
import { publishPrechartChange } from './publish-prechart-change.ts';

/** @throws AppError NOT_FOUND, CONFLICT once a note was written with it, VERSION_CONFLICT with both titles */
export async function renamePrechart(ctx: Context, id: string, input: PrechartTitle): Promise<Prechart> {
  return ctx.transaction(async (tx) => {
    const before = await lockPrechartFor(tx, id);
    const title = storable(input.title);
    rejectStaleText('title', { seen: input.before, stored: before.title, wanted: title });
    await changePrechart(tx, id, { title });
    await tx.audit('prechart.rename', { type: 'prechart', id, noteId: before.noteId });
    await publishPrechartChange(tx, before.noteId);
    return viewPrechart(await getPrechartFor(tx, id, 'edit'));
  });
}
