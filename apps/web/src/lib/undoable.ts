import { useSyncExternalStore } from 'react';
import { outsideStore } from './outside-store.ts';

const hidden = outsideStore<ReadonlySet<string>>(new Set());
const waiting = new Map<string, { run: (leaving: boolean) => void; timer: ReturnType<typeof setTimeout> }>();

/** How long the way back is open, in milliseconds. */
export const undoFor = 10_000;

/**
 * Removes something that the server could not bring back: it disappears at once, and `run` is called when the time for undo has passed or
 * the page is left. When it fails, the thing is shown again.
 * @param run does it; `leaving` is true when the request must outlive the page
 * @returns takes it back, as long as nothing has been sent
 */
export function removeLater(
  id: string,
  run: (leaving: boolean) => Promise<unknown>,
  onFailed: (error: unknown) => void,
): () => void {
  const show = () => hidden.set((ids) => new Set([...ids].filter((other) => other !== id)));
  const send = (leaving: boolean) => {
    clearTimeout(waiting.get(id)?.timer);
    waiting.delete(id);
    run(leaving).catch((error: unknown) => {
      show();
      onFailed(error);
    });
  };
  hidden.set((ids) => new Set([...ids, id]));
  waiting.set(id, { run: send, timer: setTimeout(() => send(false), undoFor) });
  return () => {
    if (!waiting.has(id)) return;
    clearTimeout(waiting.get(id)?.timer);
    waiting.delete(id);
    show();
  };
}

/** Ids that lists leave out for now. */
export function useRemovedIds(): ReadonlySet<string> {
  return useSyncExternalStore(hidden.subscribe, hidden.get);
}

window.addEventListener('pagehide', () => {
  for (const { run } of waiting.values()) run(true);
});
