import type { CallState } from '@clinical/contract/video-visits/signals.schemas';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { outsideStore } from '../outside-store.ts';
import type { Call, CallView } from './call.ts';

/** What runs for as long as the page shows it; another `start` begins another one. */
export function useRunning<T extends { stop: () => void }>(start: () => T): T | null {
  const [store] = useState(() => outsideStore<T | null>(null));
  useEffect(() => {
    const running = start();
    store.set(running);
    return () => {
      store.set(null);
      running.stop();
    };
  }, [start, store]);
  return useSyncExternalStore(store.subscribe, store.get);
}

const nothing = () => () => undefined;
const noView: CallView<never> = {
  reply: null,
  isOffline: false,
  isRefused: false,
  remotes: [],
  offersPhone: false,
  said: [],
};

export function useCallView<Reply extends CallState>(call: Call<Reply> | null): CallView<Reply> {
  const store: Pick<Call<Reply>['view'], 'subscribe' | 'get'> = call?.view ?? { subscribe: nothing, get: () => noView };
  return useSyncExternalStore(store.subscribe, store.get);
}
