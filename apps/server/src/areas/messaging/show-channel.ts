import type { Channel } from '@clinical/contract/messaging/messaging.schemas';
import { notFound } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/context.ts';
import { getShownChannel } from './channels.queries.ts';
import { viewChannels } from './messaging.view.ts';

/** A channel as it is now for the actor. @throws AppError NOT_FOUND */
export async function showChannel(tx: Tx, id: string): Promise<Channel> {
  const [channel] = await viewChannels(tx, [await getShownChannel(tx, id)]);
  if (!channel) throw notFound();
  return channel;
}
