import * as calls from '@clinical/contract/operations/events.calls';
import type { AppEvent } from '@clinical/contract/operations/events.schemas';
import { useEffect, useEffectEvent } from 'react';
import { api } from '../api.ts';
import { isReachable, setReachable, watchConnection } from '../connection.ts';
import { type Departure, leave, onLeave } from '../session/leave.ts';
import { serverAnswers } from '../session/session.ts';
import { openTabChannel } from './channel.ts';
import { startEventHub } from './event-hub.ts';

/** The stream waits longer and longer for a server that is away; people should not. */
const askWhileAway = 5_000;

const waiting = new Set<(event: AppEvent) => void>();

/**
 * Opens the browser's one event stream; called by the shell while somebody is signed in.
 * @param onMissed refreshes what is shown, since events may have been lost
 */
export function startEvents(onMissed: () => void): () => void {
  const started = startEventHub({
    read: (onEvent, signal) => api.stream(calls.streamEvents, {}, { signal, onEvent: (event) => onEvent(event) }),
    channel: openTabChannel(),
    whenLeader: holdLock,
    onMissed,
    onSignedOut: () => void leave('signed-out'),
  });
  const unsubscribe = started.subscribe((event) => {
    if (event.type === 'hello') setReachable(true);
    if (event.type === 'session-ended') void leave('expired');
    for (const listener of waiting) listener(event);
  });
  // A stream that outlived the break says nothing new, so the server is asked.
  const ask = () =>
    void serverAnswers().then((answers) => {
      if (answers) started.retryNow();
    });
  const unwatch = watchConnection(ask);
  const asking = setInterval(() => {
    if (!isReachable()) ask();
  }, askWhileAway);
  const stop = (departure?: Departure) => {
    unsubscribe();
    unwatch();
    clearInterval(asking);
    started.stop(departure === 'signed-out');
    forget();
  };
  const forget = onLeave(stop);
  return () => stop();
}

/** Calls back for each event of one kind, wherever in the browser it arrived, until it is undone with what it gives. */
export function onAppEvent(type: AppEvent['type'], listener: () => void): () => void {
  const listen = (event: AppEvent): void => {
    if (event.type === type) listener();
  };
  waiting.add(listen);
  return () => void waiting.delete(listen);
}

/** The same for as long as a component is there. */
export function useAppEvent<Type extends AppEvent['type']>(
  type: Type,
  listener: (event: Extract<AppEvent, { type: Type }>) => void,
): void {
  const hear = useEffectEvent((event: AppEvent) => {
    if (event.type === type) listener(event as Extract<AppEvent, { type: Type }>);
  });
  useEffect(() => {
    const listen = (event: AppEvent) => hear(event);
    waiting.add(listen);
    return () => {
      waiting.delete(listen);
    };
  }, []);
}

/** Without Web Locks (a page that is not served securely) each tab reads a stream of its own. */
async function holdLock(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work();
  await locks.request('event-stream', { signal }, work);
}
