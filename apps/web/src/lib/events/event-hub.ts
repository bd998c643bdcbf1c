import type { AppEvent } from '@clinical/contract/operations/events.schemas';
import { backOff, pause } from './back-off.ts';
import type { TabChannel } from './channel.ts';

export type HubOptions = {
  /** Reads the stream to its end; rejects when it breaks. */
  read: (onEvent: (event: AppEvent) => void, signal: AbortSignal) => Promise<void>;
  channel: TabChannel;
  /** Runs the work in the one tab of the browser that holds the lock. */
  whenLeader: (work: () => Promise<void>, signal: AbortSignal) => Promise<void>;
  /** What was missed must be fetched: after a reconnect, and every 30 s while the stream is broken. */
  onMissed: () => void;
  /** The person signed out in another tab. */
  onSignedOut: () => void;
  random?: () => number;
};

export type EventHub = {
  subscribe: (listener: (event: AppEvent) => void) => () => void;
  /** Tries again now, e.g. when the network is back. */
  retryNow: () => void;
  /** @param signedOut tells the other tabs why */
  stop: (signedOut?: boolean) => void;
};

const pollWhileBroken = 30_000;

/** One stream for all tabs: the leader reads it and passes each event on; every tab refreshes by itself while it is broken. */
export function startEventHub(options: HubOptions): EventHub {
  const { channel, random = Math.random } = options;
  const ended = new AbortController();
  const listeners = new Set<(event: AppEvent) => void>();
  let leading = false;
  let live = false;
  let skipWait = new AbortController();
  let polling: ReturnType<typeof setInterval> | null = null;

  const hear = (event: AppEvent) => {
    for (const listener of listeners) listener(event);
  };
  const setLive = (now: boolean) => {
    live = now;
    if (polling) clearInterval(polling);
    polling = now ? null : setInterval(options.onMissed, pollWhileBroken);
  };

  channel.listen((message) => {
    if (message.kind === 'event') hear(message.event);
    else if (message.kind === 'live') setLive(true);
    else if (message.kind === 'broken') setLive(false);
    else if (message.kind === 'caught-up') options.onMissed();
    else if (message.kind === 'signed-out') options.onSignedOut();
    else if (message.kind === 'ask' && leading) channel.post({ kind: live ? 'live' : 'broken' });
  });

  const lead = async () => {
    leading = true;
    let failures = 0;
    let broke = false;
    while (!ended.signal.aborted) {
      let heard = false;
      await options
        .read((event) => {
          if (!heard) {
            heard = true;
            failures = 0;
            setLive(true);
            channel.post({ kind: 'live' });
            if (broke) {
              options.onMissed();
              channel.post({ kind: 'caught-up' });
            }
          }
          channel.post({ kind: 'event', event });
          hear(event);
        }, ended.signal)
        .catch(() => undefined);
      if (ended.signal.aborted) break;
      broke = true;
      if (live || failures === 0) channel.post({ kind: 'broken' });
      setLive(false);
      skipWait = new AbortController();
      await pause(backOff(failures, random()), AbortSignal.any([ended.signal, skipWait.signal]));
      failures += 1;
    }
    leading = false;
  };

  void options.whenLeader(lead, ended.signal).catch(() => undefined);
  channel.post({ kind: 'ask' });

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retryNow: () => skipWait.abort(),
    stop: (signedOut = false) => {
      ended.abort();
      if (signedOut) channel.post({ kind: 'signed-out' });
      if (polling) clearInterval(polling);
      channel.close();
      listeners.clear();
    },
  };
}
