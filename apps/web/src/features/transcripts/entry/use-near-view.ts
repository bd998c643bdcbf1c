import { type RefCallback, useCallback, useState } from 'react';

/** So far beyond the window, in pixels, something is made ready; and so far beyond, it is given up again. */
const readyWithin = 1_000;
const keptWithin = 4_000;

/**
 * Whether an element is near the window: `const [ref, near] = useNearView()`. It begins as near, for it was just asked for; what
 * has the focus stays, however far it is scrolled away.
 */
export function useNearView(): [RefCallback<HTMLElement>, boolean] {
  const [near, setNear] = useState(true);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const within = (margin: number, tell: (isIn: boolean) => void): IntersectionObserver => {
      const observer = new IntersectionObserver((changes) => tell(changes.at(-1)?.isIntersecting ?? false), {
        rootMargin: `${margin}px 0px`,
      });
      observer.observe(element);
      return observer;
    };
    const observers = [
      within(readyWithin, (isIn) => isIn && setNear(true)),
      within(keptWithin, (isIn) => !isIn && !element.contains(document.activeElement) && setNear(false)),
    ];
    return () => {
      for (const observer of observers) observer.disconnect();
    };
  }, []);
  return [ref, near];
}
