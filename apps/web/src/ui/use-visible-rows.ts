import { type RefObject, startTransition, useEffect, useState } from 'react';

/** Rows `first` to `last` (exclusive) are on screen or near it; `height` is that of each, in pixels. */
export type VisibleRows = { first: number; last: number; height: number };

/** Before a row was measured: `--row-height` of the theme. */
const usualHeight = 44;
/** Rows drawn beyond the edges, so that a quick flick meets rows and not the empty page. */
const beyond = 8;
/** The range moves in such steps: not each pixel of a scroll draws the table anew. */
const step = 8;

/**
 * Which rows of a long table must be drawn, as the page scrolls. All rows have one height; what is left out stands as a space of
 * its height in the same `body`. Rows carry `data-row`.
 */
export function useVisibleRows(body: RefObject<HTMLElement | null>): VisibleRows {
  const [rows, setRows] = useState<VisibleRows>(firstRange);
  useEffect(() => {
    const look = () => {
      if (!body.current) return;
      const row = body.current.querySelector('[data-row]')?.getBoundingClientRect().height;
      const now = rangeAt(-body.current.getBoundingClientRect().top, row || usualHeight);
      setRows((before) => (isSame(before, now) ? before : now));
    };
    // the rows around the window are drawn in pieces, so that the first ones can be used meanwhile
    startTransition(look);
    const options = { passive: true };
    window.addEventListener('scroll', look, options);
    window.addEventListener('resize', look, options);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [body]);
  return rows;
}

/** The rows of the window alone, below the page's head: that takes more of a phone. */
const firstRange = (): VisibleRows => ({
  first: 0,
  last: Math.ceil((window.innerHeight - (window.matchMedia('(max-width: 40em)').matches ? 360 : 120)) / usualHeight),
  height: usualHeight,
});

/** @param scrolled pixels of the table above the window */
function rangeAt(scrolled: number, height: number): VisibleRows {
  const top = Math.floor(scrolled / height / step) * step;
  const shown = Math.ceil(window.innerHeight / height) + step;
  return { first: Math.max(0, top - beyond), last: Math.max(0, top) + shown + beyond, height };
}

const isSame = (one: VisibleRows, other: VisibleRows) =>
  one.first === other.first && one.last === other.last && one.height === other.height;
