import type { Appointment } from '@clinical/contract/schedules/schedules.schemas';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { type Place, snapped, type Step, stepped, wholeDay } from './calendar.ts';
import { placeOf, type VisitMove } from './use-visit-move.ts';

/** Pixels that a press may wander and still be a click. */
const still = 4;
const moveStep = 15;
const lengthStep = 5;
/** Pixels from the edge of the page within which it scrolls along, and how far. */
const edge = 40;

type Held = { x: number; y: number; within: number; resize: boolean; place: Place | null };

const steps: Record<string, Step> = {
  ArrowUp: { minutes: -moveStep },
  ArrowDown: { minutes: moveStep },
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
};
const lengths: Record<string, Step> = { ArrowUp: { length: -lengthStep }, ArrowDown: { length: lengthStep } };

/** Mouse, pen and keys on the block of a visit. A finger scrolls; it opens the actions, which move a visit as well. */
export function useBlockHands(visit: Appointment, move: VisitMove, days: readonly string[]) {
  const held = useRef<Held | null>(null);
  const wasDragged = useRef(false);
  const moving = move.moving?.visit.id === visit.id ? move.moving : null;
  const isFree = visit.abilities.edit && visit.status === 'booked' && !moving?.saving;

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    wasDragged.current = false;
    if (!isFree || event.button !== 0 || event.pointerType === 'touch') return;
    const resize = (event.target as Element).closest('[data-resize]') !== null;
    const within = event.clientY - event.currentTarget.getBoundingClientRect().top;
    // at once: the first move of a quick hand is outside the block already
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { x: event.clientX, y: event.clientY, within, resize, place: null };
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const grip = held.current;
    if (!grip) return;
    if (grip.place === null) {
      if (Math.hypot(event.clientX - grip.x, event.clientY - grip.y) < still) return;
      wasDragged.current = true;
    }
    const place = placeUnder(event, grip, visit);
    if (!place) return;
    grip.place = place;
    move.preview(visit, place, false);
    scrollAlong(event);
  };

  const onPointerUp = () => {
    const place = held.current?.place;
    held.current = null;
    if (place) move.save(visit, place);
  };

  const drop = () => {
    held.current = null;
    move.cancel();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && moving) {
      event.preventDefault();
      return drop();
    }
    if (event.key === 'Enter' && moving && !moving.saving) {
      event.preventDefault();
      return move.save(visit, moving.place);
    }
    const step = (event.shiftKey ? lengths : steps)[event.key];
    if (!step || !isFree || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const place = stepped(moving?.place ?? placeOf(visit), step);
    if (days.includes(place.date)) move.preview(visit, place, true);
  };

  const onClickCapture = (event: MouseEvent) => {
    // the end of a move is no click
    if (wasDragged.current || moving) event.stopPropagation();
    wasDragged.current = false;
  };

  return {
    isFree,
    moving,
    hands: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: drop,
      onKeyDown,
      onClickCapture,
      onBlur: drop,
    },
  };
}

function placeUnder(event: PointerEvent<HTMLElement>, grip: Held, visit: Appointment): Place | null {
  const before = placeOf(visit);
  const own = event.currentTarget.closest<HTMLElement>('[data-date]');
  const grid = own?.parentElement;
  if (!own || !grid) return null;
  const columns = [...grid.querySelectorAll<HTMLElement>('[data-date]')];
  // columns of one day are those of clinicians, and moving keeps the clinician
  const others = columns.filter(({ dataset }) => dataset.date !== own.dataset.date);
  const under = others.find((column) => {
    const { left, right } = column.getBoundingClientRect();
    return event.clientX >= left && event.clientX < right;
  });
  const column = grip.resize ? own : (under ?? own);
  const { top, height } = column.getBoundingClientRect();
  const minutesAt = (y: number) => ((y - top) / height) * wholeDay;
  if (grip.resize) {
    const to = snapped(minutesAt(event.clientY), lengthStep);
    return stepped(before, { length: to - before.minutes - before.length });
  }
  const from = snapped(minutesAt(event.clientY - grip.within), moveStep);
  return { ...stepped({ ...before, minutes: from }, {}), date: column.dataset.date ?? before.date };
}

function scrollAlong(event: PointerEvent<HTMLElement>): void {
  const scroller = event.currentTarget.closest('[data-scroller]');
  if (!scroller) return;
  const { top, bottom } = scroller.getBoundingClientRect();
  if (event.clientY < top + edge) scroller.scrollTop -= edge / 2;
  if (event.clientY > bottom - edge) scroller.scrollTop += edge / 2;
}
