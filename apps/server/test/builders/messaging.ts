import { randomUUID } from 'node:crypto';
import * as calls from '@clinical/contract/messaging/messaging.calls';
import type {
  Channel,
  Message,
  MessagePage,
  MessageQuery,
  NewMessage,
} from '@clinical/contract/messaging/messaging.schemas';
import type { TestAccount } from './accounts.ts';

/** A channel of that account, with these members beside it. */
export async function newChannel(
  account: TestAccount,
  name = 'Team',
  others: readonly TestAccount[] = [],
): Promise<Channel> {
  let channel = await account.ok(calls.createChannel, { body: { name, type: 'clinic' } });
  for (const { userId } of others)
    channel = await account.ok(calls.addChannelMember, { params: { id: channel.id, userId } });
  return channel;
}

export function sendTo(account: TestAccount, channelId: string, message: Partial<NewMessage> = {}): Promise<Message> {
  return account.ok(calls.sendMessage, {
    params: { id: channelId },
    body: { clientId: randomUUID(), content: 'The fax from radiology is here.', ...message },
  });
}

export function messagesIn(account: TestAccount, channelId: string, query: MessageQuery = {}): Promise<MessagePage> {
  return account.ok(calls.listMessages, { params: { id: channelId }, query });
}

/** A channel of somebody as it is in their list. */
export async function channelOf(account: TestAccount, id: string): Promise<Channel | undefined> {
  return (await account.ok(calls.listChannels, {})).find((channel) => channel.id === id);
}

/** Alerts of somebody's workspace, the newest first. */
export async function alertsOf(account: TestAccount): Promise<Message[]> {
  const channel = (await account.ok(calls.listChannels, {})).find(({ type }) => type === 'sentry');
  return channel ? (await messagesIn(account, channel.id)).items : [];
}
