import { useSyncExternalStore } from 'react';

const step = 5_000;
const now = () => Math.floor(Date.now() / step) * step;
const still = () => () => undefined;

function everyStep(listener: () => void): () => void {
  const timer = setInterval(listener, step);
  return () => clearInterval(timer);
}

/** The time in epoch milliseconds to the last 5 seconds, moved on while `running`. */
export function useNow(running: boolean): number {
  return useSyncExternalStore(running ? everyStep : still, now);
}
