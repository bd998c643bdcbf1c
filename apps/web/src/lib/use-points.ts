import { type KeyboardEvent, useState } from 'react';

/** One tab stop for a chart: arrows go along its points, Home and End to its ends, and Escape leaves them. */
export function usePoints(count: number) {
  const [at, setAt] = useState<number | null>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = placeAfter(event.key, at, count);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
  };
  const point = at === null || at >= count ? null : at;
  return { point, setPoint: setAt, chart: { tabIndex: 0, onKeyDown, onBlur: () => setAt(null) } };
}

function placeAfter(key: string, at: number | null, count: number): number | null | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowRight') return at === null ? 0 : Math.min(count - 1, at + 1);
  if (key === 'ArrowLeft') return at === null ? count - 1 : Math.max(0, at - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return key === 'Escape' && at !== null ? null : undefined;
}
