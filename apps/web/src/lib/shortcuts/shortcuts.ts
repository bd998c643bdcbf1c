import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { outsideStore } from '../outside-store.ts';
import { preference } from '../preference.ts';
import { isSingleKey, isWriting, matchesKeys } from './match-keys.ts';

export type Shortcut = { keys: string; label: string };
type Active = Shortcut & { run: (event: KeyboardEvent) => void };

const active = outsideStore<readonly Active[]>([]);
const mac = /mac|iphone|ipad/i.test(navigator.platform);

/** Single keys can be switched off, for people whose speech input or assistive tool types them. */
export const singleKeys = preference('single-keys', true, (stored) => (typeof stored === 'boolean' ? stored : null));

/**
 * A key of this page while the component is there: `useShortcut('mod+k', t('openPalette'), open)`.
 * The newest one wins; single keys work outside fields only. Escape is left to dialogs and menus when they are open.
 */
export function useShortcut(keys: string, label: string, run: () => void, options: { enabled?: boolean } = {}): void {
  const enabled = options.enabled ?? true;
  const act = useEffectEvent(() => run());
  useEffect(() => {
    if (!enabled) return;
    const shortcut: Active = { keys, label, run: () => act() };
    active.set((all) => [...all, shortcut]);
    return () => active.set((all) => all.filter((other) => other !== shortcut));
  }, [keys, label, enabled]);
}

/** The keys of this page, for the help that `?` opens. */
export function useShortcutList(): readonly Shortcut[] {
  return useSyncExternalStore(active.subscribe, active.get);
}

/** Listens once for the whole page; the shell starts it. */
export function listenForShortcuts(): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const match = active.get().findLast(({ keys }) => matchesKeys(keys, event, mac) && allowed(keys, event));
    if (!match) return;
    event.preventDefault();
    match.run(event);
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}

/** The keys as people read them: `['⌘', 'K']` or `['Ctrl', 'K']`. */
export function keyNames(keys: string): string[] {
  const names: Record<string, string> = {
    mod: mac ? '⌘' : 'Ctrl',
    escape: 'Esc',
    enter: 'Enter',
    shift: 'Shift',
    space: 'Space',
  };
  return keys.split('+').map((part) => names[part.toLowerCase()] ?? part.toUpperCase());
}

function allowed(keys: string, event: KeyboardEvent): boolean {
  if (!isSingleKey(keys)) return true;
  return singleKeys.get() && !isWriting(event.target) && !isOverlayOpen();
}

/** A dialog, menu or list of choices has the keys for itself. One that waits in the page, hidden, has not. */
function isOverlayOpen(): boolean {
  const overlays = document.querySelectorAll('[role="dialog"], [role="menu"], [role="listbox"]');
  return [...overlays].some((overlay) => !overlay.closest('[hidden]') && overlay.checkVisibility());
}
