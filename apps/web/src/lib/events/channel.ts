import type { AppEvent } from '@clinical/contract/operations/events.schemas';

/** What the tabs of one browser tell each other. `ask` is a new tab's question how the stream is; `signed-out` is said on leaving. */
export type ChannelMessage =
  | { kind: 'event'; event: AppEvent }
  | { kind: 'live' }
  | { kind: 'broken' }
  | { kind: 'caught-up' }
  | { kind: 'ask' }
  | { kind: 'signed-out' };

/** The few members of BroadcastChannel that are used, so that a test can wire tabs together. */
export type TabChannel = {
  post: (message: ChannelMessage) => void;
  listen: (listener: (message: ChannelMessage) => void) => void;
  close: () => void;
};

export function openTabChannel(name = 'events'): TabChannel {
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => {
      channel.onmessage = ({ data }: MessageEvent<ChannelMessage>) => listener(data);
    },
    close: () => channel.close(),
  };
}
