import { createContext, use } from 'react';

export type ShownPane = 'note' | 'source';

/** Brings one pane to the front where only one fits; side by side it changes nothing. */
export type Panes = { show: (pane: ShownPane) => void };

export const PanesContext = createContext<Panes>({ show: () => undefined });

export function usePanes(): Panes {
  return use(PanesContext);
}
