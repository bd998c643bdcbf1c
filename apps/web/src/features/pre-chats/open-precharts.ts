import { outsideStore } from '../../lib/outside-store.ts';

/** The precharts whose editors are on this page. */
const open = outsideStore<ReadonlySet<string>>(new Set());

/** One that shall be opened for editing as soon as it is on the page. */
export const prechartToEdit = outsideStore<string | null>(null);

/** Makes it known that a prechart's editor is there. */
export function rememberOpen(id: string): void {
  open.set((ids) => new Set([...ids, id]));
  prechartToEdit.set((wanted) => (wanted === id ? null : wanted));
}

/** Its editor is gone, and what could be saved has been. */
export function rememberClosed(id: string): void {
  open.set((ids) => new Set([...ids].filter((other) => other !== id)));
}

export const isOpen = (id: string): boolean => open.get().has(id);

/** Calls back when an editor was opened or closed. Returns the way to stop. */
export const onOpenedOrClosed = open.subscribe;
