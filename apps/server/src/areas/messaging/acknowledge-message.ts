import type { Message } from '@clinical/contract/messaging/messaging.schemas';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { countChange, showMessage, updateMessage } from './messages.queries.ts';
import { assertMayWrite, mayAcknowledge } from './messaging.policy.ts';
import { viewAsking } from './messaging.view.ts';
import { publishMessages } from './publish-messages.ts';
import { publishAsked } from './urgent-calls.ts';
import { endCall, insertAcknowledgement, lockAskingMessage } from './urgent.queries.ts';

/**
 * Puts on record that the actor has seen an urgent message or an alert; the first one ends the asking. Again it changes nothing.
 * @throws AppError NOT_FOUND, also for a deleted message; CONFLICT for a message that does not ask the actor
 */
export async function acknowledgeMessage(ctx: Context, id: string): Promise<Message> {
  assertMayWrite(ctx.actor);
  return ctx.transaction(async (tx) => {
    const { message, isMember } = await lockAskingMessage(tx, id);
    if (message.deletedAt !== null) throw notFound();
    if (!mayAcknowledge(tx.actor, message))
      throw new AppError('CONFLICT', { message: 'This message does not ask you for acknowledgement.' });
    if (await insertAcknowledgement(tx, id)) {
      await endCall(tx, id);
      const { revision } = await countChange(tx, message.channelId, false);
      await updateMessage(tx, id, { revision });
      await publishMessages(tx, message.channelId, revision);
      await publishAsked(tx, id);
    }
    await tx.audit('message.acknowledge', { type: 'message', id, noteId: message.noteId });
    return viewAsking(tx.actor, await showMessage(tx, id), isMember);
  });
}
