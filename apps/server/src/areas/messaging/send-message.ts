import { limits } from '@clinical/contract/limits';
import type { Message, NewMessage } from '@clinical/contract/messaging/messaging.schemas';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { getNoteFor } from '../notes/public.ts';
import { lockChannelFor, type OwnChannel } from './channels.queries.ts';
import {
  countChange,
  countSince,
  findInChannel,
  findSent,
  insertMessage,
  showMessage,
  touchThread,
} from './messages.queries.ts';
import { assertMayPost } from './messaging.policy.ts';
import { viewMessage } from './messaging.view.ts';
import { publishMessages } from './publish-messages.ts';
import { startCall } from './urgent-calls.ts';

/**
 * Sends a message; the same client id again gives the message that is there.
 * @throws AppError NOT_FOUND for the channel, the answered message, and a chart that the author may not see; CONFLICT;
 * RATE_LIMITED over the number of messages a minute
 */
export async function sendMessage(ctx: Context, channelId: string, input: NewMessage): Promise<Message> {
  return ctx.transaction(async (tx) => {
    const channel = await lockChannelFor(tx, channelId);
    const before = await findSent(tx, input.clientId);
    if (before && before.channelId !== channel.id)
      throw new AppError('CONFLICT', { message: 'Another message has this id.' });
    const id = before?.id ?? (await addMessage(tx, channel, input));
    return viewMessage(tx.actor, await showMessage(tx, id));
  });
}

async function addMessage(tx: Tx, channel: OwnChannel, input: NewMessage): Promise<string> {
  assertMayPost(tx.actor, channel);
  const now = tx.clock.now();
  if ((await countSince(tx, now - 60_000)) >= limits.messagesPerMinute)
    throw new AppError('RATE_LIMITED', { retryAfter: 60 });
  const answered = input.replyTo === undefined ? null : await findInChannel(tx, channel.id, input.replyTo);
  if (input.replyTo !== undefined && !answered) throw notFound();
  if (input.noteId !== undefined) await assertChart(tx, channel, input.noteId);
  const { sequence, revision } = await countChange(tx, channel.id, true);
  const id = tx.ids.uuid();
  const threadId = answered ? (answered.threadId ?? answered.id) : null;
  const message = {
    id,
    workspaceId: channel.workspaceId,
    channelId: channel.id,
    sequence,
    revision,
    authorId: tx.actor.userId,
    clientId: input.clientId,
    content: input.content,
    replyTo: answered?.id ?? null,
    threadId,
    noteId: input.noteId ?? null,
    urgent: input.urgent ?? false,
    alert: null,
    alertKey: null,
    recordId: null,
    createdAt: now,
    editedAt: null,
    deletedAt: null,
  };
  await insertMessage(tx, message);
  if (message.urgent) await startCall(tx, message);
  await tx.audit('message.send', { type: 'message', id, noteId: input.noteId ?? null });
  await publishMessages(tx, channel.id, await touchThread(tx, { channelId: channel.id, threadId, revision }));
  return id;
}

/** A chart of the channel's workspace that the author may see. */
async function assertChart(tx: Tx, { workspaceId }: OwnChannel, noteId: string): Promise<void> {
  const note = await getNoteFor(tx, noteId, 'read');
  if (note.workspaceId !== workspaceId) throw notFound();
}
