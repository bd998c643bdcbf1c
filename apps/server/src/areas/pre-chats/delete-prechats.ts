import type { Ok } from '@clinical/contract/common.schemas';
import type { DeletedPrecharts, DeletePrecharts } from '@clinical/contract/pre-chats/pre-chats.schemas';
import type { Context, Tx } from '../../platform/context.ts';
import { deletePreChatIn } from './interviews/change-pre-chat.ts';
import { isPreChat } from './interviews/interviews.queries.ts';
import { lockPrechartFor, removePrechart } from './pre-chats.queries.ts';
import { publishPrechartChange } from './publish-prechart-change.ts';

/** @throws AppError NOT_FOUND, CONFLICT once a note was written with it */
export async function deletePrechart(ctx: Context, id: string, promptId?: string): Promise<Ok> {
  return ctx.transaction(async (tx) => {
    const noteId = await remove(tx, id, promptId);
    await publishPrechartChange(tx, noteId);
    return { ok: true };
  });
}

/** All or none. */
export async function deletePrechats(ctx: Context, input: DeletePrecharts): Promise<DeletedPrecharts> {
  const ids = [...new Set(input.ids)].toSorted();
  return ctx.transaction(async (tx) => {
    const charts = new Set<string>();
    for (const id of ids) {
      if (await isPreChat(tx, id)) await deletePreChatIn(tx, id);
      else charts.add(await remove(tx, id));
    }
    for (const noteId of charts) await publishPrechartChange(tx, noteId);
    return { deleted: ids };
  });
}

/** Returns the chart it was in. */
async function remove(tx: Tx, id: string, promptId?: string): Promise<string> {
  const { noteId } = await lockPrechartFor(tx, id, promptId);
  await removePrechart(tx, id);
  await tx.audit('prechart.delete', { type: 'prechart', id, noteId });
  return noteId;
}
