import type { Transcript } from '@clinical/contract/transcripts/transcripts.schemas';
import { useState } from 'react';

export type OpenEntries = {
  isOpen: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Opens an entry and brings it into view. */
  show: (id: string) => void;
};

/** The newest entry is open until somebody says otherwise; older ones are closed. */
export function useOpenEntries(entries: readonly Transcript[]): OpenEntries {
  const [said, setSaid] = useState<ReadonlyMap<string, boolean>>(new Map());
  const newest = entries.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)).at(-1)?.id;
  const isOpen = (id: string): boolean => said.get(id) ?? id === newest;
  const say = (id: string, open: boolean) =>
    // what was open by itself stays open when a newer entry comes
    setSaid((before) => new Map([...(newest ? [[newest, isOpen(newest)] as const] : []), ...before, [id, open]]));
  return {
    isOpen,
    toggle: (id) => say(id, !isOpen(id)),
    show: (id) => {
      say(id, true);
      requestAnimationFrame(() =>
        document.getElementById(`entry-${id}`)?.scrollIntoView({ block: 'start', behavior: 'smooth' }),
      );
    },
  };
}
