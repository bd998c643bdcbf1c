import type { Channel, Message } from '@clinical/contract/messaging/messaging.schemas';
import { createContext, use } from 'react';

/** What the messages of an open channel need of their page. */
export type OpenChannel = {
  channel: Channel;
  /** Id of the reader. */
  me: string;
  onThread: (message: Message) => void;
  /** Quotes a message in the composer of the place that shows it; null where there is none. */
  onQuote: ((message: Message) => void) | null;
  onKeepUnread: ((message: Message) => void) | null;
  /** Goes to a message by its id; null where all are in sight. */
  onGoTo: ((id: string) => void) | null;
};

export const OpenChannelContext = createContext<OpenChannel | null>(null);

export function useOpenChannel(): OpenChannel {
  const open = use(OpenChannelContext);
  if (!open) throw new Error('No channel is open.');
  return open;
}
