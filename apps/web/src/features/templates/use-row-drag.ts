import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

type Drag = { from: number; to: number };

/**
 * Reordering rows by a handle: dragged with mouse or finger, or moved with the arrow keys. The rows stand below each other in one
 * list. `onMove` gets the places before and after, from 0.
 */
export function useRowDrag(count: number, onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLUListElement & HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const moved = useRef<HTMLElement>(null);
  // a row that is put elsewhere in the page takes the focus from its handle
  useEffect(() => {
    if (moved.current && document.activeElement === document.body) moved.current.focus();
  });

  const placeAt = (y: number): number => {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const above = rows.filter(({ top, height }) => y > top + height / 2).length;
    return Math.min(above, count - 1);
  };
  const handleOf = (place: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from: place, to: place });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag) setDrag({ ...drag, to: placeAt(event.clientY) });
    },
    onPointerUp: () => {
      if (drag && drag.from !== drag.to) onMove(drag.from, drag.to);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const to = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: count - 1 }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      if (to < 0 || to >= count || to === place) return;
      moved.current = event.currentTarget;
      onMove(place, to);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (event.relatedTarget !== null) moved.current = null;
    },
  });
  /** What a row is told while something is dragged: it is the one, or the one goes before or after it. */
  const markOf = (place: number): 'dragged' | 'before' | 'after' | undefined => {
    if (!drag) return undefined;
    if (place === drag.from) return 'dragged';
    if (place !== drag.to) return undefined;
    return drag.to < drag.from ? 'before' : 'after';
  };
  return { list, handleOf, markOf };
}
