import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Opens a chart at its newest entry, which is what one comes for. One that is folded, in the upper half of the window
 * anyway, stays where it is; and what arrives later never moves the page under the reader.
 */
export function useNewestInView(newestId: string | undefined): void {
  const show = useEffectEvent(() => {
    const card = newestId ? document.getElementById(`entry-${newestId}`) : null;
    if (!card) return;
    const fillsPage = card.dataset['visit'] !== undefined;
    if (fillsPage || card.getBoundingClientRect().top > window.innerHeight / 2) card.scrollIntoView({ block: 'start' });
  });
  useLayoutEffect(() => {
    // After the router has put the window at its top, and still before anything is painted.
    const frame = requestAnimationFrame(() => show());
    return () => cancelAnimationFrame(frame);
  }, []);
}
