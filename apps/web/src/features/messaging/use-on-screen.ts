import { type RefObject, useEffect, useState } from 'react';

/** True while an element is in sight within the box, and the page itself is not hidden behind another tab. */
export function useOnScreen(
  element: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
  rootMargin = '0px',
): boolean {
  const [inSight, setInSight] = useState(false);
  const [isVisible, setVisible] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const watcher = new IntersectionObserver((seen) => setInSight(seen.at(-1)?.isIntersecting ?? false), {
      root: box.current,
      rootMargin,
    });
    watcher.observe(target);
    return () => watcher.disconnect();
  }, [element, box, rootMargin]);
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return inSight && isVisible;
}
