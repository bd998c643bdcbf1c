import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ActiveEditor } from '@clinical/contract/notes/notes.schemas';
import type { PresenceKeeper } from './presence.ts';

/** The presence of the open chart; null outside of one. */
export const PresenceContext = createContext<PresenceKeeper | null>(null);

const nobody: readonly ActiveEditor[] = [];
const silent = () => () => undefined;

export function usePresence(): PresenceKeeper | null {
  return useContext(PresenceContext);
}

/** The others in the open chart, latest edit first. */
export function useEditors(): readonly ActiveEditor[] {
  const presence = usePresence();
  return useSyncExternalStore(presence?.editors.subscribe ?? silent, presence?.editors.get ?? (() => nobody));
}
