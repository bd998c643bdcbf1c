import type { Message } from '@clinical/contract/messaging/messaging.schemas';
import type { Context, Tx } from '../../platform/context.ts';
import { lockOwnMessage } from './lock-message.ts';
import {
  countChange,
  eraseExtras,
  insertEdit,
  type MessageRow,
  showMessage,
  touchThread,
  updateMessage,
} from './messages.queries.ts';
import { assertMayPost, assertMayWrite } from './messaging.policy.ts';
import { viewMessage } from './messaging.view.ts';
import { publishMessages } from './publish-messages.ts';
import { publishAsked } from './urgent-calls.ts';
import { endCall } from './urgent.queries.ts';

/** Replaces the text of a message; the old one goes to its history. @throws AppError NOT_FOUND, CONFLICT */
export async function changeMessage(ctx: Context, id: string, content: string): Promise<Message> {
  return ctx.transaction(async (tx) => {
    const { message, channel } = await lockOwnMessage(tx, id);
    assertMayPost(tx.actor, channel);
    if (content !== message.content) {
      const now = tx.clock.now();
      await insertEdit(tx, { id: tx.ids.uuid(), messageId: id, content: message.content, replacedAt: now });
      await publishChange(tx, message, { content, editedAt: now });
    }
    await tx.audit('message.update', { type: 'message', id, noteId: message.noteId });
    return viewMessage(tx.actor, await showMessage(tx, id));
  });
}

/** Erases text, history, reactions and the reference to a chart; a stub remains. @throws AppError NOT_FOUND, CONFLICT */
export async function deleteMessage(ctx: Context, id: string): Promise<Message> {
  assertMayWrite(ctx.actor);
  return ctx.transaction(async (tx) => {
    const { message } = await lockOwnMessage(tx, id);
    await eraseExtras(tx, id);
    await publishChange(tx, message, { content: '', noteId: null, deletedAt: tx.clock.now() });
    await tx.audit('message.delete', { type: 'message', id, noteId: message.noteId });
    return viewMessage(tx.actor, await showMessage(tx, id));
  });
}

async function publishChange(
  tx: Tx,
  { id, channelId, threadId, urgent }: MessageRow,
  changes: Partial<MessageRow>,
): Promise<void> {
  const { revision } = await countChange(tx, channelId, false);
  await updateMessage(tx, id, { ...changes, revision });
  const isGone = changes.deletedAt !== undefined;
  const last = isGone ? await touchThread(tx, { channelId, threadId, revision }) : revision;
  await publishMessages(tx, channelId, last);
  if (urgent && isGone) await endCall(tx, id);
  if (urgent) await publishAsked(tx, id);
}
