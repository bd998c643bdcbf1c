import { type RefCallback, startTransition, useCallback, useState } from 'react';

/** So far beyond the window, in pixels, something is made ready; and so far beyond, it is given up again. */
const readyWithin = 900;
const keptWithin = 2_400;

type Tell = (isIn: boolean) => void;

/** Watches elements at one distance from the window. One observer for all: hundreds cost more than what they watch. */
function watchAt(margin: number) {
  const told = new Map<Element, Tell>();
  // what scrolls is the page's desk; each has its observer
  const observers = new WeakMap<Element | Document, IntersectionObserver>();
  return (element: Element, tell: Tell): (() => void) => {
    const root = element.closest('[data-desk]') ?? document;
    const observer =
      observers.get(root) ??
      new IntersectionObserver(
        (changes) => {
          for (const { target, isIntersecting } of changes) told.get(target)?.(isIntersecting);
        },
        { root, rootMargin: `${margin}px 0px` },
      );
    observers.set(root, observer);
    told.set(element, tell);
    observer.observe(element);
    return () => {
      told.delete(element);
      observer.unobserve(element);
    };
  };
}

const watchReady = watchAt(readyWithin);
const watchKept = watchAt(keptWithin);

/**
 * Whether an element is near the window, and how high it was in pixels when it ceased to be:
 * `const [ref, near, height] = useNearView()`. It begins as near, for it was just asked for; what has the focus stays, however
 * far it is scrolled away.
 */
export function useNearView(): [RefCallback<HTMLElement>, near: boolean, height: number] {
  const [near, setNear] = useState(true);
  const [height, setHeight] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const stops = [
      // in between the frames of a page that is being scrolled
      watchReady(element, (isIn) => isIn && startTransition(() => setNear(true))),
      watchKept(element, (isIn) => {
        if (isIn || element.contains(document.activeElement)) return;
        setHeight(element.offsetHeight);
        setNear(false);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return [ref, near, height];
}
