import { useEffect, useState } from 'react';

/** How far below the window's top a day counts as the one that is read: under the patient's name and the timeline. */
const readingLine = 180;

/**
 * The day (YYYY-MM-DD) of the thread that is read now: the one that crosses a line in the upper part of the window. Null until
 * one does.
 * @param days all of them, parted by commas; when they change, they are looked for again
 */
export function useDayInView(days: string): string | null {
  const [inView, setInView] = useState<string | null>(null);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (changes) => {
        const reached = changes.find(({ isIntersecting }) => isIntersecting)?.target;
        if (reached instanceof HTMLElement) setInView(reached.dataset['day'] ?? null);
      },
      { rootMargin: `-${readingLine}px 0px ${readingLine + 1 - window.innerHeight}px 0px` },
    );
    for (const day of days.split(',')) {
      const section = document.querySelector(`[data-day="${day}"]`);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [days]);
  return inView;
}
