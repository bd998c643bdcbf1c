import { useEffect, useEffectEvent } from 'react';

/** What a change made here leaves stale in an area above the one that made it, which the lower one does not know. */
export type Stale =
  | { of: 'charts' }
  /** `forget`: what is shown of it may be shown no longer. */
  | { of: 'chart-contents'; noteId: string; forget?: boolean }
  | { of: 'quick-phrases' };

type Listener = (stale: Stale) => Promise<void>;

const listeners = new Set<Listener>();

/** Tells who keeps it, and resolves when it was asked for again. */
export async function publishStale(stale: Stale): Promise<void> {
  await Promise.all([...listeners].map((listener) => listener(stale)));
}

/** Listens for as long as a component is there. */
export function useStale(listener: Listener): void {
  const hear = useEffectEvent(listener);
  useEffect(() => {
    const listen = (stale: Stale) => hear(stale);
    listeners.add(listen);
    return () => {
      listeners.delete(listen);
    };
  }, []);
}
