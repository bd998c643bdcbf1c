import { type RefObject, useEffect, useRef, useState } from 'react';
import { type HeldPlace, holdPlace } from './held-place.ts';

/** Holds the place in a list of messages, and says whether that is its end. */
export function useHeldPlace(box: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>) {
  const held = useRef<HeldPlace>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  useEffect(() => {
    if (!box.current || !list.current) return undefined;
    held.current = holdPlace(box.current, list.current, setAtEnd);
    return () => {
      held.current?.stop();
      held.current = null;
    };
  }, [box, list]);
  return { isAtEnd, held };
}
