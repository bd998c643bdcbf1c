import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { useCallback, useEffect, useRef, useState } from 'react';
import { scrollBehavior } from '../../lib/scroll-behavior.ts';

export type OpenEntries = {
  isOpen: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Opens an entry and brings it into view. */
  show: (id: string) => void;
};

type Said = ReadonlyMap<string, boolean>;

const isOpenIn = (said: Said, newest: string | undefined, id: string): boolean => said.get(id) ?? id === newest;

/** The newest entry is open until somebody says otherwise; older ones are closed. `toggle` and `show` stay the same functions. */
export function useOpenEntries(entries: readonly Transcript[]): OpenEntries {
  const [said, setSaid] = useState<Said>(new Map());
  const newest = newestOf(entries);
  const newestNow = useRef(newest);
  useEffect(() => {
    newestNow.current = newest;
  }, [newest]);

  const say = useCallback((id: string, open: 'toggle' | true) => {
    const last = newestNow.current;
    setSaid((before) => {
      const next = new Map(before);
      // what was open by itself stays open when a newer entry comes
      if (last && !next.has(last)) next.set(last, isOpenIn(before, last, last));
      return next.set(id, open === true || !isOpenIn(before, last, id));
    });
  }, []);
  const toggle = useCallback((id: string) => say(id, 'toggle'), [say]);
  const show = useCallback(
    (id: string) => {
      say(id, true);
      requestAnimationFrame(() =>
        document.getElementById(`entry-${id}`)?.scrollIntoView({ block: 'start', behavior: scrollBehavior() }),
      );
    },
    [say],
  );
  return { isOpen: (id) => isOpenIn(said, newest, id), toggle, show };
}

function newestOf(entries: readonly Transcript[]): string | undefined {
  let newest: Transcript | undefined;
  for (const entry of entries) if (!newest || entry.createdAt > newest.createdAt) newest = entry;
  return newest?.id;
}
