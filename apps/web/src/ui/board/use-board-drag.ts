import { autoScrollWindowForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { DragLocationHistory } from '@atlaskit/pragmatic-drag-and-drop/types';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Place } from './places.ts';

const kind = 'board-card';

/** A card that the pointer can take, and over whose halves another can be dropped. */
export function useDraggable(element: RefObject<HTMLElement | null>, id: string, column: string, canMove: boolean) {
  useEffect(() => {
    if (!element.current) return;
    const target = dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => source.data['kind'] === kind && source.data['id'] !== id,
      getData: ({ input, element: over }) =>
        attachClosestEdge({ id, column }, { input, element: over, allowedEdges: ['top', 'bottom'] }),
    });
    if (!canMove) return target;
    return combine(target, draggable({ element: element.current, getInitialData: () => ({ kind, id, column }) }));
  }, [element, id, column, canMove]);
}

/** A column below whose last card a card can be dropped. */
export function useColumnTarget(element: RefObject<HTMLElement | null>, column: string) {
  useEffect(() => {
    if (!element.current) return;
    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => source.data['kind'] === kind,
      getData: () => ({ column }),
    });
  }, [element, column]);
}

type Options = {
  /** The last card of a column, and the one before a card; null where there is none. */
  lastOf: (column: string) => string | null;
  before: (column: string, id: string) => string | null;
  onDrop: (id: string, place: Place) => void;
};

type Dragging = { location: DragLocationHistory; source: { data: Record<string, unknown> } };

/** What the pointer carries and where it would drop it. */
export function useBoardDrag({ lastOf, before, onDrop }: Options) {
  const [drag, setDrag] = useState<{ id: string; place: Place | null } | null>(null);
  const placeAt = (location: DragLocationHistory, id: string): Place | null => {
    const [over] = location.current.dropTargets;
    if (!over) return null;
    const column = String(over.data['column']);
    const card = over.data['id'];
    if (typeof card === 'string' && extractClosestEdge(over.data) === 'bottom') return { column, after: card };
    const above = typeof card === 'string' ? before(column, card) : lastOf(column);
    return { column, after: above === id ? before(column, id) : above };
  };
  const follow = useEffectEvent(({ location, source }: Dragging) => {
    const id = String(source.data['id']);
    const place = placeAt(location, id);
    const isSame = drag?.id === id && drag.place?.column === place?.column && drag.place?.after === place?.after;
    if (!isSame) setDrag({ id, place });
  });
  const drop = useEffectEvent(({ location, source }: Dragging) => {
    const id = String(source.data['id']);
    const place = placeAt(location, id);
    setDrag(null);
    if (place) onDrop(id, place);
  });
  useEffect(
    () =>
      combine(
        monitorForElements({
          canMonitor: ({ source }) => source.data['kind'] === kind,
          onDragStart: (event) => follow(event),
          onDrag: (event) => follow(event),
          onDrop: (event) => drop(event),
        }),
        autoScrollWindowForElements(),
      ),
    [],
  );
  return drag;
}
