import { type RefCallback, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** The height of an element as it is drawn, in pixels: `const [ref, height] = useHeight()`. 0 until it is known. */
export function useHeight(): [RefCallback<HTMLElement>, number] {
  const [height, setHeight] = useState(0);
  const drawn = useRef<HTMLElement>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    drawn.current = element;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  // What this very drawing changed is known before anything scrolls to a place below; the observer tells a frame later.
  // oxlint-disable-next-line react/exhaustive-deps -- any drawing may change it, and an equal number draws nothing again
  useLayoutEffect(() => {
    if (drawn.current) setHeight(drawn.current.offsetHeight);
  });
  return [ref, height];
}
