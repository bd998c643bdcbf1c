/** So close to the end counts as the end, in pixels. */
const nearEnd = 32;

type Place = { key: string; top: number } | 'end';

export type HeldPlace = {
  toEnd: () => void;
  /** Brings a row into the middle and gives it the focus. @returns false when it is not there */
  toRow: (key: string) => boolean;
  stop: () => void;
};

/**
 * Holds what is being read where it is, whatever is added or changes its height around it: at the end, the newest message; else the
 * first row in sight. Rows carry `data-row` with their key. The browser's own anchoring is switched off in the style sheet.
 */
export function holdPlace(box: HTMLElement, list: HTMLElement, onAtEnd: (isAtEnd: boolean) => void): HeldPlace {
  let place: Place = 'end';
  const remember = () => {
    const isAtEnd = box.scrollHeight - box.scrollTop - box.clientHeight <= nearEnd;
    place = isAtEnd ? 'end' : (firstInSight(box) ?? 'end');
    onAtEnd(isAtEnd);
  };
  const hold = () => {
    if (place === 'end') {
      box.scrollTop = box.scrollHeight;
      return;
    }
    const row = rowOf(box, place.key);
    if (row) box.scrollTop += topIn(box, row) - place.top;
  };
  // tells after layout and before paint: nothing is seen to jump
  const sizes = new ResizeObserver(hold);
  sizes.observe(box);
  sizes.observe(list);
  box.addEventListener('scroll', remember, { passive: true });
  return {
    toEnd: () => {
      place = 'end';
      hold();
      onAtEnd(true);
    },
    toRow: (key) => {
      const row = rowOf(box, key);
      if (!row) return false;
      row.scrollIntoView({ block: 'center' });
      row.focus({ preventScroll: true });
      remember();
      return true;
    },
    stop: () => {
      sizes.disconnect();
      box.removeEventListener('scroll', remember);
    },
  };
}

const topIn = (box: HTMLElement, row: HTMLElement): number =>
  row.getBoundingClientRect().top - box.getBoundingClientRect().top;

const rowOf = (box: HTMLElement, key: string): HTMLElement | null =>
  box.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`);

function firstInSight(box: HTMLElement): Place | null {
  for (const row of box.querySelectorAll<HTMLElement>('[data-row]')) {
    const top = topIn(box, row);
    if (top + row.offsetHeight > 0) return { key: row.dataset.row ?? '', top };
  }
  return null;
}
