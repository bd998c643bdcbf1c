import { reactionEmoji } from '@clinical/contract/messaging/messaging.rules';
import type { Message, ReactionEmoji } from '@clinical/contract/messaging/messaging.schemas';
import { notFound } from '../../platform/app-error.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { lockMessage } from './lock-message.ts';
import { countChange, deleteReaction, insertReaction, showMessage, updateMessage } from './messages.queries.ts';
import { assertMayPost } from './messaging.policy.ts';
import { viewMessage } from './messaging.view.ts';
import { publishMessages } from './publish-messages.ts';

type Change = (tx: Tx, reaction: { messageId: string; emoji: ReactionEmoji }) => Promise<boolean>;

/** @throws AppError NOT_FOUND, also for a deleted message; CONFLICT */
export function addReaction(ctx: Context, id: string, emoji: ReactionEmoji): Promise<Message> {
  return changeReaction(ctx, id, emoji, insertReaction, 'message.react');
}

/** @throws AppError NOT_FOUND, also for an emoji that is no reaction; CONFLICT */
export async function removeReaction(ctx: Context, id: string, emoji: string): Promise<Message> {
  const known = reactionEmoji.find((one) => one === emoji);
  if (!known) throw notFound();
  return changeReaction(ctx, id, known, deleteReaction, 'message.unreact');
}

async function changeReaction(
  ctx: Context,
  id: string,
  emoji: ReactionEmoji,
  change: Change,
  action: string,
): Promise<Message> {
  return ctx.transaction(async (tx) => {
    const { message, channel } = await lockMessage(tx, id);
    if (message.deletedAt !== null) throw notFound();
    assertMayPost(tx.actor, channel);
    if (await change(tx, { messageId: id, emoji })) {
      const { revision } = await countChange(tx, channel.id, false);
      await updateMessage(tx, id, { revision });
      await publishMessages(tx, channel.id, revision);
    }
    await tx.audit(action, { type: 'message', id, noteId: message.noteId });
    return viewMessage(tx.actor, await showMessage(tx, id));
  });
}
