import { useEffect } from 'react';

let last: HTMLElement | null = null;

/** Remembers the last element of the page itself that had the focus; the shell starts it. */
export function watchFocus(): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && !target.closest('[role="dialog"], [role="menu"]')) last = target;
  };
  document.addEventListener('focusin', onFocus);
  return () => document.removeEventListener('focusin', onFocus);
}

/**
 * Gives the focus back to where it came from when a dialog closes: to the button of the menu when it was opened from
 * one, since the menu's own lines are gone by then. The library does so only for dialogs that are drawn before they open.
 */
export function useFocusBack(opened = true): void {
  useEffect(() => {
    if (!opened) return;
    const before = last;
    return () => {
      const now = document.activeElement;
      // Elsewhere by now, e.g. in the page that was gone to: it stays there.
      if (now === null || now === document.body || now.closest('[role="dialog"]'))
        before?.focus({ preventScroll: true });
    };
  }, [opened]);
}
