import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { outsideStore } from '../lib/outside-store.ts';

/** The place in the top bar where a page puts its own tools; the shell mounts it. */
const place = outsideStore<HTMLElement | null>(null);

export function TopBarPlace({ className }: { className?: string }) {
  return <div ref={place.set} className={className} />;
}

/** What a page shows in the top bar, e.g. a model picker: `<TopBarTools>…</TopBarTools>` anywhere in the page. */
export function TopBarTools({ children }: { children: ReactNode }) {
  const element = useSyncExternalStore(place.subscribe, place.get);
  return element ? createPortal(children, element) : null;
}
