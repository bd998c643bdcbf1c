import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
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
  const wanted = useRef<string | null>(null);
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
      wanted.current = id;
      requestAnimationFrame(() => showWanted(wanted));
    },
    [say],
  );
  // one that was just made comes into the list later
  useEffect(() => {
    if (wanted.current === null) return;
    const frame = requestAnimationFrame(() => showWanted(wanted));
    return () => cancelAnimationFrame(frame);
  });
  return { isOpen: (id) => isOpenIn(said, newest, id), toggle, show };
}

/** Brings the entry that was asked for into view, once it is there. */
function showWanted(wanted: RefObject<string | null>): void {
  const card = document.getElementById(`entry-${wanted.current}`);
  if (!card) return;
  wanted.current = null;
  card.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
}

function newestOf(entries: readonly Transcript[]): string | undefined {
  let newest: Transcript | undefined;
  for (const entry of entries) if (!newest || entry.createdAt > newest.createdAt) newest = entry;
  return newest?.id;
}
