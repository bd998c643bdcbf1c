import { notFound } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/context.ts';
import { lockChannelFor, type OwnChannel } from './channels.queries.ts';
import { getMessageFor, type MessageRow } from './messages.queries.ts';

/** A message as it is behind the lock of its channel. @throws AppError NOT_FOUND */
export async function lockMessage(tx: Tx, id: string): Promise<{ message: MessageRow; channel: OwnChannel }> {
  const { channelId } = await getMessageFor(tx, id);
  const channel = await lockChannelFor(tx, channelId);
  return { message: await getMessageFor(tx, id), channel };
}

/** The same, of the actor's own and not deleted. @throws AppError NOT_FOUND */
export async function lockOwnMessage(tx: Tx, id: string): Promise<{ message: MessageRow; channel: OwnChannel }> {
  const locked = await lockMessage(tx, id);
  if (locked.message.authorId !== tx.actor.userId || locked.message.deletedAt !== null) throw notFound();
  return locked;
}
