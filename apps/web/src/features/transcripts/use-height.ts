import { type RefCallback, useCallback, useState } from 'react';

/** The height of an element as it is drawn, in pixels: `const [ref, height] = useHeight()`. 0 until it is known. */
export function useHeight(): [RefCallback<HTMLElement>, number] {
  const [height, setHeight] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, height];
}
