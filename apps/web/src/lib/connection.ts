import { useSyncExternalStore } from 'react';
import { outsideStore } from './outside-store.ts';

const reachable = outsideStore(true);

/** Told by the client after each exchange, and by the event stream. */
export function setReachable(now: boolean): void {
  reachable.set(now);
}

export function isReachable(): boolean {
  return reachable.get();
}

/** Resolves when the server is within reach, at once when it is now. */
export function untilReachable(): Promise<void> {
  if (reachable.get()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = reachable.subscribe(() => {
      if (!reachable.get()) return;
      stop();
      resolve();
    });
  });
}

/** False while the server cannot be reached: what is edited stays on this device. */
export function useReachable(): boolean {
  return useSyncExternalStore(reachable.subscribe, reachable.get, reachable.get);
}

/** Follows the browser's own word; coming back is believed only after a reply. */
export function watchConnection(onBack: () => void): () => void {
  const lost = () => reachable.set(false);
  window.addEventListener('offline', lost);
  window.addEventListener('online', onBack);
  return () => {
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', onBack);
  };
}
